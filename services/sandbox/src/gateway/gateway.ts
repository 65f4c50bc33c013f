/** The payment provider's side: checkout sessions, payments and refunds, and the events that report them. */
import type Stripe from 'stripe';
import { answerOf } from './cards.ts';
import { createCustomers } from './customers.ts';
import { createDisputes } from './disputes.ts';
import { GatewayError } from './errors.ts';
import { assertKnown, wholeNumber, type Form } from './form.ts';
import { idOf, type Records, type Tx } from './records.ts';

export type { Tx } from './records.ts';

export type Session = Stripe.Checkout.Session;

/** Seconds that a session may stay open, and the least that a card is charged, in cents. */
const LONGEST_SECONDS = 24 * 3_600;
const LEAST_CENTS = 50;
/** Seconds for which events are listed. */
const LISTED_SECONDS = 30 * 86_400;
export interface GatewayDeps {
  readonly records: Records;
  /** Base address of the pages where people pay. */
  readonly payUrl: string;
  /** Base address of the pages where they look after their cards. */
  readonly portalUrl: string;
}

export type Gateway = ReturnType<typeof createGateway>;

export function createGateway({ records, payUrl, portalUrl }: GatewayDeps) {
  const { now, within, save, read, report, told } = records;
  const disputes = createDisputes({ now, save, read, report });
  const customers = createCustomers({
    now,
    save,
    read,
    report,
    portalUrl,
    raiseDispute: (tx, paid) => disputes.raiseDispute(tx, paid),
  });

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
    ...customers,
    ...disputes,
    session: openSession,
    intent: (tx: Tx, id: string) => read<Stripe.PaymentIntent>(tx, 'payment_intent', id),
    event: (tx: Tx, id: string) => read<Stripe.Event>(tx, 'event', id),

    /** `GET /v1/events`: the newest first, of thirty days. */
    async events(tx: Tx, form: Form) {
      assertKnown(form, ['created', 'ending_before', 'limit', 'starting_after', 'type', 'types', 'delivery_success']);
      const limit = form.text('limit') === '' ? 10 : wholeNumber(form, 'limit');
      if (limit < 1 || limit > 100) throw new GatewayError(400, 'Invalid integer: limit', { param: 'limit' });
      const types = form.names.filter((name) => name.startsWith('types[')).map((name) => form.text(name));
      if (types.length > 20) throw new GatewayError(400, 'You may only specify up to 20 `types`.', { param: 'types' });
      const since = form.text('created[gte]') === '' ? 0 : wholeNumber(form, 'created[gte]');
      const cursor = form.text('starting_after');
      const all = await told(tx, { since: Math.max(since, now() - LISTED_SECONDS), types });
      const from = cursor === '' ? 0 : all.findIndex(({ id }) => id === cursor) + 1;
      if (cursor !== '' && from === 0)
        throw new GatewayError(400, `No such event: '${cursor}'`, { param: 'starting_after' });
      const data = all.slice(from, from + limit);
      return { object: 'list', url: '/v1/events', has_more: from + data.length < all.length, data };
    },

    /** `POST /v1/checkout/sessions` with `mode=payment`. */
    async createSession(tx: Tx, form: Form): Promise<Session> {
      assertKnown(form, [
        'mode',
        'line_items',
        'client_reference_id',
        'metadata',
        'payment_intent_data',
        'customer',
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
      const customer = form.text('customer') || null;
      if (customer) await customers.customer(tx, customer);
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
        customer,
        payment_intent: null,
        payment_method_types: ['card'],
        automatic_tax: { enabled: false, liability: null, provider: null, status: null },
        custom_fields: [],
        custom_text: { after_submit: null, shipping_address: null, submit: null, terms_of_service_acceptance: null },
        shipping_options: [],
        // Not a field of the provider's: what the page shows.
        sandbox_name: form.text('line_items[0][price_data][product_data][name]'),
        sandbox_intent_metadata: form.under('payment_intent_data[metadata]'),
        sandbox_keeps_card: form.text('payment_intent_data[setup_future_usage]') === 'off_session',
      };
      await save(tx, 'checkout.session', session);
      return session as unknown as Session;
    },

    /** The buyer's card pays an open session; one that is paid stays as it is. */
    async pay(tx: Tx, id: string, number: string): Promise<Session> {
      const session = await openSession(tx, id);
      if (session.status !== 'open') return session;
      const amount = session.amount_total ?? 0;
      const customer = typeof session.customer === 'string' ? session.customer : null;
      const keeps = customer !== null && (session as Session & { sandbox_keeps_card?: boolean }).sandbox_keeps_card;
      const card = await customers.addCard(tx, number, keeps ? customer : null);
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
        customer,
        payment_method: card.id,
        setup_future_usage: keeps ? 'off_session' : null,
        last_payment_error: null,
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
      if (answerOf(number).disputes) await disputes.raiseDispute(tx, intent);
      return paid;
    },

    /** `POST /v1/refunds`: a payment, or a part of it, once. */
    async refund(tx: Tx, form: Form) {
      assertKnown(form, ['payment_intent', 'amount', 'metadata', 'reason']);
      const intent = await read<Stripe.PaymentIntent & { refunded?: boolean }>(
        tx,
        'payment_intent',
        form.text('payment_intent'),
      );
      const method = typeof intent.payment_method === 'string' ? intent.payment_method : '';
      const fails = method !== '' && answerOf((await customers.card(tx, method)).sandbox_number ?? '').refundFails;
      if (intent.refunded)
        throw new GatewayError(400, 'This payment has been refunded.', { code: 'charge_already_refunded' });
      if (await disputes.isOpen(tx, intent.id))
        throw new GatewayError(400, 'This charge has been disputed.', { code: 'charge_disputed' });
      const amount = form.text('amount') === '' ? intent.amount : wholeNumber(form, 'amount');
      if (amount > intent.amount)
        throw new GatewayError(400, 'The refund is more than the payment.', { param: 'amount' });
      const refund = {
        id: idOf('re'),
        object: 'refund',
        amount,
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
      // The bank sends it back later: the refund that had succeeded has failed.
      if (fails) {
        const failed = { ...refund, status: 'failed', failure_reason: 'expired_or_canceled_card' };
        await save(tx, 'refund', failed);
        await report(tx, [
          { type: 'refund.updated', object: failed },
          { type: 'refund.failed', object: failed },
        ]);
      }
      return refund;
    },

    /** `GET /v1/refunds/{id}` */
    refundNamed: (tx: Tx, id: string) => read<Stripe.Refund>(tx, 'refund', id),
  };
}

/** A session as the API tells it: without what only the page shows. */
export function shown(session: Session): Session {
  const {
    sandbox_name: _name,
    sandbox_intent_metadata: _metadata,
    sandbox_keeps_card: _keeps,
    ...told
  } = session as Session & {
    sandbox_name?: string;
    sandbox_intent_metadata?: unknown;
    sandbox_keeps_card?: unknown;
  };
  return told;
}
