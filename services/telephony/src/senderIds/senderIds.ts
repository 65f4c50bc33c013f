/** Sender ids: names that texts leave under. They cost nothing each month, and nobody can answer one. */
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { trimmed } from '@ringline/kit/text';
import type { DocumentRejection, DocumentsStatus } from '../compliance/documents/dossier.ts';
import type { Deps, Unit } from '../context.ts';
import type { NumberDocuments, PhoneNumber } from '../generated/prisma/client.ts';
import { announceNumber } from '../numbers/announceNumber.ts';
import { assertTeam } from '../numbers/numbers.ts';
import { SENDER_ID_RULES } from './countries.ts';

/** Of a workspace. */
const MOST = 20;
/** What carriers take as a name: up to 11 of these, with a letter among them. */
const NAME = /^(?=.*[A-Za-z])[A-Za-z0-9 +\-_&]{1,11}$/;
/** The job that tells the carrier of one, or takes it from there. */
export const SET_UP_SENDER_ID = 'set-up-sender-id';

export const OF_SENDER_ID = { type: 'SENDER_ID', NOT: { status: 'RELEASED' } } as const;

export type SenderIdState = 'ACTIVE' | 'IN_REVIEW' | 'NEEDS_DOCUMENTS' | 'REFUSED' | 'REJECTED' | 'SETTING_UP';

export interface ListedSenderId {
  readonly number: PhoneNumber;
  readonly state: SenderIdState;
  /** In the carrier's words, where it is REJECTED or REFUSED. */
  readonly reasons: readonly string[];
}

type Documents = Pick<NumberDocuments, 'status' | 'rejections'>;

/** How a sender id stands: what it lacks first, then what the carrier says. */
export function stateOf(
  { status, country, statusReason }: Pick<PhoneNumber, 'status' | 'country' | 'statusReason'>,
  documents: Documents | undefined,
): Pick<ListedSenderId, 'state' | 'reasons'> {
  if (status === 'AVAILABLE') return { state: 'ACTIVE', reasons: [] };
  if (SENDER_ID_RULES[country] === 'REGISTRATION') {
    const stands = documents?.status as DocumentsStatus | undefined;
    if (stands === undefined || stands === 'DRAFT') return { state: 'NEEDS_DOCUMENTS', reasons: [] };
    if (stands === 'PENDING' || stands === 'IN_REVIEW') return { state: 'IN_REVIEW', reasons: [] };
    if (stands === 'REJECTED') {
      const all = (documents?.rejections ?? []) as unknown as DocumentRejection[];
      return { state: 'REJECTED', reasons: all.map(({ reason }) => reason) };
    }
  }
  return statusReason === '' ? { state: 'SETTING_UP', reasons: [] } : { state: 'REFUSED', reasons: [statusReason] };
}

export const listSenderIds =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ workspaceId }: Pick<Principal, 'workspaceId'>): Promise<ListedSenderId[]> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const numbers = await tx.phoneNumber.findMany({
        where: { ...OF_SENDER_ID, workspaceId },
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      });
      const documents = await tx.numberDocuments.findMany({ where: { workspaceId, numberType: 'SENDER_ID' } });
      return numbers.map((number) => ({ number, ...stateOf(number, documentsOf(documents, number)) }));
    });

const documentsOf = (all: readonly NumberDocuments[], { country, number }: PhoneNumber): NumberDocuments | undefined =>
  all.find((one) => one.country === country && one.senderId === number);

interface NewSenderId {
  readonly senderId: string;
  readonly country: string;
  /** Empty: the default team. */
  readonly teamId: string;
}

/** @throws Refusal VALIDATION_FAILED, NOT_FOUND for the team, CONFLICT for one that is there, NUMBER_LIMIT_REACHED */
export const createSenderId =
  (deps: Deps) =>
  async (input: NewSenderId, principal: Principal): Promise<ListedSenderId> => {
    const { workspaceId } = principal;
    const name = trimmed(input.senderId);
    if (!NAME.test(name))
      throw invalid(
        'senderId',
        'A sender name has 1 to 11 letters and digits, at least one letter among them. Spaces, +, -, _ and & are fine as well.',
      );
    const country = input.country.toUpperCase();
    const rule = SENDER_ID_RULES[country];
    if (rule === undefined) throw invalid('country', 'Sender names don’t work in this country. Choose another one.');
    if (rule === 'NOT_SUPPORTED')
      throw invalid('country', 'Networks of this country show no sender names. Use a phone number there.');
    return deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      await lock(uow);
      const workspace = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
      const teamId = input.teamId || workspace?.defaultTeamId || '';
      await assertTeam(uow, teamId, principal);
      const held = await tx.phoneNumber.findMany({ where: { ...OF_SENDER_ID, workspaceId } });
      // Phones show a name as it is written, and networks tell no two apart that differ in case alone.
      if (held.some((one) => one.country === country && one.number.toLowerCase() === name.toLowerCase()))
        throw new Refusal({
          code: 'CONFLICT',
          field: 'senderId',
          message: `${name} is a sender name of this workspace already.`,
          why: { check: 'sender_id', current: name },
        });
      if (held.length >= MOST)
        throw new Refusal({
          code: 'NUMBER_LIMIT_REACHED',
          message: `A workspace has at most ${MOST} sender names. Remove one that you don’t use.`,
          why: {
            check: 'sender_ids',
            required: String(MOST),
            current: String(held.length),
            whoCanFix: ['OWNER', 'ADMIN'],
          },
        });
      const number = await tx.phoneNumber.create({
        data: {
          workspaceId,
          id: deps.ids.uuid(),
          number: name,
          name,
          status: 'UNAVAILABLE',
          country,
          type: 'SENDER_ID',
          isTestNumber: false,
          isFree: true,
          voicemail: false,
          teamId,
          createdAt: deps.clock.now(),
        },
      });
      announceNumber(uow, number);
      // What was registered before it was removed is registered still.
      const documents = await tx.numberDocuments.findFirst({
        where: { workspaceId, country, numberType: 'SENDER_ID', senderId: name },
      });
      if (rule === 'OPEN' || documents?.status === 'APPROVED') await setUpLater(deps, uow, number.id);
      return { number, ...stateOf(number, documents ?? undefined) };
    });
  };

/** Gives it to another team. @throws Refusal NOT_FOUND, CONFLICT for a stale version */
export const updateSenderId =
  ({ db }: Pick<Deps, 'db'>) =>
  (
    { id, version, teamId }: { id: string; version: number; teamId: string },
    principal: Principal,
  ): Promise<ListedSenderId> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const { tx, workspaceId } = uow;
      await lock(uow);
      const known = await senderIdOf(uow, id);
      if (known.version !== version) throw conflict('The sender name');
      await assertTeam(uow, teamId, principal);
      const number = await tx.phoneNumber.update({
        where: { workspaceId_id: { workspaceId, id } },
        data: { teamId, version: { increment: 1 } },
      });
      announceNumber(uow, number, { changedByUserId: principal.userId, changes: [], formerTeamId: known.teamId });
      const { country, number: senderId } = number;
      const documents = await tx.numberDocuments.findFirst({
        where: { workspaceId, country, numberType: 'SENDER_ID', senderId },
      });
      return { number, ...stateOf(number, documents ?? undefined) };
    });

/** Texts of the past stay, and what was registered. @throws Refusal NOT_FOUND */
export const removeSenderId =
  (deps: Deps) =>
  (id: string, { workspaceId }: Pick<Principal, 'workspaceId'>): Promise<void> =>
    deps.db.tenant(workspaceId, async (uow) => {
      await lock(uow);
      await senderIdOf(uow, id);
      const removed = await uow.tx.phoneNumber.update({
        where: { workspaceId_id: { workspaceId, id } },
        data: { status: 'RELEASED', releaseDate: deps.clock.now(), version: { increment: 1 } },
      });
      announceNumber(uow, removed);
      await setUpLater(deps, uow, id);
    });

/** Has the carrier told, in the transaction that changes what it has to be told. */
export const setUpLater = ({ jobs }: Pick<Deps, 'jobs'>, uow: Unit, phoneNumberId: string): Promise<void> =>
  jobs.enqueue(uow, SET_UP_SENDER_ID, { workspaceId: uow.workspaceId, phoneNumberId });

/** Of two who change them at the same time, the second sees what the first did. */
const lock = ({ tx, workspaceId }: Unit) =>
  tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`sender-id:${workspaceId}`}, 0))`;

async function senderIdOf({ tx, workspaceId }: Unit, id: string): Promise<PhoneNumber> {
  const found = isUuid(id) ? await tx.phoneNumber.findFirst({ where: { ...OF_SENDER_ID, workspaceId, id } }) : null;
  if (!found) throw notFound('The sender name');
  return found;
}
