/** What a person sees while the product starts: one line per step, with its time. */
export interface Progress {
  step<T>(title: string, work: () => Promise<T>): Promise<T>;
  note(text: string): void;
}

export function createProgress(write: (line: string) => void, now: () => number = () => performance.now()): Progress {
  return {
    async step(title, work) {
      const started = now();
      const result = await work();
      write(`  ${title}: ${((now() - started) / 1000).toFixed(1)} s`);
      return result;
    },
    note: (text) => write(`  ${text}`),
  };
}

/** Says nothing: for tests. */
export const silentProgress: Progress = { step: (_title, work) => work(), note: () => undefined };
