/**
 * Takes money through Shopify's billing. A plan is approved once, up to an amount in 30 days; from then on renewals, seats and changes
 * are usage records under it, which nobody has to approve. Credit and numbers are one-time purchases with a page each.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '@ringline/kit/clock';
import type { StoreGrants } from '../../stores/grants.ts';
import { isRenewed } from '../purposes.ts';
import { assertLinked, isRemoved } from '../storeTokens.ts';
import type {
  Charged,
  GatewayEvent,
  GatewayPayment,
  GatewayState,
  PaymentGateway,
  SavedCard,
  Started,
} from '../gateway.ts';
import {
  CREATE_PURCHASE,
  CREATE_SUBSCRIPTION,
  CREATE_USAGE,
  createdPurchase,
  createdSubscription,
  createdUsage,
  FIND,
  found,
  INSTALLATION,
  installation,
  type ShopPurchase,
  type ShopSubscription,
  type ShopUsage,
  USAGE_RECORD,
  usageRecord,
  USAGES,
  usages,
} from './queries.ts';
import { createShopifyApi, type ShopifySettings } from './shopifyApi.ts';

/** How we name what was charged without a page. Anything else is the number of an approval, which return links carry. */
const USAGE = 'usage_';
/** The approval is for so many times the first charge, so that seats and renewals fit; in whole steps. */
const APPROVED_TIMES = 3n;
const LEAST_APPROVED = 10_000n;
const STEP = 1_000n;
const TERMS = 'The plan, its seats and its numbers, as your invoices in Ringline list them';

export function createShopifyGateway(settings: ShopifySettings, clock: Clock, grants?: StoreGrants): PaymentGateway {
  const api = createShopifyApi(settings, clock, grants);
  const { apiSecret, test } = settings;

  const installed = async (store: string) =>
    (await api.ask(store, INSTALLATION, {}, installation)).currentAppInstallation;
  /** What is approved, and under which usage is charged. */
  async function approved(store: string): Promise<SavedCard | undefined> {
    const { activeSubscriptions } = await installed(store);
    const line = activeSubscriptions.filter(({ status }) => status === 'ACTIVE').flatMap(usageLines)[0];
    return line === undefined ? undefined : savedAs(line);
  }

  async function charge({ id, amountMinor, currency, description, customer, card }: GatewayPayment): Promise<Charged> {
    const { appUsageRecordCreate: made } = await api.ask(
      customer,
      CREATE_USAGE,
      { subscriptionLineItemId: card, price: moneyOf(amountMinor, currency), description, idempotencyKey: keyOf(id) },
      createdUsage,
    );
    if (made.appUsageRecord) return { externalId: USAGE + numberOf(made.appUsageRecord.id), status: 'SUCCESSFUL' };
    // More than was approved has to be approved first; otherwise the shop pays for nothing, such as while it is frozen.
    const over = made.userErrors.some(({ message }) => /balance remaining|capped amount/i.test(message));
    return { externalId: '', status: 'FAILED', failure: over ? 'AUTHENTICATION_REQUIRED' : 'DECLINED' };
  }

  async function findCharge({ customer, id: paymentId }: GatewayPayment): Promise<Charged | undefined> {
    const card = await approved(customer);
    if (!card) return undefined;
    const { node } = await api.ask(customer, USAGES, { line: card.card }, usages);
    const made = node?.usageRecords.nodes.find(({ idempotencyKey }: ShopUsage) => idempotencyKey === keyOf(paymentId));
    return made && { externalId: USAGE + numberOf(made.id), status: 'SUCCESSFUL' };
  }

  /** A process died after it had charged without a page, and before it had written that down. */
  async function lostCharge(payment: GatewayPayment): Promise<GatewayState | undefined> {
    const { id: paymentId, amountMinor, currency, externalId, purpose } = payment;
    if (externalId !== '' || !isRenewed(purpose)) return undefined;
    const charged = await findCharge(payment);
    return charged && { ...charged, paymentId, amountMinor, currency };
  }

  async function approve(payment: GatewayPayment): Promise<Started> {
    const { amountMinor, currency, customer: store, redirectUrl: returnUrl } = payment;
    const cappedAmount = moneyOf(capOf(amountMinor), currency);
    const { appSubscriptionCreate: made } = await api.ask(
      store,
      CREATE_SUBSCRIPTION,
      {
        name: nameOf(payment),
        returnUrl,
        lineItems: [{ plan: { appUsagePricingDetails: { terms: TERMS, cappedAmount } } }],
        test,
        // A larger approval takes the place of the one before it once it is given.
        replacementBehavior: 'APPLY_IMMEDIATELY',
      },
      createdSubscription,
    );
    return begun(made.appSubscription?.id, made.confirmationUrl, made.userErrors);
  }

  async function buy(payment: GatewayPayment): Promise<Started> {
    const { amountMinor, currency, customer: store, redirectUrl: returnUrl } = payment;
    const price = moneyOf(amountMinor, currency);
    const variables = { name: nameOf(payment), price, returnUrl, test };
    const { appPurchaseOneTimeCreate: made } = await api.ask(store, CREATE_PURCHASE, variables, createdPurchase);
    return begun(made.appPurchaseOneTime?.id, made.confirmationUrl, made.userErrors);
  }

  /** What a payment of ours became there: by its number, or by its name where nobody told us the number. */
  async function seek(payment: GatewayPayment): Promise<ShopSubscription | ShopPurchase | undefined> {
    const { externalId, customer: store } = payment;
    if (externalId !== '') {
      if (!/^\d+$/.test(externalId)) return undefined;
      const ids = {
        subscription: `gid://shopify/AppSubscription/${externalId}`,
        purchase: `gid://shopify/AppPurchaseOneTime/${externalId}`,
      };
      const { subscription, purchase } = await api.ask(store, FIND, ids, found);
      return [subscription, purchase].find((one) => one?.name.endsWith(referenceOf(payment))) ?? undefined;
    }
    const { allSubscriptions, oneTimePurchases } = await installed(store);
    const all = [...allSubscriptions.nodes, ...oneTimePurchases.nodes];
    return all.find(({ name }) => name.endsWith(referenceOf(payment)));
  }

  async function settleUsage(payment: GatewayPayment): Promise<GatewayState | undefined> {
    const id = `gid://shopify/AppUsageRecord/${payment.externalId.slice(USAGE.length)}`;
    const { node } = await api.ask(payment.customer, USAGE_RECORD, { id }, usageRecord);
    return node && node.idempotencyKey === keyOf(payment.id)
      ? { status: 'SUCCESSFUL', paymentId: payment.id, ...amountOf(node.price) }
      : undefined;
  }

  /** An approved plan is charged under its approval, once: the key is made of our row. */
  async function settleApproved(payment: GatewayPayment, subscription: ShopSubscription): Promise<GatewayState> {
    const externalId = numberOf(subscription.id);
    const { id: paymentId, amountMinor, currency } = payment;
    const told = { paymentId, amountMinor, currency, externalId };
    const [line] = usageLines(subscription);
    if (subscription.status !== 'ACTIVE' || line === undefined) return { ...told, ...endOf(subscription.status) };
    const charged = await charge({ ...payment, card: line });
    return { ...told, ...charged, externalId, saved: savedAs(line) };
  }

  return {
    id: 'shopify',
    displayName: 'Shopify',
    methods: ['STORE'],
    modes: ['ONE_TIME', 'RECURRING'],
    platforms: ['SHOPIFY'],
    abilities: {
      purposes: ['CREDIT', 'PHONE_NUMBER', 'SUBSCRIBE_NUMBER', 'CHANGE_PLAN', 'BUY_SEAT'],
      hasInvoicing: false,
      renewsBy: 'APPROVAL',
      hasPortal: false,
      refunds: false,
      sellsSeats: true,
      prorates: true,
      discounts: true,
      namesBuyer: true,
    },
    async start(payment) {
      if (!isRenewed(payment.purpose)) return buy(payment);
      const card = await approved(payment.customer);
      const charged = card && (await charge({ ...payment, card: card.card }));
      if (charged?.status === 'SUCCESSFUL') return { externalId: charged.externalId, confirmationUrl: '' };
      return approve(payment);
    },
    async settle(payment) {
      if (payment.externalId.startsWith(USAGE)) return settleUsage(payment);
      const charged = await lostCharge(payment);
      if (charged) return charged;
      const there = await seek(payment);
      if (!there) return undefined;
      if ('lineItems' in there) return settleApproved(payment, there);
      const { status, id, price } = there;
      const told = { paymentId: payment.id, externalId: numberOf(id), ...amountOf(price) };
      return status === 'ACTIVE' ? { ...told, status: 'SUCCESSFUL' } : { ...told, ...endOf(status) };
    },
    charge,
    findCharge,
    cardOf: approved,
    openCustomer: async (_workspaceId, store) => assertLinked(store, 'Shopify'),
    event: (body, headers) => eventOf(body, headers, apiSecret),
    async standing(store) {
      try {
        // What it approved is read by whoever asked.
        await installed(store);
        return { removed: false, endsWithCycle: false };
      } catch (error) {
        if (isRemoved(error)) return { removed: true, endsWithCycle: false };
        throw error;
      }
    },
    refund: cannot,
    portal: cannot,
    failedRefund: async () => undefined,
    dispute: async () => undefined,
  };
}

const cannot = (): never => {
  throw new Error('Shopify’s billing has no such thing: its abilities say so');
};

/** The end of our id, by which an approval is known again: Shopify keeps nothing of ours but a name. */
const referenceOf = ({ id }: GatewayPayment): string => `(${id.slice(-12)})`;
const nameOf = (payment: GatewayPayment): string => `${payment.description} ${referenceOf(payment)}`;
const keyOf = (paymentId: string): string => `payment:${paymentId}`;
const numberOf = (gid: string): string => gid.slice(gid.lastIndexOf('/') + 1);

const usageLines = ({ lineItems }: ShopSubscription): string[] =>
  lineItems.filter(({ plan }) => plan.pricingDetails.__typename === 'AppUsagePricing').map(({ id }) => id);

/** What is charged by itself is no card: nothing of it is shown. */
const savedAs = (card: string): SavedCard => ({ card, brand: '', last4: '', expiryMonth: 0, expiryYear: 0 });

/** How an approval that is none ended. FROZEN: the shop pays for nothing. */
function endOf(status: string): Pick<GatewayState, 'status' | 'failure'> {
  if (status === 'PENDING') return { status: 'PENDING' };
  return status === 'EXPIRED' ? { status: 'EXPIRED' } : { status: 'FAILED', failure: 'DECLINED' };
}

function begun(
  gid: string | undefined,
  confirmationUrl: string | null,
  errors: readonly { message: string }[],
): Started {
  if (!gid || !confirmationUrl) throw new Error(`Shopify began nothing: ${errors[0]?.message ?? 'it gave no address'}`);
  return { externalId: numberOf(gid), confirmationUrl };
}

function capOf(amountMinor: bigint): bigint {
  const wanted = amountMinor * APPROVED_TIMES;
  const least = wanted > LEAST_APPROVED ? wanted : LEAST_APPROVED;
  return ((least + STEP - 1n) / STEP) * STEP;
}

const moneyOf = (minor: bigint, currencyCode: string) => ({
  amount: `${minor / 100n}.${String(minor % 100n).padStart(2, '0')}`,
  currencyCode,
});

/** Shopify writes 25.0 for $25.00. */
function amountOf({ amount, currencyCode }: { amount: string; currencyCode: string }) {
  const [whole = '0', part = ''] = amount.split('.');
  return { amountMinor: BigInt(whole) * 100n + BigInt(part.padEnd(2, '0').slice(0, 2)), currency: currencyCode };
}

/** HMAC-SHA256 of the bytes under the app's secret, in base64. */
function isSigned(body: Buffer, given: unknown, secret: string): boolean {
  const wanted = createHmac('sha256', secret).update(body).digest();
  const signature = Buffer.from(typeof given === 'string' ? given : '', 'base64');
  return signature.length === wanted.length && timingSafeEqual(signature, wanted);
}

function eventOf(body: Buffer, headers: Readonly<Record<string, unknown>>, secret: string): GatewayEvent | undefined {
  if (!isSigned(body, headers['x-shopify-hmac-sha256'], secret)) return undefined;
  const text = (name: string) => (typeof headers[name] === 'string' ? headers[name] : '');
  const type = text('x-shopify-topic');
  // Of one event each delivery has an id of its own.
  const id = `shopify:${text('x-shopify-event-id') || text('x-shopify-webhook-id')}`;
  const store = text('x-shopify-shop-domain');
  if (store === '' || !TOPICS.has(type)) return { id, type, about: undefined };
  return { id, type, about: undefined, store, ...(type === REMOVED ? { removed: true } : {}) };
}

const REMOVED = 'app/uninstalled';
const TOPICS: ReadonlySet<string> = new Set(['app_subscriptions/update', 'app_purchases_one_time/update', REMOVED]);
