/** The till of the money soak as a gateway, from another process. */
import { CARD_TILL, type GatewayDispute, type PaymentGateway } from '@ringline/billing/money';
import { Refusal } from '@ringline/kit/errors';
import type { Listed, Taken } from './moneyTill.ts';

const UNUSED = () => {
  throw new Error('The soak does not ask for this');
};

export function remoteTill(url: string): PaymentGateway {
  async function ask<Answer>(what: string, given: object): Promise<Answer> {
    try {
      const body = JSON.stringify(given, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value));
      return (await (await fetch(`${url}/${what}`, { method: 'POST', body })).json()) as Answer;
    } catch (error) {
      throw new Refusal({ code: 'UNAVAILABLE', message: 'The till did not answer.', retryable: true, cause: error });
    }
  }
  const charged = (taken: Taken) => ({
    externalId: taken.externalId,
    status: taken.status,
    ...(taken.status === 'FAILED' ? { failure: 'DECLINED' as const } : {}),
  });
  return {
    id: 'till',
    displayName: 'Till',
    methods: ['CARD'],
    modes: ['ONE_TIME'],
    platforms: ['RINGLINE'],
    abilities: CARD_TILL,
    async start(payment) {
      const { externalId } = await ask<Taken>('start', payment);
      return { externalId, confirmationUrl: `http://localhost:4000/${externalId}` };
    },
    async settle({ externalId }) {
      const taken = await ask<Taken | null>('settle', { externalId });
      if (!taken) return undefined;
      const { status, paymentId, cents, currency } = taken;
      return { status, paymentId, amountMinor: BigInt(cents), currency };
    },
    async refund({ id: paymentId }) {
      const answer = await ask<{ refused?: boolean }>('refund', { paymentId });
      if (answer.refused) throw new Refusal({ code: 'INVALID_TRANSITION', message: 'It is disputed.' });
    },
    async dispute(id): Promise<GatewayDispute | undefined> {
      const taken = await ask<Taken | null>('dispute', { id });
      if (!taken?.dispute) return undefined;
      const { workspaceId, paymentId, dispute: status, cents, at } = taken;
      const amountMinor = BigInt(cents);
      return {
        externalId: id,
        workspaceId,
        paymentId,
        status,
        reason: 'fraudulent',
        amountMinor,
        openedAt: new Date(at),
      };
    },
    async failedRefund(id) {
      const taken = await ask<Taken | null>('failedRefund', { id });
      if (!taken) return undefined;
      const { workspaceId, paymentId, cents } = taken;
      return { workspaceId, paymentId, amountMinor: BigInt(cents) };
    },
    async reported(since) {
      const listed = await ask<Listed[]>('reported', { since: String(since.getTime()) });
      return listed.map(({ event: id, at, dispute, refund, ...about }) => ({
        at: new Date(at),
        event: {
          id,
          type: 'test',
          about: dispute === undefined && refund === undefined ? about : undefined,
          ...(dispute === undefined ? {} : { dispute }),
          ...(refund === undefined ? {} : { refund }),
        },
      }));
    },
    charge: async (payment) => charged(await ask<Taken>('charge', payment)),
    async findCharge({ id }) {
      const taken = await ask<Taken | null>('find', { id });
      return taken ? charged(taken) : undefined;
    },
    openCustomer: async (workspaceId) => `cus_${workspaceId}`,
    cardOf: async () => ({ card: 'pm_4242', brand: 'visa', last4: '4242', expiryMonth: 8, expiryYear: 2040 }),
    event: UNUSED,
    portal: UNUSED,
  };
}
