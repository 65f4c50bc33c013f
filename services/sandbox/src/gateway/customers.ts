/** Buyers that the provider knows, their cards, and what is charged to a card without its owner. */
import type Stripe from 'stripe';
import { answerOf, digitsOf } from './cards.ts';
import type { Disputes } from './disputes.ts';
import { GatewayError, noSuch } from './errors.ts';
import { assertKnown, wholeNumber, type Form } from './form.ts';
import { idOf, type Records, type Tx } from './records.ts';

export type Customer = Stripe.Customer;
export type Card = Stripe.PaymentMethod & { sandbox_number?: string };
type Portal = Stripe.BillingPortal.Session;

/** Years that the sandbox's cards are good for. */
const GOOD_YEARS = 3;
const DECLINED = 'Your card was declined.';
const ASKS = 'This payment requires authentication. The customer must be present.';

export function createCustomers({
  now,
  save,
  read,
  report,
  portalUrl,
  raiseDispute,
}: Pick<Records, 'now' | 'read' | 'report' | 'save'> & {
  readonly portalUrl: string;
  /** What a card does whose owner questions each payment. */
  readonly raiseDispute: Disputes['raiseDispute'];
}) {
  const customer = (tx: Tx, id: string) => read<Customer>(tx, 'customer', id);
  const card = (tx: Tx, id: string) => read<Card>(tx, 'payment_method', id);

  async function update(tx: Tx, found: Customer, method: string | null): Promise<Customer> {
    const changed = { ...found, invoice_settings: { ...found.invoice_settings, default_payment_method: method } };
    await save(tx, 'customer', changed);
    await report(tx, [{ type: 'customer.updated', object: changed }]);
    return changed;
  }

  return {
    customer,
    card,

    /** `POST /v1/customers` */
    async createCustomer(tx: Tx, form: Form) {
      assertKnown(form, ['metadata', 'name', 'email']);
      const made = {
        id: idOf('cus'),
        object: 'customer',
        name: form.text('name') || null,
        email: form.text('email') || null,
        metadata: form.under('metadata'),
        invoice_settings: { custom_fields: null, default_payment_method: null, footer: null, rendering_options: null },
        balance: 0,
        created: now(),
        livemode: false,
        currency: null,
        default_source: null,
        description: null,
        shipping: null,
      };
      await save(tx, 'customer', made);
      return made;
    },

    /** `POST /v1/customers/{id}`: which card is charged. */
    async updateCustomer(tx: Tx, id: string, form: Form) {
      assertKnown(form, ['invoice_settings']);
      const found = await customer(tx, id);
      const method = form.text('invoice_settings[default_payment_method]');
      if (method !== '' && (await card(tx, method)).customer !== id) throw noSuch('PaymentMethod', method);
      return update(tx, found, method || null);
    },

    /** `GET /v1/customers/{id}`, with the card where it is to be expanded. */
    async shownCustomer(tx: Tx, id: string, expands: boolean) {
      const found = await customer(tx, id);
      const method = found.invoice_settings.default_payment_method;
      if (!expands || typeof method !== 'string') return found;
      const settings = { ...found.invoice_settings, default_payment_method: shownCard(await card(tx, method)) };
      return { ...found, invoice_settings: settings };
    },

    /** The provider's record of a card; one without a customer is good for its payment alone. */
    async addCard(tx: Tx, number: string, owner: string | null): Promise<Card> {
      const digits = digitsOf(number);
      const made = {
        id: idOf('pm'),
        object: 'payment_method',
        type: 'card',
        allow_redisplay: 'always',
        billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
        card: {
          brand: 'visa',
          checks: null,
          country: 'US',
          display_brand: 'visa',
          exp_month: 12,
          exp_year: new Date(now() * 1000).getUTCFullYear() + GOOD_YEARS,
          funding: 'credit',
          generated_from: null,
          last4: digits.slice(-4),
          networks: null,
          regulated_status: null,
          three_d_secure_usage: { supported: true },
          wallet: null,
        },
        created: now(),
        customer: owner,
        customer_account: null,
        livemode: false,
        metadata: {},
        // Not a field of the provider's: it decides what a charge does.
        sandbox_number: digits,
      };
      await save(tx, 'payment_method', made);
      return made as unknown as Card;
    },

    /** `POST /v1/payment_intents` with `off_session` and `confirm`: a kept card pays, or says why it does not. */
    async charge(tx: Tx, form: Form): Promise<{ intent: Stripe.PaymentIntent; error?: GatewayError }> {
      assertKnown(form, [
        'amount',
        'currency',
        'customer',
        'payment_method',
        'off_session',
        'confirm',
        'description',
        'metadata',
      ]);
      if (form.text('off_session') !== 'true' || form.text('confirm') !== 'true')
        throw new GatewayError(400, 'This sandbox charges kept cards alone: set `off_session` and `confirm`.');
      const method = await card(tx, form.text('payment_method'));
      if (method.customer === null || method.customer !== form.text('customer'))
        throw noSuch('PaymentMethod', method.id);
      const { later, disputes } = answerOf(method.sandbox_number ?? '');
      const amount = wholeNumber(form, 'amount');
      const code = later === 'asks' ? 'authentication_required' : 'card_declined';
      const message = later === 'asks' ? ASKS : DECLINED;
      const intent = {
        id: idOf('pi'),
        object: 'payment_intent',
        amount,
        amount_received: later === 'pays' ? amount : 0,
        currency: form.text('currency'),
        customer: method.customer,
        payment_method: method.id,
        status: later === 'pays' ? 'succeeded' : 'requires_payment_method',
        last_payment_error:
          later === 'pays' ? null : { type: 'card_error', code, message, payment_method: shownCard(method) },
        created: now(),
        description: form.text('description') || null,
        livemode: false,
        latest_charge: idOf('ch'),
        payment_method_types: ['card'],
        setup_future_usage: null,
        metadata: form.under('metadata'),
      };
      await save(tx, 'payment_intent', intent);
      const type = later === 'pays' ? 'payment_intent.succeeded' : 'payment_intent.payment_failed';
      await report(tx, [{ type, object: intent }]);
      if (disputes) await raiseDispute(tx, intent);
      const told = intent as unknown as Stripe.PaymentIntent;
      if (later === 'pays') return { intent: told };
      return { intent: told, error: new GatewayError(402, message, { type: 'card_error', code, intent: told }) };
    },

    /** `GET /v1/payment_intents?customer=`, newest first. */
    async intents(tx: Tx, owner: string) {
      const rows = await tx.gatewayObject.findMany({
        where: { kind: 'payment_intent', record: { path: ['customer'], equals: owner } },
        orderBy: { createdAt: 'desc' },
        take: 100,
      });
      return { object: 'list', url: '/v1/payment_intents', has_more: false, data: rows.map(({ record }) => record) };
    },

    /** `POST /v1/billing_portal/sessions` */
    async createPortal(tx: Tx, form: Form) {
      assertKnown(form, ['customer', 'return_url']);
      const owner = await customer(tx, form.text('customer'));
      const id = idOf('bps');
      const session = {
        id,
        object: 'billing_portal.session',
        configuration: 'bpc_sandbox',
        created: now(),
        customer: owner.id,
        customer_account: null,
        flow: null,
        livemode: false,
        locale: null,
        on_behalf_of: null,
        return_url: form.text('return_url') || null,
        url: `${portalUrl}/${id}`,
      };
      await save(tx, 'billing_portal.session', session);
      return session;
    },

    /** What the portal's page shows. */
    async portal(tx: Tx, id: string) {
      const session = await read<Portal>(tx, 'billing_portal.session', id);
      const owner = await customer(tx, session.customer);
      const rows = await tx.gatewayObject.findMany({
        where: { kind: 'payment_method', record: { path: ['customer'], equals: owner.id } },
        orderBy: { createdAt: 'asc' },
      });
      return { session, owner, cards: rows.map(({ record }) => record as unknown as Card) };
    },

    /** Makes a card the one that is charged. */
    async useCard(tx: Tx, owner: Customer, id: string): Promise<void> {
      if ((await card(tx, id)).customer !== owner.id) throw noSuch('PaymentMethod', id);
      await update(tx, owner, id);
    },

    /** Forgets a card. Nothing is charged by itself after the last one is gone. */
    async removeCard(tx: Tx, owner: Customer, id: string): Promise<void> {
      const found = await card(tx, id);
      if (found.customer !== owner.id) throw noSuch('PaymentMethod', id);
      const detached = { ...found, customer: null };
      await save(tx, 'payment_method', detached);
      await report(tx, [{ type: 'payment_method.detached', object: shownCard(detached) }]);
      if (owner.invoice_settings.default_payment_method === id) await update(tx, owner, null);
    },
  };
}

/** A card as the API tells it. */
export function shownCard({ sandbox_number: _number, ...told }: Card): Stripe.PaymentMethod {
  return told;
}
