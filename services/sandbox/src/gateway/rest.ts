/** The provider's REST API under `/sandbox/gateway/v1`, with its key, its errors and its idempotency. */
import { createHash, randomBytes } from 'node:crypto';
import { readParams } from '@ringline/kit/http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { isSame } from '../guard/isSame.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { shownCard } from './customers.ts';
import { GatewayError } from './errors.ts';
import { formOf, type Form } from './form.ts';
import { shown, type Gateway, type Tx } from './gateway.ts';

const withId = z.object({ id: z.string() });
const idOf = (request: FastifyRequest) => readParams(request, withId).id;
/** Whether the request wants what it names with its contents; each path has one such thing. */
const expands = ({ query }: FastifyRequest): boolean => formOf(query).names.some((name) => name.startsWith('expand'));

/** An answer with a status of its own. */
class Answer {
  readonly status: number;
  readonly body: unknown;
  constructor(status: number, body: unknown) {
    this.status = status;
    this.body = body;
  }
}
const asAnswer = (answer: unknown): { status?: number; body: unknown } =>
  answer instanceof Answer ? answer : { body: answer };

export async function gatewayRest(
  app: FastifyInstance,
  {
    gateway,
    secretKey,
    onError,
    wake,
  }: { gateway: Gateway; secretKey: string; onError: (error: unknown) => void; wake: () => void },
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
    app.post(path, async (request, reply) => {
      // Once it is kept: whoever has the answer finds what it tells of.
      const { status = 200, body, replayed } = await gateway.within((tx) => once(tx, request, answer));
      // Events are found once they are kept, too.
      wake();
      if (replayed) void reply.header('idempotent-replayed', 'true');
      return reply.code(status).send(body);
    });

  async function once(
    tx: Tx,
    request: FastifyRequest,
    answer: (tx: Tx, form: Form, request: FastifyRequest) => Promise<unknown>,
  ): Promise<{ status?: number; body: unknown; replayed?: boolean }> {
    const { 'idempotency-key': key } = request.headers;
    if (typeof key !== 'string') return asAnswer(await answer(tx, formOf(request.body), request));
    await tx.$queryRaw`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))::text`;
    const asked = createHash('sha256')
      .update(JSON.stringify([request.url, request.body]))
      .digest('hex');
    const before = await tx.gatewayAnswer.findUnique({ where: { key } });
    if (before && before.request !== asked)
      throw new GatewayError(400, 'Keys for idempotent requests can only be used with the same parameters.', {
        type: 'idempotency_error',
      });
    if (before) return { status: before.status, body: before.body, replayed: true };
    const { status = 200, body } = asAnswer(await answer(tx, formOf(request.body), request));
    await tx.gatewayAnswer.create({ data: { key, request: asked, status, body: body as Prisma.InputJsonValue } });
    return { status, body };
  }

  post('/customers', (tx, form) => gateway.createCustomer(tx, form));
  post('/customers/:id', (tx, form, request) => gateway.updateCustomer(tx, idOf(request), form));
  post('/billing_portal/sessions', (tx, form) => gateway.createPortal(tx, form));
  // A card that does not pay is an answer, not a refusal: it is kept under its key, and reported.
  post('/payment_intents', async (tx, form) => {
    const { intent, error } = await gateway.charge(tx, form);
    return error ? new Answer(error.status, error.toBody()) : intent;
  });
  post('/checkout/sessions', async (tx, form) => shown(await gateway.createSession(tx, form)));
  post('/disputes/:id', (tx, form, request) => gateway.answerDispute(tx, idOf(request), form));
  post('/refunds', (tx, form) => gateway.refund(tx, form));
  app.get('/refunds/:id', (request) => gateway.within((tx) => gateway.refundNamed(tx, idOf(request))));
  app.get('/customers/:id', (request) =>
    gateway.within((tx) => gateway.shownCustomer(tx, idOf(request), expands(request))),
  );
  app.get('/payment_intents', (request) =>
    gateway.within((tx) => gateway.intents(tx, formOf(request.query).text('customer'))),
  );
  app.get('/checkout/sessions/:id', (request) =>
    gateway.within(async (tx) => {
      const session = shown(await gateway.session(tx, idOf(request)));
      const { payment_intent: intent } = session;
      if (typeof intent !== 'string' || !expands(request)) return session;
      const paid = await gateway.intent(tx, intent);
      const method = typeof paid.payment_method === 'string' ? await gateway.card(tx, paid.payment_method) : null;
      return { ...session, payment_intent: { ...paid, payment_method: method && shownCard(method) } };
    }),
  );
  app.get('/disputes', () => gateway.within((tx) => gateway.disputes(tx)));
  app.get('/disputes/:id', (request) =>
    gateway.within(async (tx) => {
      const dispute = await gateway.dispute(tx, idOf(request));
      return expands(request)
        ? { ...dispute, payment_intent: await gateway.intent(tx, dispute.payment_intent) }
        : dispute;
    }),
  );
  app.get('/payment_intents/:id', (request) => gateway.within((tx) => gateway.intent(tx, idOf(request))));
  app.get('/events', (request) => gateway.within((tx) => gateway.events(tx, formOf(request.query))));
  app.get('/events/:id', (request) => gateway.within((tx) => gateway.event(tx, idOf(request))));
}
