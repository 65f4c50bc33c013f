/**
 * Takes money through Wix's app billing: it sells our plans as whole products, on a page of its own, and renews them by itself. What it
 * collected is read from its history; a renewal of ours is paid once Wix has an invoice for it. It sells neither seats, numbers nor
 * credit, and gives nothing back when it is asked.
 */
import type { Clock } from '@ringline/kit/clock';
import { Refusal } from '@ringline/kit/errors';
import { assertLinked } from '../storeTokens.ts';
import type { Charged, GatewayPayment, PaymentGateway, SavedCard } from '../gateway.ts';
import { createWixApi, type WixSettings } from './wixApi.ts';
import { createWixEvents } from './wixEvents.ts';

/** Milliseconds that a purchase may be older than our payment: Wix renews when it likes on the day. */
const EARLY_MS = 86_400_000;

export function createWixGateway(settings: WixSettings, clock: Clock): PaymentGateway {
  const api = createWixApi(settings);
  const productOf = ({ product }: GatewayPayment): string => settings.products[product] ?? '';

  /** Invoices that Wix may have made for this payment, the oldest first: whichever is no other payment's is its own. */
  async function receiptsOf(payment: GatewayPayment): Promise<string[]> {
    const since = payment.createdAt.getTime() - EARLY_MS;
    const wanted = productOf(payment);
    return (await api.purchases(payment.customer))
      .filter(({ vendorProductId, dateCreated }) => vendorProductId === wanted && Date.parse(dateCreated) >= since)
      .map(({ invoiceId }) => invoiceId)
      .toReversed();
  }

  async function planOf(store: string): Promise<SavedCard | undefined> {
    const plan = await api.plan(store);
    return plan?.autoRenewing
      ? { card: plan.packageName, brand: '', last4: '', expiryMonth: 0, expiryYear: 0 }
      : undefined;
  }

  /** Whether Wix has collected for the next cycle. Until its invoice is there the renewal waits. */
  async function collected(payment: GatewayPayment): Promise<Charged> {
    const receipts = await receiptsOf(payment);
    if (receipts.length > 0) return { externalId: '', status: 'SUCCESSFUL', receipts };
    const renews = (await planOf(payment.customer)) !== undefined;
    return renews ? { externalId: '', status: 'PENDING' } : { externalId: '', status: 'FAILED', failure: 'DECLINED' };
  }

  return {
    id: 'wix',
    displayName: 'Wix',
    methods: ['STORE'],
    modes: ['RECURRING'],
    platforms: ['WIX'],
    abilities: {
      purposes: ['CHANGE_PLAN'],
      hasInvoicing: false,
      renewsBy: 'PLATFORM',
      hasPortal: false,
      refunds: false,
      sellsSeats: false,
      prorates: false,
      discounts: false,
      namesBuyer: true,
    },
    async start(payment) {
      const productId = productOf(payment);
      if (productId === '')
        throw new Refusal({
          code: 'PAYMENT_FAILED',
          message: 'Wix doesn’t sell this plan. You haven’t been charged. Choose another plan.',
        });
      const externalId = `checkout_${payment.id}`;
      const successUrl = new URL(payment.redirectUrl);
      successUrl.searchParams.set('charge_id', externalId);
      const billingCycle = payment.product.endsWith('_YEARLY') ? 'YEARLY' : 'MONTHLY';
      const confirmationUrl = await api.checkout(payment.customer, {
        productId,
        billingCycle,
        successUrl: successUrl.href,
      });
      return { externalId, confirmationUrl };
    },
    async settle(payment) {
      const { id: paymentId, amountMinor, currency, customer, expiresAt } = payment;
      const told = { paymentId, amountMinor, currency };
      const receipts = await receiptsOf(payment);
      const saved = receipts.length > 0 ? await planOf(customer) : undefined;
      if (receipts.length > 0) return { ...told, status: 'SUCCESSFUL', receipts, ...(saved && { saved }) };
      // Its page is open for two days: what is bought there until then is found.
      const over = expiresAt.getTime() + EARLY_MS < clock.now().getTime();
      return { ...told, status: over ? 'EXPIRED' : 'PENDING' };
    },
    charge: collected,
    async findCharge(payment) {
      const charged = await collected(payment);
      return charged.status === 'SUCCESSFUL' ? charged : undefined;
    },
    cardOf: planOf,
    openCustomer: async (_workspaceId, store) => assertLinked(store, 'Wix'),
    async standing(store) {
      const plan = await api.plan(store);
      return { removed: false, endsWithCycle: plan !== undefined && !plan.autoRenewing };
    },
    event: createWixEvents(settings.publicKey, clock),
    refund: cannot,
    portal: cannot,
    failedRefund: async () => undefined,
    dispute: async () => undefined,
  };
}

const cannot = (): never => {
  throw new Error('Wix’s billing has no such thing: its abilities say so');
};
