import type { Levels } from './PhoneContext.ts';

/** Bars that the waveform shows. */
const LEVEL_COUNT = 48;

/** Keeps the last levels outside React's state: they change twenty times a second and only the waveform cares. */
export function createLevels(): Levels & { push(level: number): void; reset(): void } {
  let values: readonly number[] = Array.from({ length: LEVEL_COUNT }, () => 0);
  const listeners = new Set<() => void>();
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    snapshot: () => values,
    push(level) {
      values = [...values.slice(1), Math.min(1, level)];
      tell();
    },
    reset() {
      values = values.map(() => 0);
      tell();
    },
  };
}
