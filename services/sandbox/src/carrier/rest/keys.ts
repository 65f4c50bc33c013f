/** Keys.json: open to the account itself alone, as at the provider. A secret is told once, when its key is made. */
import type { FastifyInstance } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { notFoundError } from '../faultCodes.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { listing, pageOf } from './listing.ts';
import { keyResource } from './representation.ts';

interface Params {
  keySid: string;
}

export function keyRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config } = carrier.deps;
  const { keys } = carrier;

  app.get('/Keys.json', async (request) => {
    const page = pageOf(new Form(request.query));
    const found = await store.apiKeys(page);
    const path = `/Accounts/${config.accountSid}/Keys.json`;
    return listing('keys', path, found.map(keyResource), page, queryOf(request.url));
  });

  app.post('/Keys.json', async (request, reply) => {
    const made = await keys.create(new Form(request.body).filled('FriendlyName') ?? '');
    return reply.code(201).send({ ...keyResource(made), secret: made.secret });
  });

  app.get<{ Params: Params }>('/Keys/:keySid.json', async (request) => {
    const key = await store.apiKey(request.params.keySid);
    if (!key) throw notFoundError(request.url);
    return keyResource(key);
  });

  app.post<{ Params: Params }>('/Keys/:keySid.json', async (request) =>
    keyResource(await keys.rename(request.params.keySid, new Form(request.body).filled('FriendlyName') ?? '')),
  );

  app.delete<{ Params: Params }>('/Keys/:keySid.json', async (request, reply) => {
    await keys.delete(request.params.keySid);
    return reply.code(204).send();
  });
}
