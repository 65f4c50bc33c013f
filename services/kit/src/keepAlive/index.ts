/** Starts a child process again that died unasked, with growing pauses, and gives it up when that does not help. */
/** Deaths, and starts that failed, within a minute after which it is given up. */
const MOST_FAILURES = 5;
const WITHIN_MS = 60_000;
const FIRST_PAUSE_MS = 200;
const LONGEST_PAUSE_MS = 5_000;

export interface KeptAlive {
  /** To be called when the process ended unasked. @param why its signal or exit code */
  died(why: string): void;
  /** Gives up starting it; waits for a start that is under way. */
  stop(): Promise<void>;
}

export interface KeepAliveOptions {
  /** As a sentence begins with it: `PostgreSQL`. */
  readonly name: string;
  /** Starts it; throws when that fails. */
  readonly again: () => Promise<void>;
  /** One sentence for the person at the terminal. */
  readonly told: (sentence: string) => void;
  /** One sentence; nothing is tried after it. */
  readonly givenUp: (sentence: string) => void;
}

/** Keeps one process alive. Its owner starts it the first time and tells of each death. */
export function keepAlive({ name, again, told, givenUp }: KeepAliveOptions): KeptAlive {
  const failures: number[] = [];
  let ending = new AbortController();
  let under: Promise<void> | undefined;

  /** @returns the pause before the next start; undefined when there is none to be */
  function failed(why: string): number | undefined {
    const now = performance.now();
    failures.push(now);
    while (failures[0] !== undefined && failures[0] < now - WITHIN_MS) failures.shift();
    if (failures.length < MOST_FAILURES) return Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (failures.length - 1));
    givenUp(`${name} ended ${failures.length} times within a minute (${why}); it is not started again.`);
    return undefined;
  }

  async function revive(why: string, signal: AbortSignal): Promise<void> {
    told(`${name} ended unexpectedly (${why}). Starting it again …`);
    for (let reason = why; ;) {
      const pauseMs = failed(reason);
      if (pauseMs === undefined) return;
      await pause(pauseMs, signal);
      if (signal.aborted) return;
      try {
        await again();
        told(`${name} is back.`);
        return;
      } catch (error) {
        reason = (error instanceof Error ? error.message : String(error)).split('\n', 1)[0] ?? '';
      }
    }
  }

  return {
    died(why) {
      const { signal } = ending;
      const before = under;
      under = (async () => {
        await before;
        if (!signal.aborted) await revive(why, signal);
      })();
    },
    async stop() {
      ending.abort();
      await under;
      ending = new AbortController();
    },
  };
}

/** Ends early, and without an error, when it is aborted. */
function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
