import { PgBoss, fromPrisma, type JobResult } from 'pg-boss';
import type { AnyUnit, Database } from '../db/index.ts';
import { repeated, withSpan, type Log, type Metrics } from '../telemetry/index.ts';
import type { Job } from './definition.ts';

export interface EnqueueOptions {
  readonly startAfter?: Date | undefined;
  /** While a job with this key waits or runs, another one is not stored. */
  readonly singletonKey?: string | undefined;
}

/** Background jobs of one service, in its own database (schema pgboss). */
export interface Jobs {
  /**
   * Stores a job in the unit of work's transaction: it runs after the commit, or never.
   * @throws Error for a name that the service does not define, ZodError for a payload that does not fit
   */
  enqueue(uow: AnyUnit, name: string, payload: object, options?: EnqueueOptions): Promise<void>;
  /** Makes the queues known, so that jobs can be stored; runs none yet. */
  prepare(definitions: readonly Job[]): Promise<void>;
  /** Begins to run jobs. */
  work(): Promise<void>;
  /** Takes no new job and finishes those in hand. */
  stop(): Promise<void>;
}

const SCHEMA = 'pgboss';
/**
 * Milliseconds between two looks at all queues together, at least and at most: retries and delayed jobs are not notified. In
 * between it is looked when the next of them is due, as far as this process knows of it.
 */
const LOOK_MS = 1_000;
const REST_MS = 5_000;
/** Seconds between two looks of a queue by itself while the connection that notifies is down. */
const POLL_SECONDS = 1;
/** Seconds between two looks of a queue by itself while it is up. */
const BACKSTOP_SECONDS = 30;
/** Those of the queues $1 that have a job to fetch, by pg-boss's own condition, with the milliseconds until it is due. */
const DUE = `
  SELECT queue.name, next.wait_ms FROM unnest($1::text[]) AS queue (name) CROSS JOIN LATERAL (
    SELECT (extract(epoch FROM j.start_after - ${SCHEMA}.job_now()) * 1000)::float8 AS wait_ms FROM ${SCHEMA}.job AS j
    WHERE j.name = queue.name AND j.state < 'active' AND NOT j.blocked ORDER BY j.start_after LIMIT 1) AS next`;
/** Milliseconds by which the clock may be set back before that is dealt with. */
const SET_BACK_MS = 5_000;
/** What a clock that was ahead has put off: cron, which would stand until that time comes, and jobs, with the delay they were given. */
const PUT_OFF = [
  `UPDATE ${SCHEMA}.version SET cron_on = ${SCHEMA}.job_now() WHERE cron_on > ${SCHEMA}.job_now()`,
  `UPDATE ${SCHEMA}.job SET start_after = start_after - (created_on - ${SCHEMA}.job_now()), created_on = ${SCHEMA}.job_now()
   WHERE state < 'active' AND created_on > ${SCHEMA}.job_now()`,
];
/**
 * Seconds without a sign of life after which a running job is tried again, because its process has died. Without them pg-boss would
 * wait a quarter of an hour, and whoever paid for something with it.
 */
const HEARTBEAT_SECONDS = 60;
/** Queues of versions before know of no sign of life, or of other tries; pg-boss never changes one that is there. */
const AS_DEFINED = `
  UPDATE ${SCHEMA}.queue AS q SET heartbeat_seconds = ${HEARTBEAT_SECONDS},
    retry_limit = d.retry_limit, retry_delay = d.retry_delay, retry_delay_max = d.retry_delay_max
  FROM unnest($1::text[], $2::int[], $3::int[], $4::int[]) AS d (name, retry_limit, retry_delay, retry_delay_max)
  WHERE q.name = d.name AND (q.heartbeat_seconds, q.retry_limit, q.retry_delay, q.retry_delay_max)
    IS DISTINCT FROM (${HEARTBEAT_SECONDS}, d.retry_limit, d.retry_delay, d.retry_delay_max)`;
/** Jobs of one queue that run at the same time; each ends by itself. */
const BATCH = 8;

/** @param wall the machine's time of day, which may be set; milliseconds since 1970 */
export function createJobs<Client>(
  db: Database<Client>,
  log: Log,
  metrics?: Metrics,
  wall: () => number = () => Date.now(),
): Jobs {
  const boss = new PgBoss({
    schema: SCHEMA,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    reindex: false,
    monitorVacuum: false,
    db: {
      executeSql: (text, values) => db.pool.query(text, values as unknown[]),
      // pg-boss shares the database's one LISTEN connection.
      listen: (channel, notified, reconnected) => db.listener.listen(channel, notified, reconnected),
    },
  });
  // What a worker could not do comes as a copy of its error, which is none.
  boss.on('error', (error) => repeated(log).warn({ err: Object.assign(new Error(error.message), error) }, 'jobs'));
  const known = new Map<string, Job>();
  let started: Promise<unknown> | undefined;
  /** By queue. */
  const workers = new Map<string, string>();
  let timer: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();
  /** When the timer runs out; milliseconds as `performance.now()` counts them. */
  let nextLook = 0;
  /** Milliseconds after a look that is under way until something is due that it may not have seen. */
  let unseen = Infinity;
  let looked = wall();

  const durations = metrics?.histogram({
    name: 'job_duration_seconds',
    help: 'Time that a job needs, each try counted by itself',
    labels: ['service', 'queue', 'result'],
  });

  /** @param attempt 0 for the first */
  async function runOne(definition: Job, id: string, payload: unknown, attempt: number): Promise<JobResult> {
    const began = performance.now();
    const tell = (result: 'ok' | 'failed') =>
      durations?.labels(db.name, definition.name, result).observe((performance.now() - began) / 1_000);
    const span = { kind: 'consumer', attributes: { 'ringline.service': db.name }, causes: [] } as const;
    try {
      await withSpan(`job ${definition.name}`, span, async () => definition.run(payload));
      tell('ok');
      return { id, status: 'completed' };
    } catch (error) {
      tell('failed');
      if (attempt < definition.retry.limit) {
        repeated(log).warn(
          { err: error, job: definition.name },
          `the job ${definition.name} failed; it is tried again`,
        );
        lookWithin(LOOK_MS);
      } else await giveUp(definition, payload, error);
      return { id, status: 'failed', output: { message: error instanceof Error ? error.message : String(error) } };
    }
  }

  /** A person who waits for the job is told; that this fails as well changes nothing about the job. */
  async function giveUp(definition: Job, payload: unknown, error: unknown): Promise<void> {
    log.error({ err: error, job: definition.name }, `the job ${definition.name} failed for the last time`);
    await definition.giveUp?.(payload).catch((problem: unknown) => {
      log.error({ err: problem, job: definition.name }, `the job ${definition.name} could not say that it failed`);
    });
  }

  async function takeBackToNow(): Promise<void> {
    for (const statement of PUT_OFF) await db.pool.query(statement);
  }

  /** @returns milliseconds until the next job is due that is known of */
  async function wakeDue(): Promise<number> {
    const now = wall();
    if (now < looked - SET_BACK_MS) await takeBackToNow();
    looked = now;
    const { rows } = await db.pool.query<{ name: string; wait_ms: number }>({
      name: 'kit-jobs-due',
      text: DUE,
      values: [[...workers.keys()]],
    });
    for (const { name, wait_ms: waitMs } of rows) if (waitMs <= 0) boss.notifyWorker(workers.get(name) ?? '');
    return Math.min(...rows.map(({ wait_ms: waitMs }) => waitMs));
  }

  /** One statement at a time, however many queues there are. */
  function lookAgain(waitMs: number): void {
    const wait = Math.min(REST_MS, Math.max(LOOK_MS, waitMs));
    nextLook = performance.now() + wait;
    timer = setTimeout(() => {
      nextLook = 0;
      unseen = Infinity;
      let next = LOOK_MS;
      looking = wakeDue()
        .then((due) => void (next = due))
        .catch((error: unknown) => repeated(log).warn({ err: error }, 'due jobs could not be looked for'))
        .finally(() => {
          if (timer) lookAgain(Math.min(next, unseen));
        });
    }, wait);
  }

  /** A job is due sooner than the next look. */
  function lookWithin(waitMs: number): void {
    unseen = Math.min(unseen, waitMs);
    if (!timer || performance.now() + waitMs >= nextLook) return;
    clearTimeout(timer);
    lookAgain(waitMs);
  }

  return {
    async prepare(definitions) {
      if (definitions.length === 0) return;
      for (const definition of definitions) known.set(definition.name, definition);
      await takeBackToNow();
      await db.pool.query(AS_DEFINED, [
        definitions.map(({ name }) => name),
        definitions.map(({ retry }) => retry.limit),
        definitions.map(({ retry }) => retry.delaySeconds),
        definitions.map(({ retry }) => retry.mostSeconds ?? null),
      ]);
      started = boss.start();
      await started;
      for (const definition of definitions) {
        const { limit, delaySeconds, mostSeconds } = definition.retry;
        await boss.createQueue(definition.name, {
          policy: 'short',
          retryLimit: limit,
          retryDelay: delaySeconds,
          retryBackoff: true,
          ...(mostSeconds !== undefined && { retryDelayMax: mostSeconds }),
          notify: true,
          retentionSeconds: 14 * 86_400,
          heartbeatSeconds: HEARTBEAT_SECONDS,
        });
        if (definition.cron) await boss.schedule(definition.name, definition.cron, {}, { tz: 'UTC', missed: 'once' });
      }
    },
    async enqueue({ tx }, name, payload, options = {}) {
      const definition = known.get(name);
      if (!definition) throw new Error(`${db.name} defines no job "${name}"`);
      await boss.send(name, definition.parse(payload), {
        db: fromPrisma(tx as never),
        ...(options.startAfter ? { startAfter: options.startAfter } : {}),
        // Without a key of its own each job stands alone: the queue's policy would allow a single waiting one.
        singletonKey: options.singletonKey ?? db.ids.uuid(),
      });
      if (options.startAfter) lookWithin(options.startAfter.getTime() - db.clock.now().getTime());
    },
    async work() {
      for (const definition of known.values()) {
        const worker = await boss.work(
          definition.name,
          {
            batchSize: BATCH,
            perJobResults: true,
            burstWhenBatchFull: true,
            pollingIntervalSeconds: POLL_SECONDS,
            notifyPollingIntervalSeconds: BACKSTOP_SECONDS,
          },
          (items) => Promise.all(items.map(({ id, data, retryCount }) => runOne(definition, id, data, retryCount))),
        );
        workers.set(definition.name, worker);
      }
      if (workers.size > 0) lookAgain(LOOK_MS);
    },
    async stop() {
      if (!started) return;
      clearTimeout(timer);
      timer = undefined;
      await looking;
      await started.catch(() => undefined);
      await boss.stop({ graceful: true, timeout: 10_000, close: false });
    },
  };
}
