/** What goes over the wire between the outside world and the application: a bounded log that people watch live. */
import type { Clock } from '@ringline/kit/clock';

interface WireEntry {
  readonly id: number;
  /** ISO time with milliseconds. */
  readonly at: string;
  /** in: the application asks the carrier; out: the carrier calls the application; media; note: faults and errors. */
  readonly direction: 'in' | 'out' | 'media' | 'note';
  readonly text: string;
  readonly result?: string | undefined;
  readonly ms?: number | undefined;
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
  /** Phone numbers and clients it concerns. */
  readonly about: readonly string[];
  readonly detail: Readonly<Record<string, string>>;
}

type WireInit = Pick<WireEntry, 'direction' | 'text'> & Partial<Omit<WireEntry, 'id' | 'at'>>;

/** Enough for an afternoon of trying; a load test must not eat the memory. */
const kept = 500;

export interface Wire {
  note(init: WireInit): void;
  recent(): readonly WireEntry[];
  watch(listener: (entry: WireEntry) => void): () => void;
}

export function createWire(clock: Clock): Wire {
  const entries: WireEntry[] = [];
  const listeners = new Set<(entry: WireEntry) => void>();
  let next = 1;
  return {
    note(init) {
      const entry: WireEntry = {
        tone: 'plain',
        about: [],
        detail: {},
        ...init,
        id: next++,
        at: clock.now().toISOString(),
      };
      entries.push(entry);
      if (entries.length > kept) entries.shift();
      for (const listener of listeners) listener(entry);
    },
    recent: () => entries,
    watch(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
