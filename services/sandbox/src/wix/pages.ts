/** Where the owner of a site buys a plan, and the site's dashboard, where Wix renews it or does not. */
import { readParams } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formOf } from '../gateway/form.ts';
import { escaped, page } from '../gateway/html.ts';
import { html, press, takesForms } from '../gateway/ownPages.ts';
import type { Checkout, Site, Wix } from './site.ts';

const withId = z.object({ id: z.string() });
const withSite = z.object({ site: z.uuid() });
const ACTS = ['cancel', 'remove', 'renew'] as const;

const checkoutPage = ({ productId, cycle }: Checkout): string =>
  page(
    'Buy in the sandbox’s Wix',
    `<h1>Ringline for your site</h1><p>Product ${escaped(productId)}, ${cycle === 'YEARLY' ? 'each year' : 'each month'}.</p>
<form method="post"><button name="answer" value="yes">Buy</button><button class="plain" name="answer" value="no">Not now</button></form>
<p class="muted" style="margin-top:16px">No money moves here. You play the owner of the site.</p>`,
  );

const leftPage = (): string =>
  page('Not bought', '<h1>You haven’t bought the plan</h1><p>Close this page and go back to Ringline.</p>');

function sitePage(site: string, plan: Site | undefined): string {
  const acts = plan?.autoRenewing
    ? press(site, 'act', 'renew', 'Let the next cycle begin') + press(site, 'act', 'cancel', 'Cancel renewal')
    : '';
  return page(
    'A site in the sandbox',
    `<h1>Your site’s plan</h1><p>${plan ? `${escaped(plan.productId)}, ${plan.autoRenewing ? 'renewed by Wix' : 'not renewed'}` : 'No plan.'}</p>${acts}${press(site, 'act', 'remove', 'Remove Ringline')}`,
  );
}

export async function wixPages(app: FastifyInstance, { wix, wake }: { wix: Wix; wake: () => void }): Promise<void> {
  await takesForms(app, { title: 'No longer open', body: '<h1>This checkout is no longer open</h1>' });

  app.get('/checkout/:id', async (request, reply) => {
    const { id } = readParams(request, withId);
    const found = await wix.within((tx) => wix.checkout(tx, id));
    return found.status === 'PAID' ? reply.redirect(found.successUrl, 303) : html(reply, 200, checkoutPage(found));
  });
  app.post('/checkout/:id', async (request, reply) => {
    const { id } = readParams(request, withId);
    const pays = formOf(request.body).text('answer') === 'yes';
    const found = await wix.within(async (tx) => {
      const open = await wix.checkout(tx, id);
      await wix.decide(tx, open, pays);
      return open;
    });
    wake();
    return pays ? reply.redirect(found.successUrl, 303) : html(reply, 200, leftPage());
  });

  app.get('/site/:site', async (request, reply) => {
    const { site } = readParams(request, withSite);
    return html(reply, 200, sitePage(site, await wix.within((tx) => wix.plan(tx, site))));
  });
  app.post('/site/:site', async (request, reply) => {
    const { site } = readParams(request, withSite);
    const act = z.enum(ACTS).parse(formOf(request.body).text('act'));
    await wix.within((tx) => wix[act](tx, site));
    wake();
    return reply.redirect(site, 303);
  });
}
