/** The letter of authorization of an order that brings numbers, and the page where it is signed: the carrier mails its address to the representative. */
import { readParams } from '@ringline/kit/http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { escaped, page } from '../../gateway/html.ts';
import type { Carrier } from '../carrier.ts';
import type { RegistryItem } from '../registry/items.ts';
import { aboutOf, statusOf } from './portIn.ts';

const withSid = z.object({ sid: z.string() });

/** `app` is below `/sandbox`, behind its door. */
export async function signPages(app: FastifyInstance, carrier: Carrier): Promise<void> {
  const { store, commit, config } = carrier.deps;
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  const html = (reply: FastifyReply, status: number, words: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(words);
  const letterOf = async (sid: string): Promise<RegistryItem | undefined> => {
    const item = await store.registryItem(sid);
    return item?.kind === 'portIn' ? item : undefined;
  };

  app.get('/registry/sign/:sid', async (request, reply) => {
    const item = await letterOf(readParams(request, withSid).sid);
    return item
      ? html(reply, 200, letterPage(item, statusOf(item, carrier.registryClock.now(), config.registryStepMs)))
      : html(reply, 404, page('No such letter', '<h1>There is no such letter</h1>'));
  });
  app.post('/registry/sign/:sid', async (request, reply) => {
    const { sid } = readParams(request, withSid);
    const item = await letterOf(sid);
    const now = carrier.registryClock.now();
    if (!item || statusOf(item, now, config.registryStepMs) !== 'Waiting for Signature')
      return html(reply, 409, page('Nothing to sign', '<h1>This letter can’t be signed now</h1>'));
    await commit((writes) =>
      writes.registry({ ...item, confirmedAt: now.toISOString(), updatedAt: now.toISOString() }),
    );
    return reply.redirect(sid, 303);
  });
}

function letterPage(item: RegistryItem, status: string): string {
  const { customer, numbers, date } = aboutOf(item);
  const text = (name: string) => escaped(typeof customer[name] === 'string' ? customer[name] : '');
  const sign =
    status === 'Waiting for Signature'
      ? `<form method="post"><button>Sign as ${text('authorized_representative')}</button></form>`
      : `<p>${escaped(status)}</p>`;
  return page(
    'Letter of authorization',
    `<h1>Letter of authorization</h1>
<p>${text('customer_name')} asks its carrier to move these numbers on ${escaped(date)}:</p>
<ul>${numbers.map(({ number }) => `<li>${escaped(number)}</li>`).join('')}</ul>
${sign}`,
  );
}
