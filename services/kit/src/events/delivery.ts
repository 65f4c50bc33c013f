import { lostDatabase, ranOutOfTime, type AnyUnit, type Database, type TenantUnit } from '../db/index.ts';
import { faultOf } from '../telemetry/index.ts';
import { causedBy } from './cause.ts';
import { isFor, type Consumer, type Handler } from './consumer.ts';
import type { StoredEvent } from './envelope.ts';

/** Milliseconds that a failing event is tried again in place before its key is parked (design: events). */
const RETRY_IN_PLACE_MS = 1_000;
/** The same where the database had no time or was away: such a moment must not hold a key up until somebody looks. */
const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 25;
const LONGEST_PAUSE_MS = 1_000;
/** Events of one transaction at the most. */
const RUN_LENGTH = 50;

type Verdict = 'handle' | 'seen' | 'queue';

/** Tells about a key that was parked: somebody has to look. */
export type OnParked = (parked: { consumer: string; source: string; key: string; error: unknown }) => void;

/**
 * Brings events, in their order, to one consumer: record and effect in one transaction, a run of events of one workspace
 * at a time. A run that fails is taken apart, so that only the event at fault is held up.
 * @throws Error only when the consumer's database can't be reached; what was not recorded comes again
 */
export async function deliver<Client>(
  db: Database<Client>,
  consumer: Consumer<Client>,
  events: readonly StoredEvent[],
  onParked: OnParked,
): Promise<void> {
  for (const run of runsOf(consumer, events)) {
    const [first] = run;
    if (!first) continue;
    if (run.length === 1) {
      await deliverOne(db, consumer.name, first, onParked);
      continue;
    }
    try {
      await attempt(db, consumer.name, run);
    } catch {
      for (const item of run) await deliverOne(db, consumer.name, item, onParked);
    }
  }
}

interface Item<Client> {
  readonly event: StoredEvent;
  readonly handler: Handler<Client>;
}

/** Neighbours that can share a transaction: the same workspace and the same kind of unit. */
function runsOf<Client>(consumer: Consumer<Client>, events: readonly StoredEvent[]): Item<Client>[][] {
  const runs: Item<Client>[][] = [];
  for (const event of events) {
    const handler = consumer.handlers.find((one) => isFor(one, event));
    if (!handler) continue;
    const run = runs.at(-1);
    const neighbour = run?.at(-1);
    const fits =
      neighbour &&
      neighbour.handler.unit === handler.unit &&
      (handler.unit === 'platform' || neighbour.event.workspaceId === event.workspaceId);
    if (run && fits && run.length < (consumer.runLength ?? RUN_LENGTH)) run.push({ event, handler });
    else runs.push([{ event, handler }]);
  }
  return runs;
}

/** Tries one event for at most a second, longer when it was only the database's fault, then parks its key. */
async function deliverOne<Client>(
  db: Database<Client>,
  consumer: string,
  item: Item<Client>,
  onParked: OnParked,
): Promise<void> {
  const began = performance.now();
  for (let pause = FIRST_PAUSE_MS; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
    try {
      await attempt(db, consumer, [item]);
      return;
    } catch (error) {
      const patience = ranOutOfTime(error) || lostDatabase(error) ? PATIENCE_MS : RETRY_IN_PLACE_MS;
      if (performance.now() - began + pause > patience) {
        await park(db, consumer, item.event, error);
        onParked({ consumer, source: item.event.source, key: item.event.key, error });
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

function attempt<Client>(db: Database<Client>, consumer: string, items: readonly Item<Client>[]): Promise<void> {
  const [first] = items;
  if (!first) return Promise.resolve();
  return inUnit(db, first.handler, first.event, async (uow) => {
    const unit = uow as unknown as AnyUnit;
    const verdicts = await begin(
      unit,
      consumer,
      items.map(({ event }) => event),
    );
    for (const [index, { event, handler }] of items.entries()) {
      if (verdicts[index] === 'handle') await causedByEvent(event, () => handler.handle(event, uow));
      else if (verdicts[index] === 'queue') await enqueue(unit, consumer, event);
    }
  });
}

/** Runs work in the unit that a handler asks for: the event's workspace, or none. */
export function inUnit<Client, R>(
  db: Database<Client>,
  handler: Handler<Client>,
  event: StoredEvent,
  work: (uow: TenantUnit<Client>) => Promise<R>,
): Promise<R> {
  if (handler.unit === 'tenant' && event.workspaceId !== null) return db.tenant(event.workspaceId, work);
  return db.platform(`consumes ${event.type}`, ({ tx, emit }) =>
    work({
      tx,
      emit: (schema, init, options) => emit(schema, init, { workspaceId: event.workspaceId, ...options }),
      get workspaceId(): string {
        throw new Error(`${event.type} was handled without a workspace`);
      },
    }),
  );
}

export function causedByEvent<T>(event: StoredEvent, work: () => T): T {
  const cause = { correlationId: event.correlationId, causationId: event.id, traceparent: event.traceparent };
  return causedBy(cause, work);
}

/** Records the events as this consumer's, inside the transaction of their effect, and says what to do with each. */
async function begin({ tx }: AnyUnit, consumer: string, events: readonly StoredEvent[]): Promise<Verdict[]> {
  const rows = await tx.$queryRawUnsafe<{ verdicts: Verdict[] }[]>(
    'SELECT kit.begin_delivery($1, $2, $3::text[]::uuid[], $4::text[]) AS verdicts',
    consumer,
    events[0]?.source,
    events.map(({ id }) => id),
    events.map(({ key }) => key),
  );
  return rows[0]?.verdicts ?? [];
}

async function enqueue({ tx }: AnyUnit, consumer: string, { payload, position, ...event }: StoredEvent): Promise<void> {
  await tx.$queryRawUnsafe(
    `INSERT INTO kit.parked_event (consumer, source, key, position, event, payload)
     VALUES ($1, $2, $3, $4::bigint, $5::jsonb, decode($6, 'base64')) ON CONFLICT DO NOTHING`,
    consumer,
    event.source,
    event.key,
    String(position),
    JSON.stringify(event),
    Buffer.from(payload).toString('base64'),
  );
}

async function park<Client>(db: Database<Client>, consumer: string, event: StoredEvent, error: unknown): Promise<void> {
  const reason = faultOf(error).slice(0, 4_000);
  await db.platform('parks a key', async (uow) => {
    const unit = uow as unknown as AnyUnit;
    if ((await begin(unit, consumer, [event]))[0] === 'seen') return;
    await unit.tx.$queryRawUnsafe(
      'INSERT INTO kit.parked_key (consumer, source, key, error) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING',
      consumer,
      event.source,
      event.key,
      reason,
    );
    await enqueue(unit, consumer, event);
  });
}
