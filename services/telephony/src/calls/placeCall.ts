import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { clientIdentity } from '@ringline/kit/carrier';
import { create } from '@bufbuild/protobuf';
import { assertAllowed, type Principal } from '@ringline/kit/auth';
import { Action, AuthorizationSchema } from '@ringline/proto/options/v1/options_pb';
import { invalid, Refusal, refusalOf } from '@ringline/kit/errors';
import { addressOf, numberOf, readPhoneNumber } from '@ringline/kit/phone';
import { isUuid } from '@ringline/kit/ids';
import { repeated } from '@ringline/kit/telemetry';
import type { Deps } from '../context.ts';
import { requireEmergencyAddress } from '../numbers/emergencyAddress.ts';
import { testNumberEnded } from '../numbers/testNumberDays.ts';
import { mayTestNumberCall } from '../numbers/testNumberReach.ts';
import { requireTheirs } from '../numbers/numberView.ts';
import { refuseOldSession } from '../quality/session.ts';
import type { ApplyInput } from './applyInput.ts';
import { emergencyCountries, emergencyLine } from './emergency.ts';
import { notDialable } from './notDialable.ts';
import { refuseTooManyAtOnce, refuseTooManyCalls } from './callRate.ts';
import { ON_A_CALL, readCall } from './callStore.ts';
import { type CallState, isFinal } from './engine/state.ts';
import { LONGEST_CALL_SECONDS } from './inboundFacts.ts';
import { writeCallOut } from './callOut.ts';

export interface PlaceCallInput {
  phoneNumberId: string;
  to: string;
  deviceId: string;
  idempotencyKey: string;
}

/** Who may call numbers like any other; an emergency number is everybody's. */
const ORDINARY = create(AuthorizationSchema, {
  rule: { case: 'permission', value: { resource: 'CALLS', action: Action.CREATE } },
  seat: true,
});

/**
 * Begins an outbound call: the call waits for its device, which connects with the parameters that come back. To an emergency number
 * any member's call goes out, whatever their role, seat, number, plan, credit and limits (defaults 7.3): the best number calls.
 * @throws Refusal FORBIDDEN_ROLE, SEAT_REQUIRED, PHONE_INVALID, NOT_FOUND, OUT_OF_SCOPE, CALLER_ID_NOT_OWNED,
 * DESTINATION_NOT_SUPPORTED (an emergency number that no number of the workspace reaches among them),
 * EMERGENCY_ADDRESS_REQUIRED, INSUFFICIENT_BALANCE, CONFLICT when the person is on a call, GONE when the call's session is over, RATE_LIMITED, UNAVAILABLE (retryable) while billing cannot be asked
 */
export function placeCall(deps: Deps, apply: ApplyInput) {
  return async (input: PlaceCallInput, principal: Principal): Promise<CallState> => {
    const { workspaceId, userId } = principal;
    if (input.idempotencyKey === '')
      throw invalid('idempotencyKey', 'An idempotency key is needed, so that a repeated request dials once.');
    const call = await begin(deps, input, principal);
    // A repeated request asks as well: whoever asked first may be gone, and billing holds once for a call.
    if (!call.awaitsCredit || isFinal(call)) return call;
    const hold = await deps.rpc
      .client(BillingService)
      .holdForCall({
        workspaceId,
        callId: call.id,
        fromNumber: call.workspaceNumber,
        toNumber: numberOf(call.peerNumber),
        isTestNumber: call.isTestNumber,
      })
      .catch((error: unknown) => notHeld(deps, error));
    if (!hold.allowed) {
      const refused = await apply({
        workspaceId,
        callId: call.id,
        key: 'credit:refused',
        input: { type: 'CREDIT_REFUSED', code: hold.code, reason: hold.reason },
      });
      if (refused && !isFinal(refused.call)) return refused.call;
      throw new Refusal({
        code: hold.code || 'INSUFFICIENT_BALANCE',
        message: hold.reason || 'Not enough credit for this call. Top up to continue.',
        ...('refusal' in hold ? hold.refusal : {}),
        ...(hold.check ? { why: { check: hold.check, whoCanFix: ['OWNER'] } } : {}),
      });
    }
    const held = await apply({
      workspaceId,
      callId: call.id,
      key: 'credit:held',
      input: {
        type: 'CREDIT_HELD',
        coveredSeconds: hold.coveredSeconds > 0 ? hold.coveredSeconds : null,
        capSeconds: hold.talkTimeCapSeconds > 0 ? hold.talkTimeCapSeconds : LONGEST_CALL_SECONDS,
      },
    });
    deps.log.info({ callId: call.id, userId }, 'an outbound call waits for its device');
    return held?.call ?? call;
  };
}

/** What says that billing is in trouble rather than what it thinks of the call. */
const IN_TROUBLE: ReadonlySet<string> = new Set(['UNAVAILABLE', 'INTERNAL']);

/**
 * Billing gave no answer, or refused to: the call is not placed, rather than left to wait until whoever tries again is told that
 * they are on a call. Its end releases what may be held.
 */
function notHeld({ log }: Pick<Deps, 'log'>, error: unknown) {
  const none = { allowed: false, coveredSeconds: 0, talkTimeCapSeconds: 0, check: '' };
  const refused = refusalOf(error);
  if (refused && !IN_TROUBLE.has(refused.code)) {
    const { code, message: reason, field, why, retryable, details } = refused;
    return { ...none, code, reason, refusal: { field, why, retryable, details } };
  }
  repeated(log).warn({ err: error }, 'billing could not be asked; an outbound call was not placed');
  return {
    ...none,
    code: 'UNAVAILABLE',
    reason: 'Your credit couldn’t be checked, so the call wasn’t placed. Try again in a moment.',
    refusal: { retryable: true, why: { check: 'billing', required: 'reachable', current: 'away' } },
  };
}

/** What the device passes to `connect({ params })`. */
export function connectParams(call: CallState, legId: string | null): Record<string, string> {
  return { callId: call.id, legId: legId ?? '' };
}

async function begin(deps: Deps, input: PlaceCallInput, principal: Principal): Promise<CallState> {
  const { workspaceId, userId } = principal;
  const idempotencyKey = `${userId}:${input.idempotencyKey}`;
  const whose = { userId, idempotencyKey, identity: identityOf(workspaceId, userId, input.deviceId) };
  return deps.db.tenant(workspaceId, async (uow) => {
    const { tx } = uow;
    const before = await tx.call.findFirst({ where: { workspaceId, idempotencyKey }, select: { id: true } });
    const known = before && (await readCall(tx, workspaceId, before.id));
    if (known) return known;
    const found = isUuid(input.phoneNumberId)
      ? await tx.phoneNumber.findUnique({ where: { workspaceId_id: { workspaceId, id: input.phoneNumberId } } })
      : null;
    // Before anything else that could be wrong: whoever dials it has no time for that.
    const countries = await emergencyCountries(uow, input.to, found?.country);
    if (countries.length > 0) {
      const line = await emergencyLine(uow, { to: input.to, countries, chosenId: found?.id });
      return writeCallOut(deps, uow, { ...line, ...whose, dialled: input.to.trim() });
    }
    assertAllowed(principal, ORDINARY);
    refuseOldSession(deps, input.idempotencyKey);
    await refuseTooManyCalls(deps, uow, userId);
    await refuseTooManyAtOnce(uow);
    // A name takes no part in calls.
    const number = requireTheirs(found?.type === 'SENDER_ID' ? null : found, principal, 'READ');
    if (number.type === 'WEB')
      throw new Refusal({
        code: 'CALLER_ID_NOT_OWNED',
        message: `“${number.name}” only takes calls from your site. Choose a phone number to call with.`,
      });
    if (number.isTestNumber && number.status === 'RELEASED') throw testNumberEnded('CALLER_ID_NOT_OWNED', number);
    if (number.status !== 'AVAILABLE') {
      throw new Refusal({
        code: 'CALLER_ID_NOT_OWNED',
        message: `${number.number} can’t be used for calls right now.`,
      });
    }
    const to = readPhoneNumber(input.to, number.country);
    if (!to)
      throw await notDialable(uow, {
        given: input.to,
        country: number.country,
        field: 'to',
        otherwise: 'Phone number is not valid',
      });
    if (to.number === number.number) throw invalid('to', 'This is the number you’re calling from.');
    if (number.isTestNumber) mayTestNumberCall(deps.env, to.number);
    requireEmergencyAddress(number);
    const engaged = await tx.engagement.count({ where: { workspaceId, userId, kind: { in: ON_A_CALL } } });
    if (engaged > 0) {
      throw new Refusal({
        code: 'CONFLICT',
        message: 'You’re on a call. End it first.',
        why: { check: 'active_calls', required: '0', current: String(engaged) },
      });
    }
    return writeCallOut(deps, uow, { number, to: addressOf(to), ...whose });
  });
}

/** @throws Refusal VALIDATION_FAILED for a device id without letters and digits */
export function identityOf(workspaceId: string, userId: string, deviceId: string): string {
  if (!/[A-Za-z0-9]/.test(deviceId)) throw invalid('deviceId', 'A device id needs letters or digits.');
  return clientIdentity({ workspaceId, userId, deviceId });
}
