/** Recordings.json and their audio. */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Carrier } from '../carrier.ts';
import { notFoundError } from '../faultCodes.ts';
import { queryOf } from './calls.ts';
import { Form } from './form.ts';
import { createdWithin, listing, pageOf } from './listing.ts';
import { recordingResource } from './representation.ts';

export function recordingRoutes(app: FastifyInstance, carrier: Carrier): void {
  const { store, config } = carrier.deps;

  app.get('/Recordings.json', async (request) => {
    const query = new Form(request.query);
    const page = pageOf(query);
    const found = await store.recordings(
      { callSid: query.filled('CallSid'), ...createdWithin(query, 'DateCreated') },
      page,
    );
    const resources = found.map((recording) => recordingResource(recording, config.baseUrl));
    return listing(
      'recordings',
      `/Accounts/${config.accountSid}/Recordings.json`,
      resources,
      page,
      queryOf(request.url),
    );
  });

  app.get<{ Params: { name: string } }>('/Recordings/:name', async (request, reply) => {
    const { name } = request.params;
    const sid = name.replace(/\.(?:json|wav)$/, '');
    const recording = carrier.recorder.live(sid) ?? (await store.recording(sid));
    if (!recording) throw notFoundError(request.url);
    if (name.endsWith('.json')) return recordingResource(recording, config.baseUrl);
    return sendAudio(reply, carrier.recorder.fileOf(sid), request.url);
  });

  app.delete<{ Params: { name: string } }>('/Recordings/:name', async (request, reply) => {
    const { count } = await store.deleteRecording(request.params.name.replace(/\.json$/, ''));
    if (count === 0) throw notFoundError(request.url);
    return reply.code(204).send();
  });
}

async function sendAudio(reply: FastifyReply, file: string, url: string): Promise<FastifyReply> {
  const size = await stat(file).then(
    (found) => found.size,
    () => undefined,
  );
  if (size === undefined) throw notFoundError(url);
  return reply.type('audio/x-wav').header('content-length', size).send(createReadStream(file));
}
