/** The time of day for a whole process, which does not go back when the machine's clock is set. */

/** Milliseconds that we may be ahead of the machine. More than that was no correction but a clock that was wrong: we go back with it. */
export const MOST_AHEAD_MS = 10 * 60_000;
/** So fast we go while we are ahead: what is timed takes a quarter longer, and a lead of a minute is gone in five. */
const SLOWER = 0.8;

/**
 * The machine's time. Set forward, after a sleep for one, it is followed at once. Set back by up to ten minutes, time goes on more
 * slowly until the machine has caught up: what was written does not lie in the future, no duration is negative, what is due comes.
 * @param wall the machine's time of day, milliseconds since 1970
 * @param even milliseconds that nobody sets
 */
export function steadyClock(wall: () => number = () => Date.now(), even: () => number = () => performance.now()) {
  let at = wall();
  let evenAt = even();
  return {
    now(): Date {
      const told = wall();
      const evenNow = even();
      const slowly = at + (evenNow - evenAt) * SLOWER;
      evenAt = evenNow;
      at = slowly - told > MOST_AHEAD_MS ? told : Math.max(told, slowly);
      return new Date(at);
    },
  };
}
