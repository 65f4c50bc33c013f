/** The server's clock as this page knows it: times of the server are counted from by it, whatever the computer's clock shows. */

/** The Date header has whole seconds: on average half of one has passed by then. */
const HALF_MS = 500;
/** What whole seconds, and the way of the answer, make of a clock that is right, in milliseconds. */
const UNCERTAIN_MS = 1_500;

let aheadMs = 0;

/** @param date the Date header of an answer that has just come */
export function serverTold(date: string | null, now = Date.now()): void {
  const at = Date.parse(date ?? '');
  if (!Number.isFinite(at)) return;
  const ahead = at + HALF_MS - now;
  if (Math.abs(ahead) <= UNCERTAIN_MS) aheadMs = 0;
  else if (Math.abs(ahead - aheadMs) > UNCERTAIN_MS) aheadMs = ahead;
}

/** Milliseconds since 1970 by the server's clock. */
export const serverNow = (): number => Date.now() + aheadMs;
