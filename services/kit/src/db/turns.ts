/** Who waits for the same lock waits in the process, before a connection is taken: one account cannot hold the pool. */
import { noteUnbegun } from './transaction.ts';

/** Pieces of work with one key that may hold a connection at the same time: they wait for the same lock anyway. */
const AT_ONCE = 1;
/** Milliseconds after which a piece of work whose turn did not come is given up; less than a call's deadline. */
const PATIENCE_MS = 8_000;

/** The turn of a piece of work did not come in time. Nothing happened. */
export class NoTurn extends Error {
  override readonly name = 'NoTurn';
  /** As Prisma has it for a transaction that found no connection. */
  readonly code = 'P2024';

  constructor() {
    super('Too much work for the same key waited before this');
    noteUnbegun(this);
  }
}

export interface Turns {
  /** Runs `work` when no other with the same key does. @throws NoTurn */
  take<R>(key: string, work: () => Promise<R>): Promise<R>;
}

interface Queue {
  working: number;
  readonly waiting: Set<() => void>;
}

/** Makes turns that are counted in this process alone. */
export function createTurns(atOnce = AT_ONCE, patienceMs = PATIENCE_MS): Turns {
  const queues = new Map<string, Queue>();

  function waited(queue: Queue): Promise<void> {
    const { promise, resolve, reject } = Promise.withResolvers<void>();
    const go = () => {
      clearTimeout(timer);
      queue.waiting.delete(go);
      resolve();
    };
    const timer = setTimeout(() => {
      queue.waiting.delete(go);
      reject(new NoTurn());
    }, patienceMs);
    queue.waiting.add(go);
    return promise;
  }

  return {
    async take(key, work) {
      const queue = queues.get(key) ?? { working: 0, waiting: new Set() };
      queues.set(key, queue);
      // Whoever ends hands its place on, so that nobody who comes between the two overtakes.
      if (queue.working >= atOnce) await waited(queue);
      else queue.working += 1;
      try {
        return await work();
      } finally {
        const [next] = queue.waiting;
        if (next) next();
        else {
          queue.working -= 1;
          if (queue.working === 0) queues.delete(key);
        }
      }
    },
  };
}
