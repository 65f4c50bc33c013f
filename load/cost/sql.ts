/** Counts what goes to PostgreSQL and back, and notes commits, for every connection of this process. */
import pg from 'pg';

export interface SqlWatch {
  /** Statements that were answered, or are on their way: each is a round trip. */
  readonly roundTrips: number;
  /** `performance.now()` when the last COMMIT was answered. */
  readonly committedAt: number;
}

/** Must be called before the first connection is made. */
export function watchSql(): SqlWatch {
  const watch = { roundTrips: 0, committedAt: 0 };
  const { prototype } = pg.Client as unknown as { prototype: { query: (...request: unknown[]) => unknown } };
  const { query } = prototype;
  prototype.query = function watched(this: unknown, ...request: unknown[]): unknown {
    watch.roundTrips += 1;
    const answer = query.apply(this, request);
    if (isCommit(request[0]) && answer instanceof Promise) {
      return answer.then((value: unknown) => {
        watch.committedAt = performance.now();
        return value;
      });
    }
    return answer;
  };
  return watch;
}

function isCommit(statement: unknown): boolean {
  const text = typeof statement === 'string' ? statement : (statement as { text?: unknown } | undefined)?.text;
  return text === 'COMMIT';
}
