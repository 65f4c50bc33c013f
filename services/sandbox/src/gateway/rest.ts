/** The provider's REST API under `/sandbox/gateway/v1`, with its key, its errors and its idempotency. */
import { createHash, randomBytes } from 'node:crypto';
import { readParams } from '@ringline/kit/http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSame } from '../guard/isSame.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { GatewayError } from './errors.ts';
import { formOf, type Form } from './form.ts';
import { shown, type Gateway, type Tx } from './gateway.ts';

const withId = z.object({ id: z.string() });

export async function gatewayRest(
  app: FastifyInstance,
  { gateway, secretKey, onError }: { gateway: Gateway; secretKey: string; onError: (error: unknown) => void },
): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('request-id', `req_${randomBytes(8).toString('hex')}`);
    const key = (request.headers.authorization ?? '').replace(/^Bearer /i, '');
    if (!isSame(key, secretKey)) throw new GatewayError(401, 'Invalid API Key provided.');
  });
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof GatewayError) return reply.code(error.status).send(error.toBody());
    onError(error);
    return reply.code(500).send({ error: { type: 'api_error', message: 'An unknown error occurred' } });
  });
  app.setNotFoundHandler(async (request, reply) =>
    reply
      .code(404)
      .send(new GatewayError(404, `Unrecognized request URL (${request.method}: ${request.url}).`).toBody()),
  );

  /** A POST whose first answer is given again under the same key. Refusals of what was sent are not kept. */
  const post = (path: string, answer: (tx: Tx, form: Form, request: FastifyRequest) => Promise<unknown>) =>
    app.post(path, (request, reply) => gateway.within((tx) => once(tx, request, reply, answer)));

  async function once(
    tx: Tx,
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (tx: Tx, form: Form, request: FastifyRequest) => Promise<unknown>,
  ) {
    const { 'idempotency-key': key } = request.headers;
    if (typeof key !== 'string') return answer(tx, formOf(request.body), request);
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`;
    const asked = createHash('sha256')
      .update(JSON.stringify([request.url, request.body]))
      .digest('hex');
    const before = await tx.gatewayAnswer.findUnique({ where: { key } });
    if (before && before.request !== asked)
      throw new GatewayError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    if (before) return reply.header('idempotent-replayed', 'true').code(before.status).send(before.body);
    const body = await answer(tx, formOf(request.body), request);
    await tx.gatewayAnswer.create({ data: { key, request: asked, status: 200, body: body as Prisma.InputJsonValue } });
    return body;
  }

  post('/checkout/sessions', async (tx, form) => shown(await gateway.createSession(tx, form)));
  post('/refunds', (tx, form) => gateway.refund(tx, form));
  const idOf = (request: FastifyRequest) => readParams(request, withId).id;
  app.get('/checkout/sessions/:id', (request) =>
    gateway.within(async (tx) => shown(await gateway.session(tx, idOf(request)))),
  );
  app.get('/payment_intents/:id', (request) => gateway.within((tx) => gateway.intent(tx, idOf(request))));
  app.get('/events/:id', (request) => gateway.within((tx) => gateway.event(tx, idOf(request))));
}
