/** How often a request that came too soon is asked again, and the longest that is waited for each. */
const TRIES = 3;
const LONGEST_MS = 5_000;

const waited = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Asks, and asks again where the server said that too much was asked at once (429: it has not looked at the request, so that
 * nothing is done twice). Who opens several tabs at a time need not see that.
 * @param wait takes milliseconds; replaced in tests
 * @returns the first other answer, or the last 429
 */
export async function throttled(
  ask: () => Promise<Response>,
  wait: (milliseconds: number) => Promise<void> = waited,
): Promise<Response> {
  for (let left = TRIES; ; left -= 1) {
    const response = await ask();
    const seconds = Number(response.headers.get('retry-after'));
    if (response.status !== 429 || left === 0 || !(seconds > 0) || seconds * 1000 > LONGEST_MS) return response;
    // Not all at the same moment, or they meet the limit together once more.
    await wait(seconds * 1000 * (1 + Math.random() / 2));
  }
}
