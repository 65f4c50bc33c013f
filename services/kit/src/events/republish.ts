/** How an owner tells its state again: for a consumer or a column that came later than the events which would have filled it. */
import type { DescMessage } from '@bufbuild/protobuf';
import type { Database, PlatformUnit, TenantUnit } from '../db/index.ts';
import { eventType, isStateEvent } from './envelope.ts';

/** Aggregates of one transaction: their rows are kept from changing until it ends, and who waits for one waits that long. */
const BATCH = 200;
const TIMEOUT_MS = 60_000;
/** Before every id. */
const BEGINNING = '00000000-0000-0000-0000-000000000000';

/** A stretch of an owner's aggregates, in the order of their ids. */
export interface Page {
  /** The id after which it begins. */
  readonly after: string;
  readonly limit: number;
}

/**
 * Locks the rows of a page of aggregates against changes (`FOR SHARE`), reads them, and announces each as a change of it would be
 * announced now. By the lock the event can neither overtake that of a change nor be overtaken by it.
 * @returns the ids, in their order; fewer than the limit: there are no more
 */
interface Publishes<Unit> {
  publish(uow: Unit, page: Page): Promise<readonly string[]>;
}

/** Tells the present state of all aggregates of one kind. */
export type Publisher<Client> = { readonly type: string } & (
  | ({ readonly unit: 'tenant' } & Publishes<TenantUnit<Client>>)
  | ({ readonly unit: 'platform' } & Publishes<PlatformUnit<Client>>)
);

/** Publishes again what belongs to workspaces. @throws Error for an event that does not carry the full state */
export function publisher<Client>(
  schema: DescMessage,
  publish: Publishes<TenantUnit<Client>>['publish'],
): Publisher<Client> {
  return { type: stateTypeOf(schema), unit: 'tenant', publish };
}

/** Publishes again what belongs to no workspace. @throws Error for an event that does not carry the full state */
export function platformPublisher<Client>(
  schema: DescMessage,
  publish: Publishes<PlatformUnit<Client>>['publish'],
): Publisher<Client> {
  return { type: stateTypeOf(schema), unit: 'platform', publish };
}

/** @throws Error for an event that does not carry the full state: no copy could be made of it */
export function stateTypeOf(schema: DescMessage): string {
  const type = eventType(schema);
  if (!isStateEvent(schema)) throw new Error(`${type} does not carry the full state of its aggregate`);
  return type;
}

export interface Republished {
  readonly type: string;
  /** Null: of what belongs to no workspace. */
  readonly workspaceId: string | null;
  readonly events: number;
}

export interface RepublishOptions {
  /** Those whose state is told, in order. Nobody asks for them when nothing belongs to a workspace. */
  readonly workspaces: () => AsyncIterable<string>;
  /** Counts, and publishes nothing. */
  readonly dryRun: boolean;
  /** After each transaction. */
  readonly onBatch: (batch: Republished) => void;
  /** Aggregates of one transaction; 200 unless said otherwise. */
  readonly batch?: number;
}

/**
 * Tells state again, a batch in a transaction at a time. Who begins anew after a failure, or does it twice, only repeats: copies
 * take what is as new as they are, and nobody else is told.
 * @throws Error what a publisher throws; the batches before it are published
 */
export async function republish<Client>(
  db: Database<Client>,
  publishers: readonly Publisher<Client>[],
  options: RepublishOptions,
): Promise<void> {
  for (const one of publishers) if (one.unit === 'platform') await allOf(db, one, null, options);
  const tenant = publishers.filter(({ unit }) => unit === 'tenant');
  if (tenant.length === 0) return;
  for await (const workspaceId of options.workspaces())
    for (const one of tenant) await allOf(db, one, workspaceId, options);
}

async function allOf<Client>(
  db: Database<Client>,
  one: Publisher<Client>,
  workspaceId: string | null,
  { dryRun, onBatch, batch = BATCH }: RepublishOptions,
): Promise<void> {
  const { type } = one;
  const work = { timeoutMs: TIMEOUT_MS, republishes: true };
  for (let after = BEGINNING; ;) {
    const page = { after, limit: batch };
    const ids = await (one.unit === 'tenant'
      ? db.tenant(workspaceId ?? '', (uow) => publishPage(type, uow, dryRun, (unit) => one.publish(unit, page)), work)
      : db.platform(
          `publishes ${type} again`,
          (uow) => publishPage(type, uow, dryRun, (unit) => one.publish(unit, page)),
          work,
        ));
    if (ids.length > 0) onBatch({ type, workspaceId, events: ids.length });
    const last = ids.at(-1);
    if (last === undefined || ids.length < batch) return;
    after = last;
  }
}

/** @throws Error for a publisher that announces something else than each of the aggregates that it names, once */
async function publishPage<Unit extends { emit: (schema: DescMessage, ...rest: never[]) => void }>(
  type: string,
  uow: Unit,
  dryRun: boolean,
  publish: (uow: Unit) => Promise<readonly string[]>,
): Promise<readonly string[]> {
  let announced = 0;
  const emit: Unit['emit'] = (schema, ...rest) => {
    if (eventType(schema) !== type) throw new Error(`The publisher of ${type} announces ${eventType(schema)}`);
    announced += 1;
    if (!dryRun) uow.emit(schema, ...rest);
  };
  const ids = await publish({ ...uow, emit });
  if (announced !== ids.length) throw new Error(`The publisher of ${type} announced ${announced} of ${ids.length}`);
  return ids;
}
