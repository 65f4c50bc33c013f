/** Messages.json. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { notFoundError } from '../faultCodes.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { createdWithin, listing, pageOf } from './listing.ts';
import { messageResource } from './representation.ts';

export function messageRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config } = carrier.deps;

  app.post('/Messages.json', async (request, reply) => {
    const form = new Form(request.body);
    const message = await carrier.texts.send({
      from: form.filled('From'),
      to: form.filled('To'),
      body: form.text('Body'),
      mediaUrls: form.list('MediaUrl'),
      statusHook: form.hook('StatusCallback', 'StatusCallbackMethod', 21_609),
    });
    return reply.code(201).send(messageResource(message));
  });

  app.get('/Messages.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const found = await store.messages(
      { to: query.filled('To'), from: query.filled('From'), ...createdWithin(query, 'DateSent') },
      page,
    );
    return listing(
      'messages',
      `/Accounts/${config.accountSid}/Messages.json`,
      found.map(messageResource),
      page,
      queryOf(request.url),
    );
  });

  app.get<{ Params: { messageSid: string } }>('/Messages/:messageSid.json', async (request) => {
    const message = await store.message(request.params.messageSid);
    if (!message) throw notFoundError(request.url);
    return messageResource(message);
  });
}
