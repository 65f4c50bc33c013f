/** The page where a person plays the bank: which payments are disputed, and how it decides. */
import { readParams } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Dispute } from './disputes.ts';
import { formOf } from './form.ts';
import type { Gateway } from './gateway.ts';
import { escaped, page } from './html.ts';
import { html, press, takesForms } from './ownPages.ts';

const withId = z.object({ id: z.string() });
const WORDS: Readonly<Record<string, string>> = {
  needs_response: 'Open',
  under_review: 'Open',
  won: 'Decided for Ringline',
  lost: 'Decided for the cardholder',
};

function row({ id, amount, currency, status }: Dispute): string {
  const sum = new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100);
  const decide = (answer: string, label: string) => press(`disputes/${escaped(id)}`, 'answer', answer, label);
  const buttons =
    status === 'won' || status === 'lost' ? '' : decide('won', 'For Ringline') + decide('lost', 'For the cardholder');
  return `<li><span>${sum} · ${WORDS[status] ?? escaped(status)}</span>${buttons}</li>`;
}

const disputesPage = (disputes: readonly Dispute[]): string =>
  page(
    'Disputed payments',
    `<h1>Disputed payments</h1><p class="muted">You play the bank here. A payment with the card 4000 0000 0000 0259 is disputed right away.</p>
${disputes.length === 0 ? '<p>No payment is disputed.</p>' : `<ul>${disputes.map(row).join('')}</ul>`}`,
  );

export async function gatewayDisputes(
  app: FastifyInstance,
  { gateway, wake }: { gateway: Gateway; wake: () => void },
): Promise<void> {
  await takesForms(app, { title: 'No such dispute', body: '<h1>There is no such dispute</h1>' });
  app.get('/disputes', async (_request, reply) =>
    html(reply, 200, disputesPage((await gateway.within((tx) => gateway.disputes(tx))).data)),
  );
  app.post('/disputes/:id', async (request, reply) => {
    const { id } = readParams(request, withId);
    const won = formOf(request.body).text('answer') === 'won';
    await gateway.within((tx) => gateway.decideDispute(tx, id, won));
    wake();
    return reply.redirect('../disputes', 303);
  });
}
