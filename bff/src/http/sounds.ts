import { notFound } from '@ringline/kit/errors';
import type { FastifyInstance } from 'fastify';
import { renderSounds } from '../configuration/sounds.ts';

/** `GET /sounds/{file}`: the ringing tones that fetchConfigurations names. */
export function sounds(app: FastifyInstance): void {
  const rendered = renderSounds();
  app.get('/sounds/:file', (request, reply) => {
    const sound = rendered.get((request.params as { file: string }).file);
    if (!sound) throw notFound('The sound');
    return reply.type('audio/wav').header('cache-control', 'public, max-age=86400').send(sound);
  });
}
