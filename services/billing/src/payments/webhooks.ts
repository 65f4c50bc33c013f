/** What gateways report over HTTP. An event only says where to look: how a payment stands is asked at the gateway again. */
import type { IncomingHttpHeaders } from 'node:http';
import { refusalOf } from '@ringline/kit/errors';
import { countWebhooks } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../context.ts';
import type { PaymentGateway } from './gateway.ts';
import { hearDispute } from '../disputes/hearDispute.ts';
import { hearStore } from '../stores/hearStore.ts';
import { hearFailedRefund } from './owed.ts';
import { readCard } from './savedCard.ts';
import { settlePayment } from './settlePayment.ts';

/** Refusals that a repetition does not mend: the gateway need not send the event again. */
const FINAL: ReadonlySet<string> = new Set(['NOT_FOUND', 'PAYMENT_NOT_VERIFIED']);

export function paymentWebhooks(deps: Deps): (app: FastifyInstance) => Promise<void> {
  const settle = settlePayment(deps);

  async function hear(gateway: PaymentGateway, body: Buffer, headers: IncomingHttpHeaders): Promise<200 | 403> {
    const event = await gateway.event(body, headers);
    if (!event) return 403;
    const { id, type, about, cardOf, dispute, refund, store } = event;
    if (cardOf !== undefined) await readCard(deps, cardOf, gateway);
    const names = about ?? dispute ?? refund ?? store;
    if (names === undefined || (await isKnown(deps, id))) return 200;
    try {
      if (dispute !== undefined) await hearDispute(deps)(gateway, dispute, { id, type });
      else if (refund !== undefined) await hearFailedRefund(deps)(gateway, refund, { id, type });
      else if (store !== undefined) await hearStore(deps)(gateway, event, store);
      else if (about) await settle(about, { id, type });
    } catch (error) {
      const code = refusalOf(error)?.code ?? '';
      if (!FINAL.has(code)) throw error;
      deps.log.warn({ event: id, type, code }, 'a gateway reported a payment that is none of ours');
    }
    return 200;
  }

  return async (app) => {
    await app.register(async (scope) => {
      countWebhooks(scope, 'billing', deps.metrics);
      // A signature covers the bytes as they came.
      scope.removeContentTypeParser(SENT_AS);
      scope.addContentTypeParser(SENT_AS, { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
      for (const gateway of deps.gateways)
        scope.post(`/webhooks/payments/${gateway.id}`, async (request, reply) => {
          const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const status = await hear(gateway, body, request.headers);
          return reply.code(status).send({ received: status === 200 });
        });
    });
  };
}

/** JSON, or a JWT as text. */
const SENT_AS = ['application/json', 'text/plain'];

const isKnown = ({ db }: Deps, id: string): Promise<boolean> =>
  db.platform('an event of a gateway names its workspace only once it is read', async ({ tx }) =>
    Boolean(await tx.gatewayEvent.findUnique({ where: { id } })),
  );
