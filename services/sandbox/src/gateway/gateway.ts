/** The payment provider's side: checkout sessions, payments and refunds, and the events that report them. */
import { randomBytes } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import type { TransactionOf } from '@ringline/kit/db';
import type Stripe from 'stripe';
import type { Prisma, PrismaClient } from '../generated/prisma/client.ts';
import type { SandboxDatabase } from '../store/store.ts';
import { GatewayError, noSuch } from './errors.ts';
import { assertKnown, wholeNumber, type Form } from './form.ts';

export type Tx = TransactionOf<PrismaClient>;
export type Session = Stripe.Checkout.Session;
type Kind = 'checkout.session' | 'payment_intent' | 'refund' | 'event';
type Kept = { id: string } & Record<string, unknown>;

/** The library's version of the API, in which events are rendered too. */
const API_VERSION = '2026-08-26.dahlia';
/** Seconds that a session may stay open, and the least that a card is charged, in cents. */
const LONGEST_SECONDS = 24 * 3_600;
const LEAST_CENTS = 50;
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

export interface GatewayDeps {
  readonly db: SandboxDatabase;
  readonly clock: Clock;
  /** Base address of the pages where people pay. */
  readonly payUrl: string;
}

const idOf = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
const json = (record: unknown) => record as Prisma.InputJsonValue;

export type Gateway = ReturnType<typeof createGateway>;

export function createGateway({ db, clock, payUrl }: GatewayDeps) {
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
  async function report(tx: Tx, happened: readonly { type: string; object: unknown }[]): Promise<void> {
    const ids: string[] = [];
    for (const { type, object } of happened) {
      const event = { id: idOf('evt'), object: 'event', api_version: API_VERSION, created: now(), livemode: false };
      const request = { id: null, idempotency_key: null };
      await save(tx, 'event', { ...event, type, data: { object }, pending_webhooks: 1, request });
      ids.push(event.id);
    }
    const plan = ids.length > 1 ? SWAPPED_AND_DOUBLED : [{ event: 0, afterMs: 0 }];
    await tx.gatewayDelivery.createMany({
      data: plan.map(({ event, afterMs }) => ({
        eventId: ids[event] ?? '',
        attempt: 0,
        dueAt: new Date(clock.now().getTime() + afterMs),
      })),
    });
  }

  async function openSession(tx: Tx, id: string): Promise<Session> {
    const session = await read<Session>(tx, 'checkout.session', id);
    if (session.status !== 'open' || session.expires_at > now()) return session;
    const expired: Session = { ...session, status: 'expired', url: null };
    await save(tx, 'checkout.session', expired as never);
    await report(tx, [{ type: 'checkout.session.expired', object: expired }]);
    return expired;
  }

  return {
    within,
    session: openSession,
    intent: (tx: Tx, id: string) => read<Stripe.PaymentIntent>(tx, 'payment_intent', id),
    event: (tx: Tx, id: string) => read<Stripe.Event>(tx, 'event', id),

    /** `POST /v1/checkout/sessions` with `mode=payment`. */
    async createSession(tx: Tx, form: Form): Promise<Session> {
      assertKnown(form, [
        'mode',
        'line_items',
        'client_reference_id',
        'metadata',
        'payment_intent_data',
        'expires_at',
        'success_url',
        'cancel_url',
      ]);
      if (form.text('mode') !== 'payment')
        throw new GatewayError(400, 'This sandbox takes `mode=payment` alone.', { param: 'mode' });
      const amount =
        wholeNumber(form, 'line_items[0][price_data][unit_amount]') * wholeNumber(form, 'line_items[0][quantity]');
      if (amount < LEAST_CENTS)
        throw new GatewayError(400, 'The amount is below the minimum of $0.50.', { code: 'amount_too_small' });
      const expiresAt = form.text('expires_at') === '' ? now() + LONGEST_SECONDS : wholeNumber(form, 'expires_at');
      if (expiresAt > now() + LONGEST_SECONDS + 60)
        throw new GatewayError(400, 'A session expires within 24 hours.', { param: 'expires_at' });
      const id = idOf('cs_test');
      const currency = form.text('line_items[0][price_data][currency]');
      const session = {
        id,
        object: 'checkout.session',
        mode: 'payment',
        status: 'open',
        payment_status: 'unpaid',
        amount_subtotal: amount,
        amount_total: amount,
        currency,
        client_reference_id: form.text('client_reference_id') || null,
        metadata: form.under('metadata'),
        success_url: form.text('success_url'),
        cancel_url: form.text('cancel_url') || null,
        url: `${payUrl}/${id}`,
        created: now(),
        expires_at: expiresAt,
        livemode: false,
        customer: null,
        payment_intent: null,
        payment_method_types: ['card'],
        automatic_tax: { enabled: false, liability: null, provider: null, status: null },
        custom_fields: [],
        custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
        shipping_options: [],
        // Not a field of the provider's: what the page shows.
        sandbox_name: form.text('line_items[0][price_data][product_data][name]'),
        sandbox_intent_metadata: form.under('payment_intent_data[metadata]'),
      };
      await save(tx, 'checkout.session', session);
      return session as unknown as Session;
    },

    /** The buyer's card pays an open session; one that is paid stays as it is. */
    async pay(tx: Tx, id: string): Promise<Session> {
      const session = await openSession(tx, id);
      if (session.status !== 'open') return session;
      const amount = session.amount_total ?? 0;
      const intent = {
        id: idOf('pi'),
        object: 'payment_intent',
        amount,
        amount_received: amount,
        currency: session.currency,
        status: 'succeeded',
        created: now(),
        livemode: false,
        latest_charge: idOf('ch'),
        payment_method_types: ['card'],
        metadata: (session as unknown as { sandbox_intent_metadata: Record<string, string> }).sandbox_intent_metadata,
      };
      const paid: Session = {
        ...session,
        status: 'complete',
        payment_status: 'paid',
        payment_intent: intent.id,
        url: null,
      };
      await save(tx, 'payment_intent', intent);
      await save(tx, 'checkout.session', paid as never);
      await report(tx, [
        { type: 'payment_intent.succeeded', object: intent },
        { type: 'checkout.session.completed', object: shown(paid) },
      ]);
      return paid;
    },

    /** `POST /v1/refunds`: all of a payment, once. */
    async refund(tx: Tx, form: Form) {
      assertKnown(form, ['payment_intent', 'metadata', 'reason']);
      const intent = await read<Stripe.PaymentIntent & { refunded?: boolean }>(
        tx,
        'payment_intent',
        form.text('payment_intent'),
      );
      if (intent.refunded)
        throw new GatewayError(400, 'This payment has been refunded.', { code: 'charge_already_refunded' });
      const refund = {
        id: idOf('re'),
        object: 'refund',
        amount: intent.amount,
        currency: intent.currency,
        charge: intent.latest_charge,
        payment_intent: intent.id,
        status: 'succeeded',
        reason: null,
        metadata: form.under('metadata'),
        created: now(),
      };
      await save(tx, 'payment_intent', { ...intent, refunded: true });
      await save(tx, 'refund', refund);
      await report(tx, [{ type: 'refund.created', object: refund }]);
      return refund;
    },
  };
}

/** A session as the API tells it: without what only the page shows. */
export function shown(session: Session): Session {
  const {
    sandbox_name: _name,
    sandbox_intent_metadata: _metadata,
    ...told
  } = session as Session & {
    sandbox_name?: string;
    sandbox_intent_metadata?: unknown;
  };
  return told;
}
