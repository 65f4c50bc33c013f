/** What both sides said, in the order of time. Who spoke is the channel of the audio (defaults 12.3), never a guess. */
import { maskNumbers } from './maskNumbers.ts';
import { sentimentOf } from './sentiment.ts';
import type { Correction, Speaker, Spoken, Stretch, Turn } from './words.ts';

/** The words that stand where the recording was paused (defaults 12.2). */
export const PAUSED = '[paused]';

/** Words of one voice that follow each other within this time are one turn, ... */
const SAME_TURN_MS = 1_500;
/** ... as long as it stays short enough to be found again by a click. */
const LONGEST_TURN_MS = 20_000;
/** An engine that hears two words in a pause hears a click at its edge: what lies in a pause by more than half is dropped. */
const INSIDE = 0.5;

/** @param voices what was heard, by who was heard */
export function turnsOf(
  voices: Readonly<Partial<Record<Speaker, readonly Spoken[]>>>,
  pauses: readonly Stretch[],
  options: { language: string; corrections?: readonly Correction[] },
): Turn[] {
  const spoken = (['CUSTOMER', 'AGENT'] as const)
    .flatMap((channel) => (voices[channel] ?? []).map((part) => ({ ...part, channel })))
    .filter((part) => part.text.trim() !== '' && !pauses.some((pause) => overlap(part, pause) > INSIDE * length(part)))
    .toSorted((a, b) => a.beginMs - b.beginMs || a.endMs - b.endMs);
  const turns: Turn[] = [];
  for (const { channel, beginMs, endMs, text } of spoken) {
    const last = turns.at(-1);
    const paused = pauses.some((pause) => last && pause.beginMs >= last.beginMs && pause.beginMs < beginMs);
    const goesOn = last?.channel === channel && beginMs - last.endMs <= SAME_TURN_MS && !paused;
    if (last && goesOn && endMs - last.beginMs <= LONGEST_TURN_MS) {
      last.message += ` ${text.trim()}`;
      last.endMs = Math.max(last.endMs, endMs);
    } else turns.push(turn(channel, { beginMs, endMs }, text.trim()));
  }
  for (const one of turns) one.message = maskNumbers(one.message);
  const all = [...corrected(turns, options.corrections ?? []), ...pauses.map(pauseTurn)];
  for (const one of all) one.sentiment = one.isPause ? null : sentimentOf(one.message, options.language);
  return all.toSorted((a, b) => a.beginMs - b.beginMs || a.endMs - b.endMs);
}

const turn = (channel: Speaker, { beginMs, endMs }: Stretch, message: string): Turn => ({
  id: `${channel === 'AGENT' ? 'a' : 'c'}${beginMs}`,
  channel,
  beginMs,
  endMs,
  message,
  sentiment: null,
});

/** The agent's device paused it; what either side said meanwhile nobody knows. */
const pauseTurn = (pause: Stretch): Turn => ({
  ...turn('AGENT', pause, PAUSED),
  id: `p${pause.beginMs}`,
  isPause: true,
});

/** Puts what people corrected where it was said; what an engine does not hear any more stays as a turn of its own. */
function corrected(turns: Turn[], corrections: readonly Correction[]): Turn[] {
  const result = [...turns];
  for (const { channel, beginMs, endMs, message, userId } of corrections) {
    const found = result
      .filter((one) => one.channel === channel && one.correctedBy === undefined)
      .map((one) => ({ one, shared: overlap(one, { beginMs, endMs }) }))
      .filter(({ shared }) => shared > 0)
      .toSorted((a, b) => b.shared - a.shared)[0]?.one;
    const target = found ?? turn(channel, { beginMs, endMs }, message);
    if (!found) result.push(target);
    target.message = maskNumbers(message);
    target.correctedBy = userId;
  }
  return result;
}

const length = ({ beginMs, endMs }: Stretch): number => Math.max(1, endMs - beginMs);

const overlap = (a: Stretch, b: Stretch): number =>
  Math.max(0, Math.min(a.endMs, b.endMs) - Math.max(a.beginMs, b.beginMs));

/** Words of the customer by minutes in which the customer speaks; null: nothing was said (defaults 12.3). */
export function customerWordsPerMinute(turns: readonly Turn[]): number | null {
  const theirs = turns.filter(({ channel, isPause }) => channel === 'CUSTOMER' && !isPause);
  const words = theirs.reduce(
    (sum, { message }) => sum + (message.match(/[\p{L}\p{N}][\p{L}\p{N}'’•-]*/gu)?.length ?? 0),
    0,
  );
  const minutes = theirs.reduce((sum, one) => sum + length(one), 0) / 60_000;
  return words === 0 ? null : words / minutes;
}
