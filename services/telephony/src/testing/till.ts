/** Billing's payments and number prices, as far as buying a number sees them: it keeps who paid and who got the money back. */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { Refusal, toConnectError } from '@ringline/kit/errors';
import type { StartPaymentRequest } from '@ringline/proto/billing/v1/billing_pb';
import type { HoldForRegistrationRequest } from '@ringline/proto/billing/v1/registrations_pb';
import type { QuoteNumbersRequest } from '@ringline/proto/billing/v1/numbers_pb';
import type { InvoiceTaxSchema } from '@ringline/proto/billing/v1/subscriptions_pb';

interface KeptPayment {
  id: string;
  workspaceId: string;
  purpose: string;
  referenceId: string;
  amountMinor: bigint;
  status: string;
  confirmationUrl: string;
  externalId: string;
  redirectUrl: string;
}

const DAY_MS = 86_400_000;
const PRICES: Readonly<Record<string, bigint>> = { LOCAL: 300n, TOLL_FREE: 500n };

export function createTill(now: () => Date, newId: () => string) {
  const payments = new Map<string, KeptPayment>();
  const till = {
    payments,
    /** What the workspace's plan is. */
    plan: 'BUSINESS',
    /** Millionths of the cycle that are left. */
    factor: 500_000n,
    /** The tax of each quote. */
    tax: undefined as MessageInitShape<typeof InvoiceTaxSchema> | undefined,
    /** When the present cycle began, where a test says so. */
    cycleStart: undefined as Date | undefined,
    /** What was set aside for registrations, and whether there is credit for more. */
    fees: new Map<string, string>(),
    credit: true,
    /** Whether no payment can be begun. */
    refuses: false,
    paymentOf: (referenceId: string) => [...payments.values()].find((one) => one.referenceId === referenceId),
    /** The buyer pays. */
    pay(referenceId: string): void {
      const payment = till.paymentOf(referenceId);
      if (payment?.status === 'PENDING') payment.status = 'SUCCESSFUL';
    },
    handlers: {
      startPayment({ workspaceId, purpose, referenceId, amountMinor, redirectUrl }: StartPaymentRequest) {
        if (till.refuses)
          throw toConnectError(new Refusal({ code: 'PAYMENT_FAILED', message: 'No payment is taken here.' }));
        const known = till.paymentOf(referenceId);
        if (known) return { payment: known };
        const id = newId();
        const payment = {
          id,
          workspaceId,
          purpose,
          referenceId,
          amountMinor,
          status: 'PENDING',
          confirmationUrl: `http://till.test/${id}`,
          externalId: `cs_${id}`,
          redirectUrl,
        };
        payments.set(id, payment);
        return { payment };
      },
      settlePayment: ({ paymentId }: { paymentId: string }) => {
        const payment = payments.get(paymentId);
        return payment ? { payment } : {};
      },
      refundPayment: ({ paymentId }: { paymentId: string }) => {
        const payment = payments.get(paymentId);
        if (payment?.status === 'SUCCESSFUL') payment.status = 'REFUNDED';
        return payment ? { payment } : {};
      },
    },
    registrations: {
      listRegistrationFees: () => ({ currency: 'USD', fees: [] }),
      holdForRegistration({ fees }: HoldForRegistrationRequest) {
        if (!till.credit) return { allowed: false, code: 'INSUFFICIENT_BALANCE', reason: 'Not enough credit.' };
        for (const { id, kind } of fees) till.fees.set(id, kind);
        return { allowed: true, code: '', reason: '' };
      },
    },
    quotes: {
      quoteNumbers: ({ kinds }: QuoteNumbersRequest) => ({
        currency: 'USD',
        factor: till.factor,
        cycleStart: timestampFromDate(till.cycleStart ?? new Date(now().getTime() - 15 * DAY_MS)),
        cycleEnd: timestampFromDate(new Date(now().getTime() + 15 * DAY_MS)),
        plan: till.plan,
        period: 'MONTHLY',
        quotes: kinds.flatMap(({ country, type }) => {
          const monthlyMinor = PRICES[type];
          if (monthlyMinor === undefined) return [];
          const part = (monthlyMinor * till.factor) / 1_000_000n;
          const [dueNowMinor, laterMinor] = part < 50n ? [0n, part] : [part, 0n];
          const { tax } = till;
          return [{ country, type, monthlyMinor, dueNowMinor, laterMinor, ...(tax && { tax }) }];
        }),
      }),
    },
  };
  return till;
}
