/** What those who take money know, one JSON document each, and the events that report its changes. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import type { TransactionOf } from '@ringline/kit/db';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { SandboxDatabase } from '../store/store.ts';
import { noSuch } from './errors.ts';

export type Tx = TransactionOf<PrismaClient>;
type Kind =
  | 'billing_portal.session'
  | 'checkout.session'
  | 'customer'
  | 'dispute'
  | 'event'
  | 'payment_intent'
  | 'payment_method'
  | 'refund'
  | 'shopify.code'
  | 'shopify.install'
  | 'shopify.purchase'
  | 'shopify.subscription'
  | 'shopify.usage'
  | 'wix.checkout'
  | 'wix.grant'
  | 'wix.purchase'
  | 'wix.site';
/** Who reports an event, in its own way of signing it. */
export type Provider = 'shopify' | 'stripe' | 'wix';
/** An event that is to be delivered, as its provider tells it. */
export interface Told {
  readonly id: string;
  readonly type: string;
  readonly sandbox_provider?: Provider;
}
interface StripeEvent {
  readonly id: string;
  readonly type: string;
}
type Kept = { id: string } & Record<string, unknown>;

/** The library's version of the API, in which events are rendered too. */
const API_VERSION = '2026-08-26.dahlia';
/** What one event alone comes like at platforms: late, and twice. */
const DOUBLED = [
  { event: 0, afterMs: 200 },
  { event: 0, afterMs: 900 },
] as const;
/**
 * When, in milliseconds, an event is delivered. Each comes twice, and what happened first is reported last: whoever relies on order
 * or on hearing of a payment once finds out here, not with real money.
 */
const SWAPPED_AND_DOUBLED = [
  { event: 1, afterMs: 0 },
  { event: 0, afterMs: 400 },
  { event: 1, afterMs: 900 },
  { event: 0, afterMs: 1_500 },
] as const;

export const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const json = (record: unknown) => record as Prisma.InputJsonValue;

export type Records = ReturnType<typeof createRecords>;

export function createRecords({ db, clock }: { readonly db: SandboxDatabase; readonly clock: Clock }) {
  const now = () => Math.floor(clock.now().getTime() / 1000);
  const within = <Answer>(work: (tx: Tx) => Promise<Answer>): Promise<Answer> =>
    db.platform('the outside world has no workspace', ({ tx }) => work(tx));

  const save = (tx: Tx, kind: Kind, record: Kept) =>
    tx.gatewayObject.upsert({
      where: { id: record.id },
      create: { id: record.id, kind, createdAt: clock.now(), record: json(record) },
      update: { record: json(record) },
    });

  /** Behind its lock, so that two who pay at the same time pay once. */
  async function read<Found>(tx: Tx, kind: Kind, id: string): Promise<Found> {
    await tx.$queryRaw`SELECT 1 FROM gateway_object WHERE id = ${id} FOR UPDATE`;
    const row = await tx.gatewayObject.findUnique({ where: { id } });
    if (row?.kind !== kind) throw noSuch(kind.replace('.', ' '), id);
    return row.record as Found;
  }

  /** Writes events and when they are delivered. */
  async function report(
    tx: Tx,
    happened: readonly { type: string; object: unknown }[],
    provider: Provider = 'stripe',
  ): Promise<void> {
    const ids: string[] = [];
    for (const { type, object } of happened) {
      const event = { id: idOf('evt'), object: 'event', api_version: API_VERSION, created: now(), livemode: false };
      const request = { id: null, idempotency_key: null };
      const by = provider === 'stripe' ? {} : { sandbox_provider: provider };
      await save(tx, 'event', { ...event, ...by, type, data: { object }, pending_webhooks: 1, request });
      ids.push(event.id);
    }
    const alone = provider === 'stripe' ? [{ event: 0, afterMs: 0 }] : DOUBLED;
    const plan = ids.length > 1 ? SWAPPED_AND_DOUBLED : alone;
    await tx.gatewayDelivery.createMany({
      data: plan.map(({ event, afterMs }) => ({
        eventId: ids[event] ?? '',
        attempt: 0,
        dueAt: new Date(clock.now().getTime() + afterMs),
      })),
    });
  }

  /** All of a kind that belong to somebody, the newest first. */
  async function ofOwner<Found>(tx: Tx, kind: Kind, field: string, owner: string): Promise<Found[]> {
    const rows = await tx.gatewayObject.findMany({
      where: { kind, record: { path: [field], equals: owner } },
      orderBy: { createdAt: 'desc' },
      take: 100,
    });
    return rows.map(({ record }) => record as Found);
  }

  /** What the payment provider has reported, the newest first. */
  async function told(tx: Tx, { since, types }: { since: number; types: readonly string[] }): Promise<StripeEvent[]> {
    const rows = await tx.gatewayObject.findMany({
      where: { kind: 'event', createdAt: { gte: new Date(since * 1000) } },
      orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    });
    return rows
      .map(({ record }) => record as unknown as StripeEvent & Told)
      .filter(({ sandbox_provider: by, type }) => by === undefined && (types.length === 0 || types.includes(type)));
  }

  return { now, within, save, read, report, told, ofOwner };
}
