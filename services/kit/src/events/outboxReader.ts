import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../db/index.ts';
import { OUTBOX_CHANNEL } from '../db/index.ts';
import { sqlArray } from '../db/sqlArray.ts';
import { PARTITIONS, type Audience, type StoredEvent } from './envelope.ts';

/** Milliseconds between two looks when no notification came: while the connection that brings them is down … */
const POLL_MS = 250;
/** … and while it stands. Then only what its writer could not notify of is found so, such as one that was killed after its commit. */
const STANDING_POLL_MS = 5_000;
/** Events that are this old, in milliseconds, and that nobody notified of say that the connection may be dead. */
const NOTIFIED_WITHIN_MS = 1_000;
/** Milliseconds from one look to the next while events come all the time: 64 partitions cost the same for one event as for ten. */
const GAP_MS = 4;
/** Milliseconds for which positions are gathered before they are committed: a write for each event would cost as much as the event. */
const COMMIT_AFTER_MS = 50;
/** Events of one partition that are taken at once. */
const BATCH = 200;
/** Partitions that are worked on at the same time. */
const CONCURRENT_PARTITIONS = 8;

interface Row {
  part: number;
  position: string;
  id: string;
  type: string;
  key: string;
  workspace_id: string | null;
  time: Date;
  correlation_id: string;
  causation_id: string | null;
  traceparent: string | null;
  audience: Audience | null;
  payload: Buffer;
  republished: boolean;
}

const COLUMNS =
  'part, position, id, type, key, workspace_id, time, correlation_id, causation_id, traceparent, audience, payload, republished';

/** Takes the events of one partition, in order. It resolves when all of them are dealt with for good. */
export type Sink = (events: readonly StoredEvent[]) => Promise<void>;

/**
 * Follows one database's outbox: each partition in order, several at a time. A position is committed only after the sink
 * has dealt with everything before it, so a kill means that the last events come once more, never that one is missing.
 * Nobody waits for that commit: it would hold up the next events by a write to the disk.
 */
export class OutboxReader<Client> {
  readonly #db: Database<Client>;
  readonly #name: string;
  readonly #sink: Sink;
  readonly #onError: (error: unknown) => void;
  #positions = new Map<number, bigint>();
  /** Positions that are reached and not yet committed. */
  #uncommitted = new Map<number, bigint>();
  #committing: Promise<void> | undefined;
  #commitTimer: NodeJS.Timeout | undefined;
  #running: Promise<void> | undefined;
  #stopping = false;
  #abandoned = false;
  #wake: () => void = () => {};
  /** Something said that there is something to read. */
  #woken = false;
  /** Something could not be dealt with, and is tried again soon. */
  #failed = false;
  /** The connection seemed to stand, and brought nothing: until it does, it is looked for as if there was none. */
  #distrusted = false;
  #listening: { close(): Promise<void> } | undefined;

  /** @param name identity of the reader: its positions hang on it */
  constructor(db: Database<Client>, name: string, sink: Sink, onError: (error: unknown) => void) {
    this.#db = db;
    this.#name = name;
    this.#sink = sink;
    this.#onError = onError;
  }

  get database(): string {
    return this.#db.name;
  }

  async start(): Promise<void> {
    if (this.#running) throw new Error(`The reader ${this.#name} of ${this.#db.name} is running already`);
    this.#stopping = false;
    this.#abandoned = false;
    this.#woken = true;
    await this.#loadPositions();
    this.#listening = await this.#db.listener.listen(
      OUTBOX_CHANNEL,
      () => {
        this.#distrusted = false;
        this.#notified();
      },
      undefined,
      () => this.#notified(),
    );
    this.#running = this.#loop();
  }

  /** Finishes the batch in hand. */
  async stop(): Promise<void> {
    this.#stopping = true;
    this.#notified();
    await this.#running;
    this.#running = undefined;
    clearTimeout(this.#commitTimer);
    this.#commitTimer = undefined;
    await this.#committing;
    if (!this.#abandoned) await this.#commit();
    this.#uncommitted.clear();
    await this.#listening?.close();
    this.#listening = undefined;
  }

  /** For tests of a kill: lets go at once and commits no further position. */
  async abandon(): Promise<void> {
    this.#abandoned = true;
    await this.stop();
  }

  /** Seconds that the oldest event waits which the sink has not dealt with; 0 when there is none. */
  async lagSeconds(): Promise<number> {
    const { rows } = await this.#db.pool.query<{ lag: string | null }>(
      `SELECT extract(epoch FROM now() - min(o.time)) AS lag
       FROM generate_series(0, ${PARTITIONS - 1}) AS p (part)
       LEFT JOIN kit.reader_position r ON r.part = p.part AND r.sink = $1
       CROSS JOIN LATERAL (
         SELECT time FROM kit.outbox WHERE part = p.part AND position > coalesce(r.position, 0) ORDER BY position LIMIT 1
       ) o`,
      [this.#name],
    );
    return Math.max(0, Number(rows[0]?.lag ?? 0));
  }

  #notified(): void {
    this.#woken = true;
    this.#wake();
  }

  async #loadPositions(): Promise<void> {
    const { rows } = await this.#db.pool.query<{ part: number; position: string }>(
      'SELECT part, position FROM kit.reader_position WHERE sink = $1',
      [this.#name],
    );
    this.#positions = new Map(Array.from({ length: PARTITIONS }, (_, part) => [part, 0n]));
    for (const { part, position } of rows) this.#positions.set(part, BigInt(position));
  }

  async #loop(): Promise<void> {
    while (!this.#stopping) {
      // What is tried again was known before.
      const expected = this.#woken || this.#failed;
      this.#woken = false;
      this.#failed = false;
      const began = performance.now();
      let more = false;
      try {
        more = await this.#round(expected);
      } catch (error) {
        this.#fail(error);
      }
      this.#woken ||= more;
      if (more || this.#stopping) continue;
      if (this.#woken) await delay(Math.max(0, began + GAP_MS - performance.now()));
      else await this.#pause();
    }
  }

  #pause(): Promise<void> {
    return new Promise((resolve) => {
      const rests = this.#db.listener.standing && !this.#distrusted && !this.#failed;
      const timer = setTimeout(resolve, rests ? STANDING_POLL_MS : POLL_MS);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #fail(error: unknown): void {
    this.#failed = true;
    this.#onError(error);
  }

  /** Nobody told of these events: the connection is made anew, and not trusted before it has told of something. */
  #distrust(rows: readonly Row[]): void {
    const before = this.#db.clock.now().getTime() - NOTIFIED_WITHIN_MS;
    if (!rows.some(({ time }) => time.getTime() < before)) return;
    this.#distrusted = true;
    this.#db.listener.renew();
  }

  /**
   * @param expected whether something said that there is something to read
   * @returns whether there is certainly more to read now
   */
  async #round(expected: boolean): Promise<boolean> {
    // Named, so that it is planned once for each connection: planning took longer than reading.
    const { rows } = await this.#db.pool.query<Row>({
      name: 'kit-outbox-round',
      text: `SELECT o.* FROM unnest($1::smallint[], $2::bigint[]) AS p (part, position)
       CROSS JOIN LATERAL (
         SELECT ${COLUMNS} FROM kit.outbox WHERE part = p.part AND position > p.position ORDER BY position LIMIT ${BATCH}
       ) o`,
      values: [sqlArray(this.#positions.keys()), sqlArray(this.#positions.values())],
    });
    if (!expected) this.#distrust(rows);
    const byPartition = Map.groupBy(
      rows.map((row) => storedEvent(row, this.#db.name)),
      ({ partition }) => partition,
    );
    const queue = [...byPartition.values()];
    let more = false;
    const work = async () => {
      for (let events = queue.shift(); events && !this.#stopping; events = queue.shift()) {
        const last = events.at(-1);
        if (!last) continue;
        try {
          await this.#sink(events);
          this.#positions.set(last.partition, last.position);
          this.#uncommitted.set(last.partition, last.position);
          more ||= events.length === BATCH;
        } catch (error) {
          // The partition stays where it is and comes again; the others go on.
          this.#fail(error);
        }
      }
    };
    await Promise.all(Array.from({ length: Math.min(CONCURRENT_PARTITIONS, queue.length) }, work));
    this.#commitSoon();
    return more;
  }

  /** One commit on its way at a time; what is reached meanwhile goes with the next. */
  #commitSoon(): void {
    if (this.#committing || this.#commitTimer || this.#stopping || this.#uncommitted.size === 0) return;
    this.#commitTimer = setTimeout(() => {
      this.#commitTimer = undefined;
      this.#committing = this.#commit().then(() => {
        this.#committing = undefined;
        this.#commitSoon();
      });
    }, COMMIT_AFTER_MS);
  }

  /** Never throws: what could not be committed is tried again with what comes next. */
  async #commit(): Promise<void> {
    const reached = this.#uncommitted;
    if (reached.size === 0) return;
    this.#uncommitted = new Map();
    try {
      await this.#db.pool.query({
        name: 'kit-outbox-positions',
        text: `INSERT INTO kit.reader_position (sink, part, position)
       SELECT $1, part, position FROM unnest($2::smallint[], $3::bigint[]) AS d (part, position)
       ON CONFLICT (sink, part) DO UPDATE SET position = greatest(kit.reader_position.position, excluded.position)`,
        values: [this.#name, sqlArray(reached.keys()), sqlArray(reached.values())],
      });
    } catch (error) {
      for (const [part, position] of reached) if (!this.#uncommitted.has(part)) this.#uncommitted.set(part, position);
      this.#onError(error);
    }
  }
}

/** What happened in the last stretch, oldest first: what a feed shows to somebody who begins to listen. */
export async function eventsSince<Client>(
  db: Database<Client>,
  types: readonly string[],
  since: Date,
): Promise<StoredEvent[]> {
  const { rows } = await db.pool.query<Row>(
    `SELECT ${COLUMNS} FROM kit.outbox WHERE time >= $1 AND type = ANY ($2) AND NOT republished ORDER BY position`,
    [since, [...types]],
  );
  return rows.map((row) => storedEvent(row, db.name));
}

function storedEvent(row: Row, source: string): StoredEvent {
  return {
    id: row.id,
    type: row.type,
    source,
    key: row.key,
    time: row.time,
    workspaceId: row.workspace_id,
    correlationId: row.correlation_id,
    causationId: row.causation_id,
    traceparent: row.traceparent,
    audience: row.audience,
    partition: row.part,
    position: BigInt(row.position),
    payload: row.payload,
    republished: row.republished,
  };
}
