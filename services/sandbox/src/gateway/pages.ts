/** The pages where a person pays: the card, and the bank that asks back (3-D Secure). */
import { readParams } from '@ringline/kit/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerOf, digitsOf } from './cards.ts';
import { formOf } from './form.ts';
import type { Gateway, Session } from './gateway.ts';
import { escaped, page, testCards } from './html.ts';
import { html, takesForms } from './ownPages.ts';

const withId = z.object({ id: z.string() });
const sumOf = ({ amount_total: amount, currency }: Session): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: currency ?? 'usd' }).format((amount ?? 0) / 100);
const keepsCard = (session: Session): boolean =>
  (session as Session & { sandbox_keeps_card?: boolean }).sandbox_keeps_card === true;
const nameOf = (session: Session): string => (session as Session & { sandbox_name?: string }).sandbox_name ?? '';

function cardPage(session: Session, refused = ''): string {
  const back = session.cancel_url ? `<p><a href="${escaped(session.cancel_url)}">Back without paying</a></p>` : '';
  return page(
    'Pay in the sandbox',
    `<h1>${escaped(nameOf(session))}</h1><p class="sum">${sumOf(session)}</p>
${refused === '' ? '' : `<p class="bad" role="alert">${escaped(refused)}</p>`}
<form method="post"><label>Card number<input name="number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<button>Pay ${sumOf(session)}</button></form>
${keepsCard(session) ? '<p class="muted" style="margin-top:16px">The card is kept, and pays for what is renewed.</p>' : ''}
<p class="muted" style="margin-top:16px">No money moves here. These cards behave as at the provider:</p>${testCards()}${back}`,
  );
}

const bankPage = (session: Session, number: string): string =>
  page(
    'Your bank',
    `<h1>Your bank asks</h1><p>Do you approve a payment of ${sumOf(session)} to Ringline?</p>
<form method="post" action="${escaped(session.id)}/bank"><input type="hidden" name="number" value="${escaped(number)}"><button name="answer" value="yes">Approve</button>
<button class="plain" name="answer" value="no">Decline</button></form>`,
  );

const OVER = {
  title: 'No longer open',
  body: '<h1>This payment is no longer open</h1><p>Go back to Ringline and start again.</p>',
} as const;
const overPage = (): string => page(OVER.title, OVER.body);

export async function gatewayPages(
  app: FastifyInstance,
  { gateway, wake }: { gateway: Gateway; wake: () => void },
): Promise<void> {
  await takesForms(app, OVER);
  const idOf = (request: FastifyRequest) => readParams(request, withId).id;
  const sessionOf = (id: string) => gateway.within((tx) => gateway.session(tx, id));
  const returned = (reply: FastifyReply, { success_url: url, id }: Session) =>
    reply.redirect((url ?? '/').replaceAll('{CHECKOUT_SESSION_ID}', id), 303);

  async function paid(reply: FastifyReply, id: string, number: string) {
    const session = await gateway.within((tx) => gateway.pay(tx, id, number));
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
    const number = digitsOf(formOf(request.body).text('number'));
    if (session.status !== 'open') return paid(reply, session.id, number);
    const card = answerOf(number);
    if (card.kind === 'declined') return html(reply, 402, cardPage(session, card.why));
    return card.kind === 'asks' ? html(reply, 200, bankPage(session, number)) : paid(reply, session.id, number);
  });
  app.post('/:id/bank', async (request, reply) => {
    const session = await sessionOf(idOf(request));
    const form = formOf(request.body);
    if (form.text('answer') === 'yes') return paid(reply, session.id, form.text('number'));
    return html(reply, 402, cardPage(session, 'Your bank declined the payment. You haven’t been charged.'));
  });
}
