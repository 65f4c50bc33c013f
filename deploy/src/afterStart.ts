/** What a start needs for itself alone, given back. */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** By then the first pages have been asked for, and a pause of a fifth of a second is seen by nobody. */
const QUIET_AFTER_MS = 10_000;

/**
 * Collects once, a while after the start. Reading 4,000 modules doubles the heap, and a process with little to do would keep all
 * of it for hours: V8 gives memory back in a full collection alone, which it does not begin without new allocations.
 */
export function giveBackWhatTheStartTook(): void {
  const timer = setTimeout(() => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
    setFlagsFromString('--no-expose-gc');
  }, QUIET_AFTER_MS);
  timer.unref();
}
