/**
 * The text to somebody who called in vain (defaults 12.1): off by default, once per caller in 24 hours, never to who opted out.
 * Messaging sees to the latter two, since it knows all texts (services/messaging/src/messages/textBack.ts).
 */
import { hasNumber } from './flow/message.ts';
import type { CallState } from './state.ts';
import type { Step } from './step.ts';

/** A call that we learn of later than this is no news to its caller any more: 1 h. */
const NEWS_MS = 3_600_000;

/**
 * The caller spoke with nobody and left nothing. Who left a message was told that it was taken, and waits for a call; who hung
 * up within 5 s most likely misdialled; and a block must not be answered. Declined by all of us is a missed call to the caller.
 */
function calledInVain({ direction, status, endReason }: CallState): boolean {
  if (direction !== 'INBOUND') return false;
  if (status === 'ABANDONED') return endReason !== 'SHORT_ABANDON';
  return status === 'MISSED' || endReason === 'DECLINED_BY_ALL';
}

/** The call has its final status. */
export function writeBack(step: Step): void {
  const { call, now } = step;
  const text = call.flow.missedCallText;
  if (text === undefined || !calledInVain(call)) return;
  if (now - (call.endedAt ?? now) > NEWS_MS) return notWritten(step, 'LATE');
  if (!hasNumber(call.peerNumber)) return notWritten(step, 'HIDDEN');
  step.command({ kind: 'SEND_TEXT', to: call.peerNumber, text, textBack: true });
}

/** What became of it. `code`: why it is not sent, a code of messaging; null: it is sent. */
export function textBackTaken(step: Step, code: string | null): void {
  const { missedCallText: text = '' } = step.call.flow;
  if (code !== null) notWritten(step, code);
  else {
    step.call.textBack = 'SENT';
    step.say('good', 'text_back.sent', `The caller got the text for missed calls: “${text}”`, { text });
  }
  // Whoever looks at the call sees it without asking again.
  step.change('TEXTED');
}

function notWritten(step: Step, reason: string): void {
  step.call.textBack = reason;
  step.say('skipped', 'text_back.not_sent', `No text for the missed call: ${reason}`, { reason });
}
