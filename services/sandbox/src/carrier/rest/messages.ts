/** Messages.json. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Carrier } from '../carrier.ts';
import { invalidParameter, notFoundError } from '../faultCodes.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { createdWithin, listing, pageOf } from './listing.ts';
import { createMediaFiles } from '../messages/mediaFiles.ts';
import { mediaFileUrl } from '../messages/mediaUrls.ts';
import { mediaResource, messageResource } from './representation.ts';

const variablesSchema = z.record(z.string(), z.string());

export function messageRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config } = carrier.deps;
  const files = createMediaFiles(config, carrier.deps.ids);

  app.post('/Messages.json', async (request, reply) => {
    const form = new Form(request.body);
    const message = await carrier.texts.send({
      from: form.filled('From'),
      to: form.filled('To'),
      body: form.text('Body'),
      mediaUrls: form.list('MediaUrl'),
      content: contentIn(form),
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

  interface MediaParams {
    messageSid: string;
    name: string;
  }
  const mediaOf = async (sid: string) => (await store.message(sid))?.media ?? [];

  app.get<{ Params: MediaParams }>('/Messages/:messageSid/Media.json', async (request) => {
    const { messageSid } = request.params;
    const page = pageOf(new Form(request.query));
    const found: object[] = [];
    for (const media of await mediaOf(messageSid))
      if (await files.has(media.sid)) found.push(mediaResource(config.accountSid, messageSid, media));
    const uri = `/Accounts/${config.accountSid}/Messages/${messageSid}/Media.json`;
    return listing('media_list', uri, found, page, queryOf(request.url));
  });

  app.get<{ Params: MediaParams }>('/Messages/:messageSid/Media/:name', async (request, reply) => {
    const { messageSid, name } = request.params;
    const media = (await mediaOf(messageSid)).find(({ sid }) => sid === name.replace(/\.json$/, ''));
    if (!media || !(await files.has(media.sid))) throw notFoundError(request.url);
    if (name.endsWith('.json')) return mediaResource(config.accountSid, messageSid, media);
    // Where it lies nobody is asked for a password, as at the provider's: whoever holds the address reads it.
    return reply.redirect(mediaFileUrl(config.baseUrl, media), 307);
  });

  app.delete<{ Params: MediaParams }>('/Messages/:messageSid/Media/:name', async (request, reply) => {
    const { messageSid, name } = request.params;
    const sid = name.replace(/\.json$/, '');
    const known = (await mediaOf(messageSid)).some((media) => media.sid === sid);
    if (!known || !(await files.forget(sid))) throw notFoundError(request.url);
    return reply.code(204).send();
  });
}

/** A template and what stands in its places. */
function contentIn(form: Form): { sid: string; variables: Record<string, string> } | undefined {
  const sid = form.filled('ContentSid');
  if (sid === undefined) return undefined;
  try {
    const variables = variablesSchema.parse(JSON.parse(form.filled('ContentVariables') ?? '{}'));
    return { sid, variables };
  } catch {
    throw invalidParameter('The ContentVariables Parameter is invalid', 21_656);
  }
}

/** The files of texts, without a password. */
export function mediaFileRoutes(app: FastifyInstance, carrier: Carrier): void {
  const files = createMediaFiles(carrier.deps.config, carrier.deps.ids);
  app.get<{ Params: { sid: string } }>('/files/:sid', async (request, reply) => {
    const bytes = await files.read(request.params.sid);
    if (!bytes) return reply.code(404).send();
    return reply
      .type('application/octet-stream')
      .header('content-disposition', 'attachment')
      .header('x-content-type-options', 'nosniff')
      .send(bytes);
  });
}
