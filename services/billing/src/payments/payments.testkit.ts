/** A till for tests of what billing makes of a gateway's answers. The adapter itself is tried against the sandbox (tests/journeys). */
import { Refusal } from '@ringline/kit/errors';
import type {
  Charged,
  FailedRefund,
  GatewayDispute,
  GatewayState,
  PaymentGateway,
  Reported,
  SavedCard,
} from './gateway.ts';
import { createStripeGateway } from './stripeGateway.ts';

export const WEBHOOK_SECRET = 'whsec_of_tests';

interface TillOfTests {
  /** It does not answer. */
  away: boolean;
  /** Our process ends once it has answered. */
  dies: boolean;
  /** It keeps the card that a plan is paid with. */
  keepsCards: boolean;
  /** What the kept card does when it is charged. */
  cardDoes: 'AUTHENTICATION_REQUIRED' | 'DECLINED' | 'SUCCESSFUL';
  refunds: string[];
  /** What a bank does about a payment. */
  raise(payment: { id: string; workspaceId: string; amountMinor: bigint }): string;
  /** A refund that the gateway took on comes to nothing. */
  failRefund(failed: FailedRefund): string;
  decide(dispute: string, status: 'WON' | 'LOST'): void;
  /** Each request to charge, repeated ones too, by payment. */
  asks: string[];
  /** What its portal does for a workspace. */
  save(workspaceId: string, last4: string): void;
  remove(workspaceId: string): void;
  /** What it has told, whether or not anybody heard it. */
  told: Reported[];
  sessionOf(paymentId: string): string;
  pay(externalId: string): void;
  expire(externalId: string): void;
  gateway: PaymentGateway;
}

export function tillOfTests(): TillOfTests {
  const sessions = new Map<string, GatewayState>();
  const cards = new Map<string, SavedCard>();
  const charges = new Map<string, Charged>();
  const disputes = new Map<string, GatewayDispute>();
  const failedRefunds = new Map<string, FailedRefund>();
  const idOf = (paymentId: string) => `cs_test_${paymentId}`;
  const real = createStripeGateway({
    secretKey: 'sk_test_any',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: 'http://127.0.0.1:9',
  });
  const till: TillOfTests = {
    away: false,
    dies: false,
    keepsCards: false,
    cardDoes: 'SUCCESSFUL',
    refunds: [],
    told: [],
    raise({ id: paymentId, workspaceId, amountMinor }) {
      const externalId = `du_${paymentId}`;
      const openedAt = new Date('2026-11-21T10:00:00Z');
      disputes.set(externalId, {
        externalId,
        workspaceId,
        paymentId,
        status: 'OPEN',
        reason: 'fraudulent',
        amountMinor,
        openedAt,
      });
      return externalId;
    },
    failRefund(failed) {
      const id = `re_${failed.paymentId}`;
      failedRefunds.set(id, failed);
      return id;
    },
    decide(id, status) {
      const dispute = disputes.get(id);
      if (dispute) disputes.set(id, { ...dispute, status });
    },
    asks: [],
    save: (workspaceId, last4) => void cards.set(`cus_${workspaceId}`, cardEnding(last4)),
    remove: (workspaceId) => void cards.delete(`cus_${workspaceId}`),
    sessionOf: idOf,
    pay: (externalId: string) => end(externalId, 'SUCCESSFUL'),
    expire: (externalId: string) => end(externalId, 'EXPIRED'),
    gateway: {
      ...real,
      openCustomer: async (workspaceId) => `cus_${workspaceId}`,
      cardOf: async (customer) => cards.get(customer),
      portal: async (customer) => `http://till.test/portal/${customer}`,
      async charge({ id: paymentId, amountMinor, currency }) {
        if (till.away) throw new Refusal({ code: 'UNAVAILABLE', message: 'The till is away.' });
        till.asks.push(paymentId);
        const externalId = `pi_${paymentId}`;
        const { cardDoes } = till;
        const failure = cardDoes === 'SUCCESSFUL' ? {} : { failure: cardDoes };
        const status = cardDoes === 'SUCCESSFUL' ? 'SUCCESSFUL' : 'FAILED';
        const charged = charges.get(paymentId) ?? { externalId, status, ...failure };
        charges.set(paymentId, charged);
        sessions.set(externalId, { status: charged.status, paymentId, amountMinor, currency });
        if (till.dies) throw new Error('The process died');
        return charged;
      },
      findCharge: async ({ id: paymentId }) => charges.get(paymentId),
      async start({ id: paymentId, amountMinor, currency, customer }) {
        const externalId = idOf(paymentId);
        if (!sessions.has(externalId))
          sessions.set(externalId, {
            status: 'PENDING',
            paymentId,
            amountMinor,
            currency,
            ...(customer && till.keepsCards && { saved: cardEnding('4242') }),
          });
        if (till.dies) throw new Error('The process died');
        return { externalId, confirmationUrl: `http://till.test/${externalId}` };
      },
      async settle({ externalId }) {
        if (till.away) throw new Refusal({ code: 'UNAVAILABLE', message: 'The till is away.' });
        return sessions.get(externalId);
      },
      async reported(since) {
        if (till.away) throw new Refusal({ code: 'UNAVAILABLE', message: 'The till is away.' });
        return till.told.filter(({ at }) => at >= since);
      },
      dispute: async (externalId) => disputes.get(externalId),
      failedRefund: async (id) => failedRefunds.get(id),
      async refund({ id: paymentId }) {
        if (!till.refunds.includes(paymentId)) till.refunds.push(paymentId);
        if (till.dies) throw new Error('The process died');
      },
    },
  };
  function end(externalId: string, status: GatewayState['status']): void {
    const session = sessions.get(externalId);
    if (session) sessions.set(externalId, { ...session, status });
  }
  return till;
}

const cardEnding = (last4: string): SavedCard => ({
  card: `pm_${last4}`,
  brand: 'visa',
  last4,
  expiryMonth: 8,
  expiryYear: 2028,
});
