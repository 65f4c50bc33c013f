/** A till for tests of what billing makes of a gateway's answers. The adapter itself is tried against the sandbox (tests/journeys). */
import { Refusal } from '@ringline/kit/errors';
import type { GatewayState, PaymentGateway } from './gateway.ts';
import { createStripeGateway } from './stripeGateway.ts';

export const WEBHOOK_SECRET = 'whsec_of_tests';

export function tillOfTests() {
  const sessions = new Map<string, GatewayState>();
  const idOf = (paymentId: string) => `cs_test_${paymentId}`;
  const real = createStripeGateway({
    secretKey: 'sk_test_any',
    webhookSecret: WEBHOOK_SECRET,
    apiUrl: 'http://127.0.0.1:9',
  });
  const till = {
    /** It does not answer. */
    away: false,
    /** Our process ends once it has answered. */
    dies: false,
    refunds: [] as string[],
    sessionOf: idOf,
    pay: (externalId: string) => end(externalId, 'SUCCESSFUL'),
    expire: (externalId: string) => end(externalId, 'EXPIRED'),
    gateway: {
      ...real,
      async start({ id: paymentId, amountMinor, currency }) {
        const externalId = idOf(paymentId);
        if (!sessions.has(externalId))
          sessions.set(externalId, { status: 'PENDING', paymentId, amountMinor, currency });
        if (till.dies) throw new Error('The process died');
        return { externalId, confirmationUrl: `http://till.test/${externalId}` };
      },
      async settle(externalId) {
        if (till.away) throw new Refusal({ code: 'UNAVAILABLE', message: 'The till is away.' });
        return sessions.get(externalId);
      },
      async refund(_externalId, paymentId) {
        if (!till.refunds.includes(paymentId)) till.refunds.push(paymentId);
      },
    } satisfies PaymentGateway,
  };
  function end(externalId: string, status: GatewayState['status']): void {
    const session = sessions.get(externalId);
    if (session) sessions.set(externalId, { ...session, status });
  }
  return till;
}
