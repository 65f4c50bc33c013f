/** OpenAI's /audio/transcriptions, as far as Ringline uses it, answered by the sandbox's own ears. */
import type { FastifyInstance } from 'fastify';
import { isSame } from '../guard/isSame.ts';
import { MediaSwitchError } from '../media/switch.ts';
import type { Ears } from './ears.ts';

/** What the real endpoint takes. */
const MOST_BYTES = 25 * 1024 * 1024;

/** The errors have the shape of the real endpoint. */
export const problem = (message: string, type = 'invalid_request_error') => ({
  error: { message, type, param: null, code: null },
});

export function speechApi(app: FastifyInstance, ears: Ears, apiKey: string): void {
  app.addContentTypeParser(
    'multipart/form-data',
    { parseAs: 'buffer', bodyLimit: MOST_BYTES },
    (_request, body, done) => {
      done(null, body);
    },
  );
  app.post('/audio/transcriptions', async (request, reply) => {
    if (!isSame(request.headers.authorization ?? '', `Bearer ${apiKey}`))
      return reply.code(401).send(problem('Incorrect API key provided.'));
    const { body } = request;
    const form = await new Response(new Uint8Array(body as Buffer), {
      headers: { 'content-type': request.headers['content-type'] ?? '' },
    })
      .formData()
      .catch(() => undefined);
    const file = form?.get('file');
    if (!(file instanceof Blob)) return reply.code(400).send(problem('file is required: the audio to be transcribed.'));
    try {
      const { duration, segments } = await ears.understand(Buffer.from(await file.arrayBuffer()));
      return await reply.send({
        task: 'transcribe',
        language: 'english',
        duration,
        text: segments.map(({ text }) => text).join(' '),
        segments: segments.map((segment, id) => ({ id, ...segment, no_speech_prob: 0 })),
      });
    } catch (error) {
      if (error instanceof MediaSwitchError)
        return reply.code(400).send(problem(`Invalid file format: ${error.message}`));
      throw error;
    }
  });
}
