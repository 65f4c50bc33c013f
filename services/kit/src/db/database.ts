import { isUuid } from '../ids/index.ts';
import { setTimeout as delay } from 'node:timers/promises';
import { PrismaPg } from '@prisma/adapter-pg';
import type { DescMessage, MessageInitShape } from '@bufbuild/protobuf';
import type pg from 'pg';
import type { Clock, Ids } from '../clock/index.ts';
import { presentCause, presentTraceparent } from '../events/cause.ts';
import { encodeEvent, type EventRecord } from '../events/envelope.ts';
import { concerns } from '../telemetry/index.ts';
import { Listener } from './listener.ts';
import {
  insideTransaction,
  isTransient,
  lostDatabase,
  MalformedId,
  markTransaction,
  noteUnbegun,
  ranOutOfTime,
  violates,
} from './transaction.ts';
import { createTurns } from './turns.ts';
import type {
  EmitOptions,
  PlatformEmitOptions,
  PlatformUnit,
  TenantUnit,
  TransactionOf,
  UnitOptions,
} from './unitOfWork.ts';

/** The channel on which a database says that its outbox has grown. */
export const OUTBOX_CHANNEL = 'ringline_outbox';

/** Milliseconds between two notifications: who listens takes many events as fast as one. */
const NOTIFY_GAP_MS = 5;

const ATTEMPTS = 4;

/** Milliseconds that a unit of work waits for a connection, at the most, and in all its tries: less than a call's deadline. */
const MAX_WAIT_MS = 5_000;
const UNBEGUN_MS = 8_000;
const MIN_WAIT_MS = 500;
/** Pauses before each further try of what never began: a database that was restarted is back at the third. */
const UNBEGUN_PAUSES_MS = [100, 300, 700];

/** The part of a generated Prisma client that kit drives. */
export interface PrismaClientLike {
  // A method of many overloads in the generated classes; `transact` below narrows it to the one that kit uses.
  $transaction: unknown;
  $disconnect(): Promise<void>;
}

/** A generated Prisma client class. */
export type PrismaClientClass<Client> = new (options: { adapter: PrismaPg }) => Client;

/** A service's own database: two units of work, a pool for hot single statements, and the outbox behind both. */
export interface Database<Client> {
  /** The service's name: the `source` of its events. */
  readonly name: string;
  /** For hot paths of one statement. Prisma, jobs and the event reader share it. */
  readonly pool: pg.Pool;
  readonly listener: Listener;
  readonly clock: Clock;
  readonly ids: Ids;
  /** One transaction for one workspace. Retried when the database gives it up because of others, so `work` must be repeatable. */
  tenant<R>(workspaceId: string, work: (uow: TenantUnit<Client>) => Promise<R>, options?: UnitOptions): Promise<R>;
  /** One transaction without a workspace. `reason` says why none is needed; it appears in logs. */
  platform<R>(reason: string, work: (uow: PlatformUnit<Client>) => Promise<R>, options?: UnitOptions): Promise<R>;
  /**
   * The `events jsonb` argument for a hot SQL function of the service, which passes it on as its last statement:
   * `PERFORM kit.append_events(events)`. Call `notify()` after it.
   */
  encodeEvents(build: (emit: PlatformUnit<Client>['emit']) => void): string;
  /** The same events before they are a text, for hot SQL functions that take them as columns (kit/events `eventColumns`). */
  recordEvents(build: (emit: PlatformUnit<Client>['emit']) => void): EventRecord[];
  /** Wakes the readers of the outbox, after a commit that units of work did not make. Coalesced; never throws. */
  notify(): void;
  /** As long as `work` runs, units of work that find no connection try for so many milliseconds: for the steps of a start. */
  patiently<R>(milliseconds: number, work: () => Promise<R>): Promise<R>;
  close(): Promise<void>;
}

export interface DatabaseOptions<Client> {
  name: string;
  pool: pg.Pool;
  prisma: PrismaClientClass<Client>;
  clock: Clock;
  ids: Ids;
  /**
   * Unique indexes for which two transactions may race that both looked first. Whoever comes second is tried again,
   * and sees the other's row: its work decides, not the index.
   */
  raced?: readonly string[];
  /** Told about lost connections; they come back by themselves. */
  onError?: (error: Error) => void;
}

/** Binds a service's Prisma client class to its pool. Closing it ends the pool. */
export function createDatabase<Client extends PrismaClientLike>(options: DatabaseOptions<Client>): Database<Client> {
  const { name, pool, clock, ids, raced = [] } = options;
  const onError = options.onError ?? (() => undefined);
  const client = new options.prisma({ adapter: new PrismaPg(pool, { onPoolError: onError }) });
  const listener = new Listener(pool.options, onError);
  const tellOthers = coalesced(() => listener.tellOthers(OUTBOX_CHANNEL).catch(onError));
  const notify = (): void => {
    listener.tellOwn(OUTBOX_CHANNEL);
    tellOthers();
  };

  const turns = createTurns();
  let patienceMs = UNBEGUN_MS;

  function run<R>(
    workspaceId: string | null,
    work: (tx: TransactionOf<Client>, emit: Emit) => Promise<R>,
    unit: UnitOptions,
  ): Promise<R> {
    const now = () => runNow(workspaceId, work, unit);
    // A unit inside another one is refused below; it must not wait for its own turn first.
    return unit.turn === undefined || insideTransaction() ? now() : turns.take(unit.turn, now);
  }

  async function runNow<R>(
    workspaceId: string | null,
    work: (tx: TransactionOf<Client>, emit: Emit) => Promise<R>,
    unit: UnitOptions,
  ): Promise<R> {
    let events: EventRecord[] = [];
    const result = await markTransaction(name, () =>
      retrying(raced, patienceMs, (maxWait, begun) => {
        events = [];
        return transact<R>(
          client,
          async (transaction) => {
            begun();
            const tx = transaction as TransactionOf<Client> & RawTransaction;
            if (workspaceId !== null)
              await tx.$queryRawUnsafe("SELECT set_config('app.workspace_id', $1, true)", workspaceId);
            const value = await work(tx, emitter(events, clock, ids));
            if (events.length > 0)
              await tx.$executeRawUnsafe(
                `SELECT kit.${unit.republishes ? 'append_republished' : 'append_events'}($1::jsonb)`,
                JSON.stringify(events),
              );
            return value;
          },
          {
            maxWait,
            timeout: unit.timeoutMs ?? 10_000,
            ...(unit.isolationLevel ? { isolationLevel: unit.isolationLevel } : {}),
          },
        );
      }),
    );
    if (events.length > 0) notify();
    return result;
  }

  function recorded(build: (emit: PlatformUnit<Client>['emit']) => void): EventRecord[] {
    const events: EventRecord[] = [];
    build(emitter(events, clock, ids));
    return events;
  }

  return {
    name,
    pool,
    listener,
    clock,
    ids,
    async tenant(workspaceId, work, unit = {}) {
      if (!isUuid(workspaceId)) throw new MalformedId(`Not a workspace id: "${workspaceId}"`);
      concerns(workspaceId);
      return run(
        workspaceId,
        (tx, emit) =>
          work({
            tx,
            workspaceId,
            emit: (schema, init, emitOptions: EmitOptions) => emit(schema, init, { ...emitOptions, workspaceId }),
          }),
        unit,
      );
    },
    async platform(_reason, work, unit = {}) {
      return run(null, (tx, emit) => work({ tx, emit }), unit);
    },
    encodeEvents(build) {
      return JSON.stringify(recorded(build));
    },
    recordEvents: recorded,
    notify,
    async patiently(milliseconds, work) {
      patienceMs = milliseconds;
      try {
        return await work();
      } finally {
        patienceMs = UNBEGUN_MS;
      }
    },
    async close() {
      await listener.close();
      await client.$disconnect();
      await pool.end();
    },
  };
}

function transact<R>(
  client: PrismaClientLike,
  work: (tx: unknown) => Promise<R>,
  options: { maxWait: number; timeout: number; isolationLevel?: string },
): Promise<R> {
  return (client as { $transaction(work: (tx: unknown) => Promise<R>, options: object): Promise<R> }).$transaction(
    work,
    options,
  );
}

interface RawTransaction {
  $queryRawUnsafe(query: string, ...values: unknown[]): Promise<unknown>;
  $executeRawUnsafe(query: string, ...values: unknown[]): Promise<number>;
}

type Emit = <Desc extends DescMessage>(
  schema: Desc,
  init: MessageInitShape<Desc>,
  options: PlatformEmitOptions,
) => void;

function emitter(events: EventRecord[], clock: Clock, ids: Ids): Emit {
  return (schema, init, { key, audience, workspaceId }) => {
    const cause = presentCause();
    const id = ids.uuid();
    events.push(
      encodeEvent(schema, init, {
        id,
        key,
        workspaceId,
        time: clock.now().toISOString(),
        correlationId: cause?.correlationId ?? id,
        causationId: cause?.causationId ?? null,
        traceparent: presentTraceparent(),
        audience: audience ?? null,
      }),
    );
  };
}

/**
 * Tries again what the database gave up because of others, and what never began: no connection was free, or none could be made.
 * Nothing happened then; what fails later may have.
 */
async function retrying<R>(
  raced: readonly string[],
  patienceMs: number,
  attempt: (maxWait: number, begun: () => void) => Promise<R>,
): Promise<R> {
  const since = performance.now();
  let left = ATTEMPTS - 1;
  for (let unbegun = 0; ;) {
    let began = false;
    const rest = patienceMs - (performance.now() - since);
    try {
      return await attempt(Math.max(MIN_WAIT_MS, Math.min(MAX_WAIT_MS, rest)), () => (began = true));
    } catch (error) {
      if (!began && (ranOutOfTime(error) || lostDatabase(error))) {
        // Past the pauses it is away, and not only restarted: told at once, unless a start waits for it.
        const pauseMs = UNBEGUN_PAUSES_MS[unbegun] ?? (patienceMs > UNBEGUN_MS ? 1_000 : Infinity);
        unbegun += 1;
        if (performance.now() - since + pauseMs + MIN_WAIT_MS < patienceMs) {
          await delay(pauseMs);
          continue;
        }
        noteUnbegun(error);
        throw error;
      }
      if (left === 0 || !(isTransient(error) || violates(error, raced))) throw error;
      left -= 1;
    }
  }
}

/** The first at once, then one for all that came within the gap: a burst of commits costs few notifications. */
function coalesced(send: () => Promise<unknown>): () => void {
  let state: 'idle' | 'sending' | 'again' = 'idle';
  const go = (): void => {
    state = 'sending';
    void Promise.all([send(), delay(NOTIFY_GAP_MS)]).finally(() => {
      if (state === 'again') go();
      else state = 'idle';
    });
  };
  return () => {
    if (state === 'idle') go();
    else state = 'again';
  };
}
