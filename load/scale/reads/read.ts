/** What the client asks, as it asks it: a persisted operation with variables that fit the workspace. */
import type pg from 'pg';
import type { Filled, Viewer } from '../world.ts';

/** Where an operation is asked. */
export interface Asked {
  readonly workspace: Filled;
  /** Reads a row of a service's database, for what variables name. @throws Error when there is none */
  readonly row: (service: string, sql: string, values: readonly unknown[]) => Promise<pg.QueryResultRow>;
}

export interface Read {
  /** In words of the field, without spaces: `inbox-unread`. */
  readonly name: string;
  /** As the web client calls it. */
  readonly operation: string;
  variables?(asked: Asked): Promise<Readonly<Record<string, unknown>>>;
  /** Whether what the first request set off in the background is done; absent: nothing is. */
  isSettled?(asked: Asked): Promise<boolean>;
}

/** What is asked of a read. */
export interface Limits {
  /** Milliseconds to the 95th percentile, at a million conversations. */
  readonly p95: number;
  /** Pages in the large workspace over pages in the small one; absent: time alone is asked for. */
  readonly growth?: number;
  /** Pages of 8 kB that one request touches in the large workspace of a short run: about twice what was measured. */
  readonly pages: number | Readonly<Record<Viewer, number>>;
}

/** The cursor that a list gave after a row (kit/paging). */
export const cursorAt = (at: Date, id: string): string =>
  Buffer.from(`${at.toISOString()} ${id}`).toString('base64url');
