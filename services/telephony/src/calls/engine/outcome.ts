/** The tables of defaults 8.1: from what happened to the final status and its reason. */
import type { Decision, LegOutcome } from './inputs.ts';
import type { CallState, EndedBy, EndReason, Phase } from './state.ts';

const SHORT_ABANDON_MS = 5_000;

const THEM: EndedBy = { side: 'THEM' };

/** The caller hears something of ours, or waits in a queue; nobody was let ring for this call alone. */
const waitingPhases: ReadonlySet<Phase> = new Set(['GREETING', 'MENU', 'ANNOUNCEMENT', 'ROUTING', 'QUEUED']);

/** SIP codes with which media was not agreed on: 415, 488, 606 (RFC 3261, 21.4.13, 21.4.26, 21.6.4). */
const NO_COMMON_MEDIA: ReadonlySet<number> = new Set([415, 488, 606]);

/**
 * Why the carrier gave an inbound leg up before anybody answered (defaults 8.1, row 3): media that was not agreed on, a set-up that
 * was refused (other 4xx and 6xx), and all that lies with the carrier: 5xx, and no code at all.
 */
function failureOf(sipCode: number | null): EndReason {
  if (sipCode === null) return 'CARRIER_ERROR';
  if (NO_COMMON_MEDIA.has(sipCode)) return 'CODEC';
  return sipCode >= 500 && sipCode < 600 ? 'CARRIER_ERROR' : 'SETUP_ERROR';
}

/** The outside party's leg of an inbound call ended. */
export function inboundOutcome(call: CallState, now: number, how: LegOutcome | null, sipCode: number | null): Decision {
  if (call.answeredAt !== null) return { status: 'COMPLETED', reason: 'CALLER_HANGUP', by: THEM };
  if (how === 'failed') return { status: 'FAILED', reason: failureOf(sipCode) };
  if (waitingPhases.has(call.phase)) {
    return {
      status: 'ABANDONED',
      reason: now - call.startedAt < SHORT_ABANDON_MS ? 'SHORT_ABANDON' : 'CALLER_HANGUP_WAITING',
      by: THEM,
    };
  }
  return { status: 'MISSED', reason: 'CALLER_HANGUP_RINGING', by: THEM };
}

const bySipCode: Readonly<Record<number, Decision>> = {
  486: { status: 'REJECTED', reason: 'BUSY' },
  600: { status: 'REJECTED', reason: 'BUSY' },
  603: { status: 'REJECTED', reason: 'DECLINED' },
  607: { status: 'REJECTED', reason: 'UNWANTED' },
  608: { status: 'REJECTED', reason: 'BLOCKED_BY_ANALYTICS' },
  408: { status: 'MISSED', reason: 'NO_ANSWER' },
  480: { status: 'MISSED', reason: 'NO_ANSWER' },
  487: { status: 'ABANDONED', reason: 'CANCELLED_BY_AGENT' },
  404: { status: 'FAILED', reason: 'INVALID_NUMBER' },
  484: { status: 'FAILED', reason: 'INVALID_NUMBER' },
  604: { status: 'FAILED', reason: 'INVALID_NUMBER' },
  410: { status: 'FAILED', reason: 'INVALID_NUMBER' },
  401: { status: 'FAILED', reason: 'FORBIDDEN' },
  403: { status: 'FAILED', reason: 'FORBIDDEN' },
  407: { status: 'FAILED', reason: 'FORBIDDEN' },
};

const byWord: Readonly<Record<LegOutcome, Decision>> = {
  completed: { status: 'MISSED', reason: 'NO_ANSWER' },
  busy: { status: 'REJECTED', reason: 'BUSY' },
  'no-answer': { status: 'MISSED', reason: 'NO_ANSWER' },
  canceled: { status: 'ABANDONED', reason: 'CANCELLED_BY_AGENT' },
  failed: { status: 'FAILED', reason: 'CARRIER_ERROR' },
};

/** A leg that we dialled ended unanswered: by SIP code where the carrier gives one, else by its word. */
const unanswered = (how: LegOutcome | null, sipCode: number | null): Decision =>
  (sipCode === null ? undefined : bySipCode[sipCode]) ?? byWord[how ?? 'failed'];

/** The far end's leg of an outbound call ended. */
export function outboundOutcome(call: CallState, how: LegOutcome | null, sipCode: number | null): Decision {
  if (call.answeredAt !== null) return { status: 'COMPLETED', reason: 'CALLER_HANGUP', by: THEM };
  return unanswered(how, sipCode);
}

/** Whether a leg that we dialled never came to whoever would have answered it. */
export const wasNotReached = (how: LegOutcome | null, sipCode: number | null): boolean =>
  unanswered(how, sipCode).status === 'FAILED';
