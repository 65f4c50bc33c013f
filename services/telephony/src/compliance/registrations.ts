/** What workspaces keep of their registrations, and how these move. */
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { SaveRegistrationRequest } from '@ringline/proto/telephony/v1/registrations_pb';
import { RegistrationDecidedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { seededUuid } from '../calls/engine/ids.ts';
import { nameOf } from '../calls/transferCall.ts';
import type { Deps, Transaction, Unit } from '../context.ts';
import type { PhoneNumber, Prisma, Registration } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { REGISTRATION_TYPES, type RegistrationForm, type RegistrationType } from './form.ts';
import { lint, passes } from './lint.ts';
import { readForm } from './readForm.ts';
import { OF_BUSINESS } from './local/form.ts';
import { isBrandFixed } from './local/state.ts';
import { lookAtSites } from './sites.ts';
import { nextStatus, type RegistrationInput, type RegistrationStatus } from './transitions.ts';

/** The jobs that send one to the carrier, and ask how it stands. */
export const SUBMIT_REGISTRATION = 'submit-registration';
export const CHECK_REGISTRATION = 'check-registration';

export interface Step {
  readonly status: RegistrationStatus;
  /** ISO 8601. */
  readonly at: string;
  /** Empty: the carriers. */
  readonly byName: string;
}

export interface Rejection {
  readonly code: string;
  readonly reason: string;
}

export const formOf = ({ form }: Pick<Registration, 'form'>): RegistrationForm => form as unknown as RegistrationForm;
const json = (value: unknown) => value as Prisma.InputJsonValue;

/** All of a workspace: its local numbers' first, then one of each toll-free number. */
export const listRegistrations =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<Registration[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.registration.findMany({
        where: { workspaceId },
        orderBy: [{ phoneNumberId: { sort: 'asc', nulls: 'first' } }, { id: 'asc' }],
      }),
    );

/** The registry knows this business: other details would be another one. @throws Refusal VALIDATION_FAILED with the field */
function assertSameBusiness(before: RegistrationForm, after: RegistrationForm): void {
  const changed = OF_BUSINESS.find((field) => String(before[field]) !== String(after[field]));
  if (changed !== undefined)
    throw invalid(changed, 'The carriers approved this business, so its details can’t change here any more.');
}

type Save = Pick<SaveRegistrationRequest, 'type' | 'phoneNumberId' | 'form' | 'version'>;

/**
 * Keeps the form and checks it.
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND for the number, CONFLICT, INVALID_TRANSITION while it is under review
 */
export const saveRegistration =
  (deps: Deps) =>
  async (input: Save, principal: Principal): Promise<Registration> => {
    const { workspaceId } = principal;
    const type = typeOf(input.type);
    const form = readForm(input.form);
    const phoneNumberId = type === 'TOLL_FREE' ? input.phoneNumberId : null;
    // Outside of the transaction: pages take seconds.
    const findings = lint(type, form, await lookAtSites(deps, form));
    return deps.db.tenant(workspaceId, async ({ tx }) => {
      if (phoneNumberId !== null) await requireTollFree(tx, workspaceId, phoneNumberId);
      const known = await lockRegistration(tx, workspaceId, phoneNumberId);
      if ((known?.version ?? 0) !== input.version) throw conflict('The registration');
      if (known && isBrandFixed({ ...known, type })) assertSameBusiness(formOf(known), form);
      const before = (known?.status ?? 'DRAFT') as RegistrationStatus;
      const edited = { kind: 'EDITED', passes: passes(findings), editAllowed: known?.editAllowed ?? true } as const;
      const status = nextStatus(before, edited);
      const step = { status, at: deps.clock.now().toISOString(), byName: await nameOf(tx, principal) };
      const kept = { type, status, form: json(form), findings: json(findings), updatedAt: deps.clock.now() };
      if (!known)
        return tx.registration.create({
          data: { ...kept, workspaceId, id: deps.ids.uuid(), phoneNumberId, steps: json([step]) },
        });
      return tx.registration.update({
        where: { workspaceId_id: { workspaceId, id: known.id } },
        data: {
          ...kept,
          version: { increment: 1 },
          ...(status === before ? {} : { steps: json([...stepsOf(known), step]) }),
        },
      });
    });
  };

/**
 * Sends a toll-free verification to the carriers; it costs nothing.
 * @throws Refusal NOT_FOUND, CONFLICT, INVALID_TRANSITION for a draft and for one under review
 */
export const submitTollFree =
  (deps: Deps) =>
  (
    { phoneNumberId, version }: { phoneNumberId: string; version: number },
    principal: Principal,
  ): Promise<Registration> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const { workspaceId } = principal;
      await requireTollFree(uow.tx, workspaceId, phoneNumberId);
      const known = await lockRegistration(uow.tx, workspaceId, phoneNumberId);
      if (!known) throw notFound('The registration');
      if (known.version !== version) throw conflict('The registration');
      const byName = await nameOf(uow.tx, principal);
      const moved = await moveRegistration(deps, uow, known, { kind: 'SUBMITTED' }, { byName });
      await deps.jobs.enqueue(uow, SUBMIT_REGISTRATION, { workspaceId, registrationId: known.id });
      return moved;
    });

export interface Told {
  readonly byName?: string;
  readonly rejections?: readonly Rejection[];
  readonly editAllowed?: boolean;
  readonly editUntil?: Date | null;
  /** What is kept of the registry; absent: as it is. */
  readonly registry?: Prisma.InputJsonValue;
}

/** Moves a locked registration on, and its number with it. @throws Refusal INVALID_TRANSITION */
export async function moveRegistration(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  known: Registration,
  input: RegistrationInput,
  { byName = '', rejections = [], editAllowed = true, editUntil = null, registry }: Told = {},
): Promise<Registration> {
  const { tx, workspaceId } = uow;
  const status = nextStatus(known.status as RegistrationStatus, input);
  const step: Step = { status, at: clock.now().toISOString(), byName };
  const moved = await tx.registration.update({
    where: { workspaceId_id: { workspaceId, id: known.id } },
    data: {
      status,
      steps: json([...stepsOf(known), step]),
      rejections: json(rejections),
      editAllowed,
      editUntil,
      ...(registry === undefined ? {} : { registry }),
      updatedAt: clock.now(),
      version: { increment: 1 },
    },
  });
  if (known.phoneNumberId !== null) await verifyNumber(uow, known.phoneNumberId, status === 'APPROVED');
  if (byName === '' && DECISIONS.has(status)) await announceDecision(uow, moved);
  return moved;
}

/** What the carriers decide is told. */
const DECISIONS: ReadonlySet<string> = new Set<RegistrationStatus>(['APPROVED', 'REJECTED', 'SUSPENDED']);

async function announceDecision(uow: Unit, { id, phoneNumberId, status, version }: Registration): Promise<void> {
  const { tx, workspaceId } = uow;
  const number =
    phoneNumberId &&
    (await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id: phoneNumberId } } }));
  uow.emit(
    RegistrationDecidedSchema,
    {
      registrationId: id,
      decisionId: seededUuid(`registration-decision-${id}`, version),
      status,
      phoneNumberId: phoneNumberId ?? '',
      number: number ? number.number : '',
    },
    { key: id },
  );
}

export async function verifyNumber(uow: Unit, id: string, isComplianceVerified: boolean): Promise<void> {
  const { tx, workspaceId } = uow;
  const { count } = await tx.phoneNumber.updateMany({
    where: { workspaceId, id, isComplianceVerified: !isComplianceVerified },
    data: { isComplianceVerified, version: { increment: 1 } },
  });
  if (count === 0) return;
  announceNumber(uow, await tx.phoneNumber.findUniqueOrThrow({ where: { workspaceId_id: { workspaceId, id } } }));
}

export const stepsOf = ({ steps }: Pick<Registration, 'steps'>): Step[] => steps as unknown as Step[];

/** Of two who save or submit at the same time, the second sees what the first did. */
export async function lockRegistration(
  tx: Transaction,
  workspaceId: string,
  phoneNumberId: string | null,
): Promise<Registration | null> {
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`registration:${workspaceId}`}, 0))`;
  return tx.registration.findFirst({ where: { workspaceId, phoneNumberId } });
}

async function requireTollFree(tx: Transaction, workspaceId: string, id: string): Promise<PhoneNumber> {
  const number = isUuid(id)
    ? await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id } } })
    : null;
  if (!number || number.status === 'RELEASED') throw notFound('The number');
  if (number.type !== 'TOLL_FREE')
    throw invalid('phoneNumberId', `${number.number} is not a toll-free number. Register it with your local numbers.`);
  return number;
}

function typeOf(given: string): RegistrationType {
  const type = REGISTRATION_TYPES.find((name) => name === given);
  if (type === undefined) throw invalid('type', `Choose one of ${REGISTRATION_TYPES.join(', ')}.`);
  return type;
}
