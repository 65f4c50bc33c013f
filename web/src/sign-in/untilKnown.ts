import { refusalOf } from '../base/relay/refusal.ts';

/** A new account is known everywhere within a moment, on a busy machine within several: half a minute of tries. */
const TRIES = 60;
const AGAIN_MS = 500;

/**
 * Asks again while the account of who has just signed up is not known where it is asked for.
 * @param passing codes of refusals that may pass by themselves
 * @throws the last refusal
 */
export async function untilKnown<Answer>(
  ask: () => Promise<Answer>,
  passing: readonly string[],
  triesLeft = TRIES,
): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { code, retryable } = refusalOf(error);
    if (!passing.includes(code) || !retryable || triesLeft === 0) throw error;
    await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    return untilKnown(ask, passing, triesLeft - 1);
  }
}
