import { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import Stripe from 'stripe';
import type { Charged, GatewayDispute, GatewayEvent, PaymentGateway, Reported, SavedCard } from './gateway.ts';
import { CARD_TILL } from './abilities.ts';

const CLOUD = 'https://api.stripe.com';
/** Milliseconds that a request may take. */
const TIMEOUT_MS = 10_000;

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** Base address of the API: Stripe's own, or the sandbox's. */
  readonly apiUrl: string;
}

/** The library's transport on another base address: the sandbox speaks the same protocol on loopback, below a path. */
function transportTo(apiUrl: string) {
  const base = apiUrl.replace(/\/+$/, '');
  if (base === CLOUD) return {};
  const send: typeof fetch = (input, init) =>
    fetch((input instanceof Request ? input.url : String(input)).replace(CLOUD, base), init);
  return { httpClient: Stripe.createFetchHttpClient(send) };
}

/** Takes money through Stripe Checkout. Every request carries a key made from our row, so a repeated one charges nobody twice. */
export function createStripeGateway({ secretKey, webhookSecret, apiUrl }: StripeSettings): PaymentGateway {
  const stripe = new Stripe(secretKey, {
    ...transportTo(apiUrl),
    maxNetworkRetries: 2,
    timeout: TIMEOUT_MS,
    telemetry: false,
  });
  return {
    id: 'stripe',
    displayName: 'Stripe',
    methods: ['CARD'],
    modes: ['ONE_TIME'],
    platforms: ['RINGLINE', 'WORDPRESS', 'PIPEDRIVE'],
    abilities: CARD_TILL,
    async start(payment) {
      const metadata = { payment_id: payment.id, workspace_id: payment.workspaceId };
      const session = await asked(() =>
        stripe.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: [
              {
                quantity: 1,
                price_data: {
                  currency: payment.currency.toLowerCase(),
                  unit_amount: Number(payment.amountMinor),
                  product_data: { name: payment.description },
                },
              },
            ],
            client_reference_id: payment.id,
            metadata,
            // A card that pays for the plan is kept for its renewals; the gateway's page says so.
            payment_intent_data: { metadata, ...(payment.customer && { setup_future_usage: 'off_session' }) },
            ...(payment.customer && { customer: payment.customer }),
            expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
            success_url: withCharge(payment.redirectUrl),
            cancel_url: withoutQuery(payment.redirectUrl),
          },
          { idempotencyKey: `payment:${payment.id}:start` },
        ),
      );
      return { externalId: session.id, confirmationUrl: session.url ?? '' };
    },
    async settle({ externalId }) {
      if (externalId.startsWith('pi_')) {
        const intent = await asked(() => stripe.paymentIntents.retrieve(externalId)).catch(absent);
        return intent && { ...chargedBy(intent), ...boundTo(intent) };
      }
      const session = await asked(() =>
        stripe.checkout.sessions.retrieve(externalId, { expand: ['payment_intent.payment_method'] }),
      ).catch(absent);
      if (session?.mode !== 'payment') return undefined;
      const paid = session.payment_status === 'paid';
      const saved = paid ? await keepCard(session) : undefined;
      const paidWith = paid ? cardIn(session) : undefined;
      return {
        ...(saved && { saved }),
        ...(paidWith && { paidWith }),
        status: paid ? 'SUCCESSFUL' : session.status === 'expired' ? 'EXPIRED' : 'PENDING',
        paymentId: session.client_reference_id ?? '',
        amountMinor: BigInt(session.amount_total ?? 0),
        currency: (session.currency ?? '').toUpperCase(),
      };
    },
    async refund({ externalId, id: paymentId, workspaceId }, amountMinor) {
      await asked(async () => {
        const id = externalId.startsWith('pi_') ? externalId : await intentOf(externalId);
        if (id === undefined) throw new Error(`Checkout session ${externalId} has no payment to give back`);
        return stripe.refunds.create(
          {
            payment_intent: id,
            metadata: { payment_id: paymentId, workspace_id: workspaceId },
            ...(amountMinor === undefined ? {} : { amount: Number(amountMinor) }),
          },
          { idempotencyKey: `payment:${paymentId}:refund` },
        );
      }).catch((error: unknown) => {
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_disputed')
          throw disputed(error);
        // Its first answer got lost, more than a day ago.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')
          return;
        throw error;
      });
    },
    async failedRefund(externalId) {
      const refund = await asked(() => stripe.refunds.retrieve(externalId)).catch(absent);
      if (refund?.status !== 'failed' && refund?.status !== 'canceled') return undefined;
      const { payment_id: paymentId = '', workspace_id: workspaceId = '' } = refund.metadata ?? {};
      if (!isUuid(paymentId) || !isUuid(workspaceId)) return undefined;
      return { paymentId, workspaceId, amountMinor: BigInt(refund.amount) };
    },
    async dispute(externalId) {
      const found = await asked(() => stripe.disputes.retrieve(externalId, { expand: ['payment_intent'] })).catch(
        absent,
      );
      return found && disputeOf(found);
    },
    async reported(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      const found: Reported[] = [];
      await asked(async () => {
        for await (const event of stripe.events.list({ types: [...REPORTED], created, limit: 100 }))
          found.push({ event: described(event), at: new Date(event.created * 1000) });
      });
      return found.toReversed();
    },
    event(body, { 'stripe-signature': signature = '' }) {
      try {
        return described(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
    async openCustomer(workspaceId) {
      const { id } = await asked(() =>
        stripe.customers.create(
          { metadata: { workspace_id: workspaceId } },
          { idempotencyKey: `workspace:${workspaceId}:customer` },
        ),
      );
      return id;
    },
    async cardOf(customer) {
      const found = await asked(() =>
        stripe.customers.retrieve(customer, { expand: ['invoice_settings.default_payment_method'] }),
      ).catch(absent);
      const method = found && !found.deleted ? found.invoice_settings.default_payment_method : null;
      return typeof method === 'object' && method ? savedCard(method) : undefined;
    },
    async charge({ id, workspaceId, amountMinor, currency, description, customer, card }) {
      try {
        const intent = await asked(() =>
          stripe.paymentIntents.create(
            {
              amount: Number(amountMinor),
              currency: currency.toLowerCase(),
              customer,
              payment_method: card,
              off_session: true,
              confirm: true,
              description,
              metadata: { payment_id: id, workspace_id: workspaceId, [CHARGED]: 'true' },
            },
            { idempotencyKey: `payment:${id}:charge` },
          ),
        );
        return chargedBy(intent);
      } catch (error) {
        if (error instanceof Stripe.errors.StripeCardError)
          return {
            externalId: error.payment_intent?.id ?? '',
            status: 'FAILED',
            failure: error.code === 'authentication_required' ? 'AUTHENTICATION_REQUIRED' : 'DECLINED',
          };
        // The card was removed in the meantime.
        if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
          return { externalId: '', status: 'FAILED', failure: 'DECLINED' };
        throw error;
      }
    },
    async findCharge({ customer, id: paymentId }) {
      const { data } = await asked(() => stripe.paymentIntents.list({ customer, limit: 100 }));
      const intent = data.find(({ metadata }) => metadata['payment_id'] === paymentId && metadata[CHARGED] === 'true');
      return intent && chargedBy(intent);
    },
    async portal(customer, returnUrl) {
      const { url } = await asked(() => stripe.billingPortal.sessions.create({ customer, return_url: returnUrl }));
      return url;
    },
  };

  async function intentOf(sessionId: string): Promise<string | undefined> {
    const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(sessionId);
    return typeof intent === 'string' ? intent : intent?.id;
  }

  /** The page of the gateway attaches a card, but only the default one is shown in its portal. */
  async function keepCard({
    customer,
    payment_intent: intent,
  }: Stripe.Checkout.Session): Promise<SavedCard | undefined> {
    if (!customer || !intent || typeof intent === 'string' || intent.setup_future_usage !== 'off_session')
      return undefined;
    const method = intent.payment_method;
    if (!method || typeof method === 'string') return undefined;
    const id = typeof customer === 'string' ? customer : customer.id;
    await asked(() => stripe.customers.update(id, { invoice_settings: { default_payment_method: method.id } }));
    return savedCard(method);
  }
}

/** Marks the charges of kept cards: payments on the gateway's page are settled by their session. */
const CHARGED = 'kept_card';

/** The card that a session was paid with. */
function cardIn({ payment_intent: intent }: Stripe.Checkout.Session): SavedCard | undefined {
  const method = intent && typeof intent !== 'string' ? intent.payment_method : null;
  return method && typeof method !== 'string' ? savedCard(method) : undefined;
}

function savedCard({ id, card }: Stripe.PaymentMethod): SavedCard | undefined {
  if (!card) return undefined;
  return { card: id, brand: card.brand, last4: card.last4, expiryMonth: card.exp_month, expiryYear: card.exp_year };
}

/** How a charge stands. One that the bank wants to ask about is over: its owner pays on the gateway's page instead. */
function chargedBy({ id: externalId, status, last_payment_error: error }: Stripe.PaymentIntent): Charged {
  if (status === 'succeeded') return { externalId, status: 'SUCCESSFUL' };
  if (status === 'processing') return { externalId, status: 'PENDING' };
  const asks = status === 'requires_action' || error?.code === 'authentication_required';
  return { externalId, status: 'FAILED', failure: asks ? 'AUTHENTICATION_REQUIRED' : 'DECLINED' };
}

/** Of a payment that the bank has yet to decide on. */
export const disputed = (cause?: unknown): Refusal =>
  new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'This payment is disputed. It can’t be refunded until the bank decides.',
    ...(cause === undefined ? {} : { cause }),
  });

/** An inquiry (warning_*) takes no money, and a payment of others has none of our ids. */
function disputeOf(dispute: Stripe.Dispute): GatewayDispute | undefined {
  const { id, status, reason, amount, created, evidence_details: evidence, payment_intent: intent } = dispute;
  if (status.startsWith('warning_') || status === 'prevented' || !intent || typeof intent === 'string')
    return undefined;
  const { payment_id: paymentId = '', workspace_id: workspaceId = '' } = intent.metadata;
  if (!isUuid(paymentId) || !isUuid(workspaceId)) return undefined;
  return {
    externalId: id,
    workspaceId,
    paymentId,
    status: status === 'won' ? 'WON' : status === 'lost' ? 'LOST' : 'OPEN',
    reason,
    amountMinor: BigInt(amount),
    openedAt: new Date(created * 1000),
    ...(evidence.due_by ? { respondBy: new Date(evidence.due_by * 1000) } : {}),
  };
}

const boundTo = ({ metadata, amount, currency }: Stripe.PaymentIntent) => ({
  paymentId: metadata['payment_id'] ?? '',
  amountMinor: BigInt(amount),
  currency: currency.toUpperCase(),
});

/** What is looked for in Stripe's list: all that means something to us. It takes twenty types at the most. */
const REPORTED = [
  'checkout.session.async_payment_failed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.completed',
  'checkout.session.expired',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
  'charge.refund.updated',
  'refund.failed',
  'refund.updated',
  'customer.updated',
] as const;

const REFUND_EVENTS: ReadonlySet<string> = new Set(['refund.failed', 'refund.updated', 'charge.refund.updated']);

function described(event: Stripe.Event): GatewayEvent {
  const { id, type } = event;
  if (event.type === 'customer.updated') {
    const { workspace_id: cardOf = '' } = event.data.object.metadata;
    return { id, type, about: undefined, ...(isUuid(cardOf) && { cardOf }) };
  }
  if (type.startsWith('charge.dispute.'))
    return { id, type, about: undefined, dispute: (event.data.object as { id: string }).id };
  // A refund is told of as failed, and as updated by whatever became of it.
  if (REFUND_EVENTS.has(type)) return { id, type, about: undefined, refund: (event.data.object as { id: string }).id };
  const object = event.data.object as { id: string; metadata?: Stripe.Metadata | null };
  const { payment_id: paymentId = '', workspace_id: workspaceId = '', [CHARGED]: charged } = object.metadata ?? {};
  const ours = event.type.startsWith('checkout.session.') || (type.startsWith('payment_intent.') && charged === 'true');
  if (!ours || !isUuid(paymentId) || !isUuid(workspaceId)) return { id, type, about: undefined };
  return { id, type, about: { paymentId, workspaceId, externalId: object.id } };
}

/** The gateway writes its own id into a return link; its braces must arrive unencoded. */
function withCharge(redirectUrl: string): string {
  const url = new URL(redirectUrl);
  url.searchParams.delete('charge_id');
  return `${url.href}${url.search ? '&' : '?'}charge_id={CHECKOUT_SESSION_ID}`;
}

const withoutQuery = (redirectUrl: string): string => {
  const { origin, pathname } = new URL(redirectUrl);
  return origin + pathname;
};

async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    const { StripeAPIError, StripeConnectionError, StripeRateLimitError } = Stripe.errors;
    if ([StripeAPIError, StripeConnectionError, StripeRateLimitError].some((kind) => error instanceof kind))
      throw new Refusal({
        code: 'UNAVAILABLE',
        message: 'The payment provider didn’t answer. You haven’t been charged. Try again in a minute.',
        retryable: true,
        cause: error,
      });
    throw error;
  }
}

function absent(error: unknown): undefined {
  if (error instanceof Stripe.errors.StripeInvalidRequestError && error.statusCode === 404) return;
  throw error;
}
