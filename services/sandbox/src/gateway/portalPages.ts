/** The portal's page, where a person adds, chooses and removes the cards that are charged. */
import { readParams } from '@ringline/kit/http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { answerOf, isKept } from './cards.ts';
import type { Card, Customer } from './customers.ts';
import { formOf } from './form.ts';
import type { Gateway } from './gateway.ts';
import { escaped, page, testCards } from './html.ts';
import { html, press, takesForms } from './ownPages.ts';

const withId = z.object({ id: z.string() });
interface Shown {
  readonly session: { readonly id: string; readonly return_url: string | null };
  readonly owner: Customer;
  readonly cards: readonly Card[];
}

function portalPage({ session, owner, cards }: Shown, refused = ''): string {
  const used = owner.invoice_settings.default_payment_method;
  const action = escaped(session.id);
  const change = (id: string, what: string, label: string, last4: string) =>
    press(`${action}/${what}`, 'card', id, label, ` aria-label="${label} ${last4}"`);
  const rows = cards.map(({ id, card }) => {
    const last4 = escaped(card?.last4 ?? '');
    const use = id === used ? '<b>Charged</b>' : change(id, 'use', 'Use', last4);
    return `<li><span>Visa ending in ${last4}</span>${use}${change(id, 'remove', 'Remove', last4)}</li>`;
  });
  return page(
    'Your cards',
    `<h1>Your cards</h1><p class="muted">Renewals are charged to the chosen card.</p>
${refused === '' ? '' : `<p class="bad" role="alert">${escaped(refused)}</p>`}
${rows.length === 0 ? '<p>No card is saved.</p>' : `<ul>${rows.join('')}</ul>`}
<form method="post" action="${action}/add"><label>Card number<input name="number" inputmode="numeric" autocomplete="off" value="4242 4242 4242 4242" required></label>
<button>Save and use this card</button></form>
<p class="muted" style="margin-top:16px">No money moves here. These cards behave as at the provider:</p>${testCards()}
${session.return_url ? `<p style="margin-top:16px"><a href="${escaped(session.return_url)}">Back to Ringline</a></p>` : ''}`,
  );
}

export async function gatewayPortal(
  app: FastifyInstance,
  { gateway, wake }: { gateway: Gateway; wake: () => void },
): Promise<void> {
  await takesForms(app, {
    title: 'No longer open',
    body: '<h1>This page is no longer open</h1><p>Open it again from Ringline.</p>',
  });
  const idOf = (request: FastifyRequest) => readParams(request, withId).id;
  const shownBy = (id: string): Promise<Shown> => gateway.within((tx) => gateway.portal(tx, id));
  app.get('/:id', async (request, reply) => html(reply, 200, portalPage(await shownBy(idOf(request)))));

  app.post('/:id/add', async (request, reply) => {
    const number = formOf(request.body).text('number');
    if (!isKept(number)) return html(reply, 402, portalPage(await shownBy(idOf(request)), answerOf(number).why));
    return changed(request, reply, async (tx, owner) =>
      gateway.useCard(tx, owner, (await gateway.addCard(tx, number, owner.id)).id),
    );
  });
  const cardIn = (request: FastifyRequest) => formOf(request.body).text('card');
  app.post('/:id/use', (request, reply) =>
    changed(request, reply, (tx, owner) => gateway.useCard(tx, owner, cardIn(request))),
  );
  app.post('/:id/remove', (request, reply) =>
    changed(request, reply, (tx, owner) => gateway.removeCard(tx, owner, cardIn(request))),
  );

  async function changed(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Parameters<Gateway['portal']>[0], owner: Customer) => Promise<void>,
  ) {
    const id = idOf(request);
    await gateway.within(async (tx) => work(tx, (await gateway.portal(tx, id)).owner));
    wake();
    return reply.redirect(`../${id}`, 303);
  }
}
