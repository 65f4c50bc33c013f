/** What gateways report over HTTP. An event only says where to look: how a payment stands is asked at the gateway again. */
import type { IncomingHttpHeaders } from 'node:http';
import { countWebhooks } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../context.ts';
import type { PaymentGateway } from './gateway.ts';
import { hearEvent } from './hearEvent.ts';

export function paymentWebhooks(deps: Deps): (app: FastifyInstance) => Promise<void> {
  async function hear(gateway: PaymentGateway, body: Buffer, headers: IncomingHttpHeaders): Promise<200 | 401> {
    const event = await gateway.event(body, headers);
    // What platforms look for when they review an app.
    if (!event) return 401;
    await hearEvent(deps)(gateway, event);
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
