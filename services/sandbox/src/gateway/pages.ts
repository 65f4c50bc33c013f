/** The pages where a person pays: the card, and the bank that asks back (3-D Secure). */
import { readParams } from '@ringline/kit/http';
import formbody from '@fastify/formbody';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerOf, TEST_CARDS } from './cards.ts';
import { GatewayError } from './errors.ts';
import { formOf } from './form.ts';
import type { Gateway, Session } from './gateway.ts';

const withId = z.object({ id: z.string() });
const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? sign);

const STYLE = `:root{color-scheme:light dark}*{box-sizing:border-box}
body{margin:0;font:15px/22px system-ui,sans-serif;background:light-dark(#f5f6f9,#14161c);color:light-dark(#1b2030,#e8eaf0)}
main{max-width:428px;margin:48px auto;padding:24px;border-radius:16px;background:light-dark(#fff,#1d2029);box-shadow:0 8px 32px #0002}
h1{font-size:20px;margin:0 0 4px}p{margin:0 0 16px}label{display:block;margin-bottom:12px;font-weight:600}
input{display:block;width:100%;margin-top:4px;padding:10px 12px;font:inherit;border:1px solid light-dark(#8a91a5,#7b8298);border-radius:8px;background:transparent;color:inherit}
button{width:100%;padding:11px;margin-top:4px;font:inherit;font-weight:600;border:0;border-radius:8px;background:#3347d6;color:#fff;cursor:pointer}
button.plain{background:transparent;color:inherit;border:1px solid light-dark(#8a91a5,#7b8298)}
.sum{font-size:28px;line-height:36px;font-weight:650}.muted{color:light-dark(#5a6072,#a4abbd);font-size:13px}
.bad{padding:10px 12px;border-radius:8px;background:light-dark(#fdeaea,#47191d);color:light-dark(#8f1d1d,#ffc9c9)}
table{width:100%;font-size:13px;border-collapse:collapse}td{padding:4px 0;vertical-align:top}td:first-child{white-space:nowrap;padding-right:12px}
a{color:light-dark(#3347d6,#a9b5ff)}`;

const page = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;

const sumOf = ({ amount_total: amount, currency }: Session): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' }).format((amount ?? 0) / 100);
const nameOf = (session: Session): string => (session as Session & { sandbox_name?: string }).sandbox_name ?? '';

function cardPage(session: Session, refused = ''): string {
  const rows = TEST_CARDS.map(({ number, does }) => `<tr><td><code>${number}</code></td><td>${does}</td></tr>`).join(
    '',
  );
  const back = session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back without paying</a></p>` : '';
  return page(
    'Pay in the sandbox',
    `<h1>${escaped(nameOf(session))}</h1><p class="sum">${sumOf(session)}</p>
${refused === '' ? '' : `<p class="bad" role="alert">${escaped(refused)}</p>`}
<form method="post"><label>Card number<input name="number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<button>Pay ${sumOf(session)}</button></form>
<p class="muted" style="margin-top:16px">No money moves here. These cards behave as at the provider:</p><table>${rows}</table>${back}`,
  );
}

const bankPage = (session: Session): string =>
  page(
    'Your bank',
    `<h1>Your bank asks</h1><p>Do you approve a payment of ${sumOf(session)} to Ringline?</p>
<form method="post" action="${escaped(session.id)}/bank"><button name="answer" value="yes">Approve</button>
<button class="plain" name="answer" value="no">Decline</button></form>`,
  );

const overPage = (): string =>
  page('No longer open', '<h1>This payment is no longer open</h1><p>Go back to Ringline and start again.</p>');

export async function gatewayPages(
  app: FastifyInstance,
  { gateway, wake }: { gateway: Gateway; wake: () => void },
): Promise<void> {
  if (!app.hasContentTypeParser('application/x-www-form-urlencoded')) await app.register(formbody);
  const html = (reply: FastifyReply, status: number, text: string) =>
    reply.code(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(text);
  app.setErrorHandler(async (error, _request, reply) => {
    if (error instanceof GatewayError) return html(reply, error.status, overPage());
    throw error;
  });
  const idOf = (request: FastifyRequest) => readParams(request, withId).id;
  const sessionOf = (id: string) => gateway.within((tx) => gateway.session(tx, id));
  const returned = (reply: FastifyReply, { success_url: url, id }: Session) =>
    reply.redirect((url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id), 303);

  async function paid(reply: FastifyReply, id: string) {
    const session = await gateway.within((tx) => gateway.pay(tx, id));
    wake();
    return session.status === 'complete' ? returned(reply, session) : html(reply, 410, overPage());
  }

  app.get('/:id', async (request, reply) => {
    const session = await sessionOf(idOf(request));
    if (session.status === 'complete') return returned(reply, session);
    return session.status === 'open' ? html(reply, 200, cardPage(session)) : html(reply, 410, overPage());
  });
  app.post('/:id', async (request, reply) => {
    const session = await sessionOf(idOf(request));
    if (session.status !== 'open') return paid(reply, session.id);
    const card = answerOf(formOf(request.body).text('number'));
    if (card.kind === 'declined') return html(reply, 402, cardPage(session, card.why));
    return card.kind === 'asks' ? html(reply, 200, bankPage(session)) : paid(reply, session.id);
  });
  app.post('/:id/bank', async (request, reply) => {
    const session = await sessionOf(idOf(request));
    if (formOf(request.body).text('answer') === 'yes') return paid(reply, session.id);
    return html(reply, 402, cardPage(session, 'Your bank declined the payment. You haven’t been charged.'));
  });
}
