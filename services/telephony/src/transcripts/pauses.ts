/** Where the file of a recording is silent because somebody paused it, by what the call's timeline says (defaults 12.2). */
import type { Stretch } from './words.ts';

/** What is shorter is a pause that the carrier refused. */
const SHORTEST_MS = 500;

type Capture = 'ON' | 'PAUSED' | 'STOPPED';

interface Entry {
  readonly at: Date;
  readonly name: string;
}

/**
 * What is said between a stop and the next start is left out of the file, so that later times move forward by it.
 * @param entries the call's timeline, in order
 * @param lengthMs of the file
 */
export function pausesOf(entries: readonly Entry[], lengthMs: number): Stretch[] {
  const pauses: Stretch[] = [];
  let now: Capture | null = null;
  let before: Capture | null = null;
  let since = 0;
  let fileMs = 0;
  const move = (at: number, to: Capture): void => {
    const lasted = now === null || now === 'STOPPED' ? 0 : Math.max(0, at - since);
    if (now === 'PAUSED' && lasted > 0) pauses.push({ beginMs: fileMs, endMs: fileMs + lasted });
    fileMs += lasted;
    [before, now, since] = [now, to, at];
  };
  for (const { at, name } of entries) {
    const time = at.getTime();
    if (name === 'recording.started' || name === 'recording.on_demand') move(time, 'ON');
    else if (name === 'recording.paused') move(time, 'PAUSED');
    else if (name === 'recording.stopped') move(time, 'STOPPED');
    else if (name === 'recording.resumed' || name === 'recording.resumed_itself') move(time, 'ON');
    // The carrier did not do it: what was before went on.
    else if (name === 'recording.change_failed' && before !== null) {
      if (now !== null && before !== now) move(time, before);
    } else if (name === 'call.ended' && now !== null) move(time, 'STOPPED');
  }
  return pauses
    .map(({ beginMs, endMs }) => ({ beginMs: Math.round(beginMs), endMs: Math.min(Math.round(endMs), lengthMs) }))
    .filter(({ beginMs, endMs }) => endMs - beginMs >= SHORTEST_MS);
}
