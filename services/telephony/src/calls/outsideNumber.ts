import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { addressOf, readPhoneNumber } from '@ringline/kit/phone';
import type { Deps, Unit } from '../context.ts';
import { requireEmergencyAddress } from '../numbers/emergencyAddress.ts';
import { mayTestNumberCall } from '../numbers/testNumberReach.ts';
import { refuseEmergency } from './emergency.ts';
import { notDialable } from './notDialable.ts';
import { refuseTooManyAtOnce, refuseTooManyCalls } from './callRate.ts';
import type { CallState } from './engine/state.ts';

/** A phone outside that a call asks within this time counts as a call that the person began (defaults 22). */
const MINUTE_MS = 60_000;

/**
 * The phone outside that somebody on a call wants to hand it to, or to ask into it, as its address: a call to the outside like any
 * other, so that who may not place one may not do it this way either. What it costs is held before it is dialled.
 * @throws Refusal FORBIDDEN_ROLE without CALLS:CREATE, PHONE_INVALID, VALIDATION_FAILED for the workspace's own numbers and for
 * who is on the call already, DESTINATION_NOT_SUPPORTED, EMERGENCY_ADDRESS_REQUIRED, RATE_LIMITED, LIMIT_REACHED
 */
export async function outsideNumber(
  deps: Deps,
  uow: Pick<Unit, 'tx' | 'workspaceId'>,
  { call, given, field, principal }: { call: CallState; given: string; field: string; principal: Principal },
): Promise<string> {
  const { workspaceId } = uow;
  refuseRole(principal);
  const number = await uow.tx.phoneNumber.findUnique({
    where: { workspaceId_id: { workspaceId, id: call.phoneNumberId } },
  });
  await refuseEmergency(uow, given, number?.country);
  const phone = readPhoneNumber(given, number?.country ?? 'US');
  if (!phone) {
    const otherwise = `${given.trim() || 'This'} isn’t a valid phone number. Enter it with its country code, such as +1 415 555 0142.`;
    throw await notDialable(uow, { given, country: number?.country, field, otherwise });
  }
  const to = addressOf(phone);
  if (to === call.peerNumber) throw invalid(field, `${to} is already on this call.`);
  const own = await uow.tx.phoneNumber.count({
    where: { workspaceId, number: phone.number, NOT: { status: 'RELEASED' } },
  });
  if (own > 0)
    throw invalid(field, `${to} is a number of this workspace: the call would come back. Choose a person or a team.`);
  if (call.isTestNumber) mayTestNumberCall(deps.env, to, field);
  if (number) requireEmergencyAddress(number);
  const since = deps.clock.now().getTime() - MINUTE_MS;
  const asked = (call.forwards ?? []).filter(({ askedAt = 0 }) => askedAt > since).length;
  await refuseTooManyCalls(deps, uow, principal.userId, asked);
  await refuseTooManyAtOnce(uow);
  return to;
}

/** Dialling out is CALLS:CREATE, wherever it is done from; handing a call to a colleague is not. */
function refuseRole(principal: Principal): void {
  if (principal.scope('CALLS', 'CREATE')) return;
  throw new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: `Your role ${principal.role} can’t call outside numbers. Ask ${principal.ownerName || 'the owner'}.`,
    why: {
      check: 'role',
      required: 'CALLS:CREATE',
      current: principal.role,
      whoCanFix: principal.ownerName ? [principal.ownerName] : ['OWNER'],
    },
  });
}
