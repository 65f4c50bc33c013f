/** How often a command is tried, and how long it waits between two tries. */
import type { Command } from '../calls/engine/commands.ts';

/** A command that the carrier keeps putting off is given up after this many tries: somebody on the line waits for it. */
const MOST_TRIES = 12;
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/**
 * Nobody on a line waits for a file. It lies at the carrier until we have it, or ask for its deletion: neither our store nor the
 * carrier, away for days, may cost a recording, or leave one there that people were told is gone. With the last wait repeated, a week.
 */
const FILE_WAITS_MS = [
  ...[10, 10, 20, 30].map((seconds) => seconds * SECOND),
  ...[1, 1, 2, 5, 10, 10, 15, 30].map((minutes) => minutes * MINUTE),
  ...[1, 2, 4, ...Array.from({ length: 26 }, () => 6)].map((hours) => hours * HOUR),
];

/** Whether it is about a finished file at the carrier. Done twice, it is done once. */
export const isAboutFile = ({ kind }: Pick<Command, 'kind'>): boolean =>
  kind === 'FETCH_RECORDING' || kind === 'DROP_RECORDING';

/**
 * Milliseconds until the next try of a command; null: the last one is over.
 * @param tries how often it was sent
 * @param leastMs what the carrier, or whoever knows better, asks for
 */
export function waitAfter(command: Pick<Command, 'kind'>, tries: number, leastMs: number): number | null {
  if (!isAboutFile(command)) return tries >= MOST_TRIES ? null : leastMs;
  const wait = FILE_WAITS_MS[tries - 1];
  return wait === undefined ? null : Math.max(wait, leastMs);
}
