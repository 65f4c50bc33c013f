/** What the pages of all who take money have in common. */
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { GatewayError } from './errors.ts';
import { page } from './html.ts';

export const html = (reply: FastifyReply, status: number, text: string) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);

/** A form with one button, and what it sends besides. */
export const press = (action: string, name: string, value: string, label: string, more = ''): string =>
  `<form method="post" action="${action}"><button class="plain small" name="${name}" value="${value}"${more}>${label}</button></form>`;

/** Takes forms, and says what is no longer there on a page of its own. */
export async function takesForms(app: FastifyInstance, absent: { title: string; body: string }): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  app.setErrorHandler(async (error, _request, reply) => {
    if (!(error instanceof GatewayError)) throw error;
    return html(reply, error.status, page(absent.title, absent.body));
  });
}
