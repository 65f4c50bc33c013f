/** What people do with the registration of their local numbers. */
import type { Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import { RegistrationFeeService } from '@ringline/proto/billing/v1/registrations_pb';
import { nameOf } from '../../calls/transferCall.ts';
import type { Deps, Unit } from '../../context.ts';
import type { Registration } from '../../generated/prisma/client.ts';
import { CHECK_REGISTRATION, lockRegistration, SUBMIT_REGISTRATION } from '../registrations.ts';
import { nextStatus, type RegistrationStatus } from '../transitions.ts';
import { primaryProfile } from './chain.ts';
import { dueFees, EMPTY_STATE, type FeeKind, feeId, type RegistryState, stateOf } from './state.ts';
import { json, moveLocked } from './store.ts';

const LONGEST_APPEAL = 2_000;

async function locked({ tx, workspaceId }: Unit, version?: number): Promise<Registration> {
  const known = await lockRegistration(tx, workspaceId, null);
  if (!known) throw notFound('The registration');
  if (version !== undefined && known.version !== version) throw conflict('The registration');
  return known;
}

/**
 * Sends it to the registry. Its fees are set aside before anything else happens, and charged when the registry has taken what they
 * are for.
 * @throws Refusal NOT_FOUND, CONFLICT, INVALID_TRANSITION, and what billing refuses
 */
export const submitRegistration =
  (deps: Deps) =>
  async ({ version }: { version: number }, principal: Principal): Promise<Registration> => {
    const { workspaceId } = principal;
    if (primaryProfile(deps) === undefined)
      throw new Refusal({
        code: 'CARRIER_ERROR',
        message: 'This server isn’t set up to register local numbers yet. Nothing was charged.',
        why: { check: 'registration_setup' },
      });
    const asked = await deps.db.tenant(workspaceId, async (uow) => {
      const known = await locked(uow, version);
      nextStatus(known.status as RegistrationStatus, { kind: 'SUBMITTED' });
      return known;
    });
    const attempt = stateOf(asked).attempts + 1;
    const fees = dueFees(asked).map((kind) => ({ kind, id: feeId(asked.id, attempt, kind) }));
    const hold = await deps.rpc.client(RegistrationFeeService).holdForRegistration({ workspaceId, fees });
    if (!hold.allowed)
      throw new Refusal({
        code: hold.code,
        message: hold.reason,
        why: { check: 'registration_fee', whoCanFix: ['OWNER', 'ADMIN'] },
      });
    return deps.db.tenant(workspaceId, async (uow) => {
      const known = await locked(uow, version);
      const byName = await nameOf(uow.tx, principal);
      const moved = await moveLocked(
        deps,
        uow,
        known,
        { kind: 'SUBMITTED' },
        {
          byName,
          change: (state) => submitted(state, known.type, attempt, fees),
        },
      );
      await deps.jobs.enqueue(uow, SUBMIT_REGISTRATION, { workspaceId, registrationId: known.id });
      return moved;
    });
  };

/** What is known of a business of another kind is of no use. */
function submitted(
  before: RegistryState,
  type: string,
  attempts: number,
  fees: readonly { kind: FeeKind; id: string }[],
): RegistryState {
  const { again: _, ...same } = before.type === undefined || before.type === type ? before : EMPTY_STATE;
  const again = same.brandStatus === 'FAILED' ? 'BRAND' : same.campaignSid === undefined ? undefined : 'CAMPAIGN';
  const held = Object.fromEntries(fees.map(({ kind, id }) => [kind, { id, state: 'HELD' as const }]));
  return {
    ...same,
    type,
    attempts,
    fees: { ...same.fees, ...held },
    appeal: '',
    ...(again === undefined || same.ending ? {} : { again }),
  };
}

/** @throws Refusal NOT_FOUND, INVALID_TRANSITION where no text is waited for */
export const resendConfirmation =
  (deps: Deps) =>
  async (principal: Principal): Promise<Registration> => {
    const { workspaceId } = principal;
    const known = await deps.db.tenant(workspaceId, (uow) => locked(uow));
    const { brandSid } = stateOf(known);
    if (brandSid === undefined || !awaitsConfirmation(known))
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message: 'The registry waits for no answer.',
        why: { check: 'registration' },
      });
    await deps.carrier.rest.messaging.v1.brandRegistrations(brandSid).brandRegistrationOtps.create();
    return deps.db.tenant(workspaceId, async (uow) => {
      const now = await locked(uow);
      const state = stateOf(now);
      const sent = { ...state, confirmationAt: deps.clock.now().toISOString(), confirmationLate: false };
      return uow.tx.registration.update({
        where: { workspaceId_id: { workspaceId, id: now.id } },
        data: { registry: json(sent) },
      });
    });
  };

export const awaitsConfirmation = (registration: Registration): boolean => {
  const { brandStatus, identity } = stateOf(registration);
  const isOpen = registration.status === 'PENDING' || registration.status === 'IN_REVIEW';
  return isOpen && registration.type === 'SOLE_PROPRIETOR' && brandStatus === 'APPROVED' && identity === 'UNVERIFIED';
};

/**
 * Withdraws one that is not approved, or ends one that is. What the registry has not taken yet costs nothing; what it has is paid.
 * @throws Refusal NOT_FOUND, CONFLICT
 */
export const withdrawRegistration =
  (deps: Deps) =>
  ({ version }: { version: number }, principal: Principal): Promise<Registration> =>
    deps.db.tenant(principal.workspaceId, async (uow) => {
      const { workspaceId } = principal;
      const known = await locked(uow, version);
      const ends = known.status === 'APPROVED' || known.status === 'SUSPENDED';
      const moved = await moveLocked(
        deps,
        uow,
        known,
        { kind: ends ? 'CANCELLED' : 'WITHDRAWN' },
        {
          byName: await nameOf(uow.tx, principal),
          change: (state) => ({ ...state, appeal: '', ending: state.campaignSid !== undefined }),
        },
      );
      await deps.jobs.enqueue(uow, CHECK_REGISTRATION, { workspaceId, registrationId: known.id });
      return moved;
    });

/** @throws Refusal NOT_FOUND, CONFLICT, VALIDATION_FAILED, INVALID_TRANSITION for one that is not suspended */
export const appealRegistration =
  (deps: Deps) =>
  (input: { text: string; version: number }, principal: Principal): Promise<Registration> => {
    const appeal = trimmed(input.text);
    if (appeal === '') throw invalid('text', 'Say what has changed.');
    if (appeal.length > LONGEST_APPEAL) throw invalid('text', `Use at most ${LONGEST_APPEAL} characters.`);
    return deps.db.tenant(principal.workspaceId, async (uow) => {
      const { workspaceId } = principal;
      const known = await locked(uow, input.version);
      if (known.status !== 'SUSPENDED')
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'This registration isn’t suspended.',
          why: { check: 'registration' },
        });
      const state = stateOf(known);
      // The carrier takes appeals from whoever runs the account alone, by a ticket.
      deps.log.warn(
        { workspaceId, brandSid: state.brandSid, campaignSid: state.campaignSid },
        'a workspace appeals against the suspension of its registration: take it to the carrier’s support',
      );
      return uow.tx.registration.update({
        where: { workspaceId_id: { workspaceId, id: known.id } },
        data: { registry: json({ ...state, appeal }), version: { increment: 1 }, updatedAt: deps.clock.now() },
      });
    });
  };
