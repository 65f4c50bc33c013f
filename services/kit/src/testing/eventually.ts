import { setTimeout as pause } from 'node:timers/promises';

/** Looks again after so many milliseconds at first, and at the longest: who looks all the time takes the time of what is waited for. */
const [FIRST_MS, LONGEST_MS] = [10, 100];

/** Waits until `look` neither throws nor answers false, and returns its answer. Fails with its last error after `withinMs` (default 10,000). */
export async function eventually<T>(look: () => T | Promise<T>, withinMs = 10_000): Promise<T> {
  const deadline = performance.now() + withinMs;
  for (let wait = FIRST_MS; ; wait = Math.min(LONGEST_MS, wait * 1.5)) {
    try {
      const answer = await look();
      if (answer !== false) return answer;
      if (performance.now() > deadline) throw new Error('It did not happen');
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    await pause(wait);
  }
}
