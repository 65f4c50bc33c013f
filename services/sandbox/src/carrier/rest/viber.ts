/** The API of the provider of Viber, under `/sandbox/viber`: one address to send, one for the files that came in. */
import type { FastifyInstance } from 'fastify';
import { isSame } from '../../guard/isSame.ts';
import type { Carrier } from '../carrier.ts';
import { createMediaFiles } from '../messages/mediaFiles.ts';
import { ViberRefusal } from '../viber/protocol.ts';

export function viberApi(app: FastifyInstance, carrier: Carrier): void {
  const { viber, deps } = carrier;
  if (!viber) return;
  const { apiKey, apiSecret } = viber.account;
  const files = createMediaFiles(deps.config, deps.ids);
  const password = `Basic ${Buffer.from(`${apiKey}:${apiSecret}`).toString('base64')}`;

  app.addHook('onRequest', async ({ headers }) => {
    if (isSame(headers.authorization ?? '', password)) return;
    throw new ViberRefusal(401, 0, 'You did not provide correct credentials.', 'Check your authentication credentials');
  });
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof ViberRefusal)
      return reply.code(error.status).type('application/problem+json').send(error.problem);
    const { statusCode = 500 } = error as { statusCode?: number };
    if (statusCode >= 500) deps.onError(error);
    const { problem } = new ViberRefusal(statusCode, 1_030, 'Internal error', 'The request could not be processed');
    return reply.code(statusCode).type('application/problem+json').send(problem);
  });

  app.post('/v1/messages', async (request, reply) => {
    const { sid } = await viber.send(request.body);
    return reply.code(202).send({ message_uuid: sid });
  });
  app.get<{ Params: { sid: string } }>('/v3/media/:sid', async (request, reply) => {
    const bytes = await files.read(request.params.sid);
    if (!bytes) throw new ViberRefusal(404, 0, 'Not Found', 'There is no such file');
    return reply.type('application/octet-stream').send(bytes);
  });
}
