/** The addresses of the push service: what applications push to, and how tests and people look at its browsers. */
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { PushService } from './pushService.ts';

const LARGEST_BYTES = 64 * 1024;
/** An uncompressed point of P-256, base64url. */
const subscribes = z.object({ applicationServerKey: z.string().regex(/^[\w-]{87}=?$/) });
const answers = z.object({ answers: z.number().int().min(201).max(599) });

interface Params {
  id: string;
}

/** `POST /{id}`: a push, as RFC 8030 has it. */
export function pushRoutes(app: FastifyInstance, service: PushService): void {
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );
  app.post<{ Params: Params }>('/:id', { bodyLimit: LARGEST_BYTES }, async (request, reply) => {
    const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, String(value)]));
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { status, reason } = await service.take(request.params.id, headers, body);
    return reply.code(status).type('text/plain').send(reason);
  });
}

/** `POST /push` subscribes a browser, `GET /push/{id}` shows what it was handed, `PUT /push/{id} {answers}` has the service say 410 or 503. */
export function pushBrowsers(app: FastifyInstance, service: PushService): void {
  app.post('/push', async (request, reply) => {
    const given = subscribes.safeParse(request.body);
    if (!given.success) return reply.code(400).send({ title: 'Give applicationServerKey: 65 bytes in base64url.' });
    return reply.code(201).send(service.subscribe(given.data.applicationServerKey.replace(/=$/, '')));
  });
  app.get<{ Params: Params }>('/push/:id', async ({ params }, reply) => {
    const pushes = service.pushes(params.id);
    return pushes === undefined ? reply.code(404).send({ title: 'There is no such browser.' }) : { pushes };
  });
  app.put<{ Params: Params }>('/push/:id', async ({ params, body }, reply) => {
    const given = answers.safeParse(body);
    if (!given.success) return reply.code(400).send({ title: 'Give answers: a status from 201 to 599.' });
    const known = service.answer(params.id, given.data.answers);
    return known ? reply.code(204).send() : reply.code(404).send({ title: 'There is no such browser.' });
  });
}
