/**
 * Rows of one kind that come due, claimed with SKIP LOCKED, those that wait longest first, and only so many as are worked on at once:
 * what a replica has no hand free for stays due for the others, and for itself when it is killed and comes back. One that dies with
 * a row in hand leaves it until its lease ends.
 */
import { repeated, withSpan } from '@ringline/kit/telemetry';
import type { Deps } from '../context.ts';

/** A claimed row that nobody dealt with is due again after this time. */
const LEASE_SECONDS = 10;

export interface Due {
  workspace_id: string;
  id: string;
}

export interface DueKind<Row extends Due> {
  /** What is due, in log and spans. */
  readonly what: string;
  readonly table: string;
  /** Columns of its key, as SQL. */
  readonly key: string;
  /** Column that holds when a row is due. */
  readonly due: string;
  /** Further columns, as SQL; one of them is `id`. */
  readonly columns: string;
  /** Most rows in hand at once. Far fewer than a look can find, so that webhooks never wait behind them for a connection. */
  readonly atOnce: number;
  /** Deals with one row. What it throws is logged; the row comes again. */
  work(row: Row): Promise<void>;
  /** Beforehand, with all that were claimed together. */
  claimed?(rows: readonly Row[]): Promise<void>;
}

export interface DueRows {
  /** Whether something is due at $1, as SQL: an index tells, and nothing is claimed. */
  readonly anyDue: string;
  /** Takes in hand what is due, as far as hands are free; what is left is taken as they become free, without a further look. */
  take(): Promise<void>;
  /** Resolves when nothing is in hand. */
  idle(): Promise<void>;
  /** Takes nothing more; what is in hand goes on. */
  stop(): void;
}

export function dueRows<Row extends Due>({ db, clock, log }: Deps, kind: DueKind<Row>): DueRows {
  const { what, table, key, due, columns, atOnce } = kind;
  const inHand = new Set<Promise<void>>();
  let taking: Promise<void> | undefined;
  let moreIsDue = false;
  let stopped = false;

  async function claim(most: number): Promise<Row[]> {
    const { rows } = await db.pool.query<Row>(
      `UPDATE ${table} SET ${due} = $1::timestamptz + make_interval(secs => ${LEASE_SECONDS}) WHERE (${key}) IN (
         SELECT ${key} FROM ${table} WHERE ${due} <= $1 ORDER BY ${due} LIMIT $2 FOR UPDATE SKIP LOCKED)
       RETURNING workspace_id, ${columns}`,
      [clock.now(), most],
    );
    return rows;
  }

  /** Hands for which a claim is worth its while: one for several rows, not one for each. */
  function free(): number {
    const hands = atOnce - inHand.size;
    return stopped || hands < atOnce / 2 ? 0 : hands;
  }

  async function takeSome(): Promise<void> {
    for (let hands = free(); hands > 0; hands = free()) {
      const rows = await claim(hands);
      moreIsDue = rows.length === hands;
      if (rows.length > 0) await kind.claimed?.(rows);
      for (const row of rows) begin(row);
      if (!moreIsDue) return;
    }
  }

  function begin(row: Row): void {
    const work = deal(row);
    inHand.add(work);
    void work.then(() => {
      inHand.delete(work);
      if (!moreIsDue || free() === 0) return;
      take().catch((error: unknown) => repeated(log).error({ err: error, what }, 'due rows cannot be read'));
    });
  }

  function take(): Promise<void> {
    taking ??= takeSome().finally(() => (taking = undefined));
    return taking;
  }

  async function deal(row: Row): Promise<void> {
    try {
      await withSpan(`due ${what}`, { kind: 'internal', causes: [] }, () => kind.work(row));
    } catch (error) {
      repeated(log).error({ err: error, what }, 'a due row could not be dealt with; it comes again');
    }
  }

  return {
    anyDue: `EXISTS (SELECT FROM ${table} WHERE ${due} <= $1)`,
    take,
    async idle() {
      while (taking !== undefined || inHand.size > 0) await Promise.all([taking, ...inHand]);
    },
    stop() {
      stopped = true;
    },
  };
}
