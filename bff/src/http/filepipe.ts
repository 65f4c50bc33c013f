import { Refusal, notFound } from '@ringline/kit/errors';
import type { FastifyInstance } from 'fastify';
import type { Edge } from '../edge/edge.ts';

/** What may be shown by the browser; anything else could be a page that runs in our origin. */
const ALLOWED = /^(audio\/(wav|x-wav|mpeg|ogg|mp4|webm)|image\/(png|jpeg|gif|webp)|application\/pdf)$/;

/** `GET /api/filepipe/{file}?url=`: a stored file by a signed link of five minutes (defaults 1.4). */
export function filepipe(app: FastifyInstance, edge: Edge): void {
  app.get('/api/filepipe/:file', async (request, reply) => {
    const { url } = request.query as { url?: string };
    const key = url ? edge.links.open(url) : undefined;
    if (!key)
      throw new Refusal({
        code: 'GONE',
        message: 'This link no longer works. Open the file again from where you found it.',
      });
    const stat = await edge.storage.stat(key);
    if (!stat) throw notFound('The file');
    const type = stat.contentType.split(';')[0]?.trim() ?? '';
    if (!ALLOWED.test(type)) throw notFound('The file');
    void reply
      .type(type)
      .header('accept-ranges', 'bytes')
      .header('cache-control', 'private, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .header('content-security-policy', "default-src 'none'; sandbox");
    const range = rangeOf(request.headers.range, stat.size);
    if (range === 'unsatisfiable') return reply.code(416).header('content-range', `bytes */${stat.size}`).send();
    const object = await edge.storage.get(key, range);
    if (!object) throw notFound('The file');
    if (range) {
      const { start, end } = range;
      void reply.code(206).header('content-range', `bytes ${start}-${end}/${stat.size}`);
    }
    return reply.header('content-length', range ? range.end - range.start + 1 : stat.size).send(object.body);
  });
}

/** One range of bytes (RFC 9110 §14); several at once are answered with the whole, as the RFC allows. */
function rangeOf(
  header: string | undefined,
  size: number,
): { start: number; end: number } | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(header ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  return start > end || start >= size ? 'unsatisfiable' : { start, end };
}
