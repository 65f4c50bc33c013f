/**
 * How the media of a call was, in words: what the browser of one of our people measured while it was bad. The figures
 * themselves lie beside the call (src/quality); here is what is told of them to who asks why a call went badly.
 */
import type { CallState } from './state.ts';
import type { MediaTrouble, TroubledTime } from './mediaTrouble.ts';
import type { Step } from './step.ts';
import { unseen } from './supervision.ts';

/** The leg with which a person's browser takes part, or took part: the only one of which it may tell. */
export function ownLeg(call: CallState, userId: string, sid: string) {
  return Object.values(call.legs).find(
    (leg) => leg.sid === sid && leg.userId === userId && leg.role !== 'OFFER' && leg.role !== 'OUTSIDE',
  );
}

const WORDS: Record<MediaTrouble, (name: string, value: number) => string> = {
  LOSS_IN: (name, value) => `${name}’s network lost ${value} % of the packets; ${name} heard the other side badly`,
  LOSS_OUT: (name, value) => `${name}’s network lost ${value} % of the packets; ${name} was hard to hear`,
  DELAY: (name, value) => `${name}’s connection was slow, ${value} ms there and back: words came late on both sides`,
  JITTER: (name, value) => `${name}’s connection was uneven by ${value} ms: voices were choppy`,
  NOTHING_RECEIVED: (name) => `${name}’s browser received nothing from the call: ${name} heard nothing`,
  NOTHING_SENT: (name) => `${name}’s browser sent nothing to the call: no one heard ${name}`,
  CONNECTION_LOST: (name) => `${name}’s connection to the call was interrupted`,
};

/** Bad media is told when it is over, so that it has a beginning, an end and a measure. It may be told after the call. */
export function mediaTroubled(step: Step, userId: string, name: string, { kind, from, to, value }: TroubledTime): void {
  const rounded = Math.round(value);
  const hidden = Object.values(step.call.legs).findLast((leg) => leg.userId === userId)?.hidden === true;
  const seconds = Math.max(1, Math.round((to - from) / 1000));
  step.say('waited', `quality.${kind.toLowerCase()}`, `${WORDS[kind](name, rounded)}, for ${seconds} s`, {
    userId,
    name,
    value: String(rounded),
    seconds: String(seconds),
    since: new Date(from).toISOString(),
    until: new Date(to).toISOString(),
    ...unseen({ hidden }),
  });
  // Whoever looks at the call hears of it, also when it has ended; of who listens unseen, nobody (../monitored.ts).
  if (!hidden) step.change('MEDIA');
}
