/** How far a callback is, as whoever looks after the calls sees it. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { QueueCallbackSchema } from '@ringline/proto/telephony/v1/callbacks_pb';
import { mayCancel } from './cancelCallback.ts';
import { isCallbackWaiting } from './engine/callback/callback.ts';
import { BETWEEN_TRIES_MS, LONGEST_WAIT_MS, MOST_TRIES } from './engine/callback/tries.ts';
import { type CallState, isFinal } from './engine/state.ts';

/** Undefined: the call calls nobody back. `now`: epoch ms. */
export function callbackInit(
  call: CallState,
  principal: Principal,
  now: number,
): MessageInitShape<typeof QueueCallbackSchema> | undefined {
  const { callback, answeredAt } = call;
  if (!callback) return undefined;
  const { attempt, askedAt, ofCallId } = callback;
  const notBefore = attempt > 1 ? call.startedAt + BETWEEN_TRIES_MS : 0;
  const state = stateOf(call, now < notBefore);
  return {
    state,
    attempt,
    mostAttempts: MOST_TRIES,
    askedAt: timestampFromMs(askedAt),
    ...(state === 'LATER' ? { nextTryAt: timestampFromMs(notBefore) } : {}),
    expiresAt: timestampFromMs(askedAt + LONGEST_WAIT_MS),
    askedInCallId: ofCallId,
    mayCancel: !isFinal(call) && answeredAt === null && mayCancel(call, principal, principal.scope('CALLS', 'UPDATE')),
  };
}

function stateOf(call: CallState, later: boolean): string {
  if (call.answeredAt !== null) return 'TALKING';
  if (!isCallbackWaiting(call)) return 'DIALLING';
  if (call.offers.some((offer) => offer.state === 'RINGING')) return 'RINGING';
  return later ? 'LATER' : 'WAITING';
}
