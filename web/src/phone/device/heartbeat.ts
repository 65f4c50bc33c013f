/** How long the server takes a device for alive after its last sign of life, in milliseconds (defaults 8.5). */
const SILENCE_MS = 30_000;
/** Until a sign of life that was not taken is given again, in milliseconds; doubles up to the longest. */
const FIRST_RETRY_MS = 1_000;
const LONGEST_RETRY_MS = 8_000;

export interface Heartbeat {
  /** The device is there, and registered at the carrier: says so. */
  beat(): Promise<void>;
  /** It is not registered any more, or given up: says no more. */
  lost(): void;
}

/**
 * Signs of life of this browser's device. A phone is ready when the server would ring it, which is when it has taken the first of
 * them: one that only its carrier knows is passed over by a call.
 * @param report says that the device lives. Resolves to whether it can be rung; undefined: the server did not take it
 * @param reached takes whether a call would ring here
 */
export function createHeartbeat({
  report,
  reached,
}: {
  report: () => Promise<boolean | undefined>;
  reached: (reachable: boolean) => void;
}): Heartbeat {
  let registration = 0;
  let takenAt = 0;
  let retryMs = FIRST_RETRY_MS;
  let retry: ReturnType<typeof setTimeout> | undefined;
  const lost = () => {
    registration += 1;
    takenAt = 0;
    retryMs = FIRST_RETRY_MS;
    clearTimeout(retry);
    reached(false);
  };
  const beat = async () => {
    clearTimeout(retry);
    const asked = registration;
    const answer = await report();
    // What is said of a registration that is over says nothing of this one.
    if (asked !== registration) return;
    if (answer) takenAt = Date.now();
    if (answer !== undefined || Date.now() - takenAt > SILENCE_MS) reached(answer ?? false);
    if (answer) {
      retryMs = FIRST_RETRY_MS;
      return;
    }
    clearTimeout(retry);
    retry = setTimeout(() => void beat(), retryMs);
    retryMs = Math.min(retryMs * 2, LONGEST_RETRY_MS);
  };
  return { beat, lost };
}
