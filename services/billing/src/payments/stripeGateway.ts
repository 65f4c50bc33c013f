import { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import Stripe from 'stripe';
import type { GatewayEvent, PaymentGateway } from './gateway.ts';

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
            payment_intent_data: { metadata },
            expires_at: Math.floor(payment.expiresAt.getTime() / 1000),
            success_url: withCharge(payment.redirectUrl),
            cancel_url: withoutQuery(payment.redirectUrl),
          },
          { idempotencyKey: `payment:${payment.id}:start` },
        ),
      );
      return { externalId: session.id, confirmationUrl: session.url ?? '' };
    },
    async settle(externalId) {
      const session = await asked(() => stripe.checkout.sessions.retrieve(externalId)).catch(absent);
      if (session?.mode !== 'payment') return undefined;
      const paid = session.payment_status === 'paid';
      return {
        status: paid ? 'SUCCESSFUL' : session.status === 'expired' ? 'EXPIRED' : 'PENDING',
        paymentId: session.client_reference_id ?? '',
        amountMinor: BigInt(session.amount_total ?? 0),
        currency: (session.currency ?? '').toUpperCase(),
      };
    },
    async refund(externalId, paymentId) {
      await asked(async () => {
        const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(externalId);
        const id = typeof intent === 'string' ? intent : intent?.id;
        if (id === undefined) throw new Error(`Checkout session ${externalId} has no payment to give back`);
        return stripe.refunds.create({ payment_intent: id }, { idempotencyKey: `payment:${paymentId}:refund` });
      });
    },
    event(body, signature) {
      try {
        return described(stripe.webhooks.constructEvent(body, signature, webhookSecret));
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return undefined;
        throw error;
      }
    },
  };
}

function described(event: Stripe.Event): GatewayEvent {
  const { id, type } = event;
  if (!event.type.startsWith('checkout.session.')) return { id, type, about: undefined };
  const session = event.data.object as Stripe.Checkout.Session;
  const { payment_id: paymentId, workspace_id: workspaceId } = session.metadata ?? {};
  if (!isUuid(paymentId ?? '') || !isUuid(workspaceId ?? '')) return { id, type, about: undefined };
  return { id, type, about: { paymentId: paymentId ?? '', workspaceId: workspaceId ?? '', externalId: session.id } };
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
    if (error instanceof Stripe.errors.StripeConnectionError || error instanceof Stripe.errors.StripeAPIError)
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
