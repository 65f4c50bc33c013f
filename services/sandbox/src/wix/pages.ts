/** Where the owner of a site buys a plan, and the site's dashboard, where Wix renews it or does not. */
import { randomUUID } from 'node:crypto';
import { readParams, readQuery } from '@ringline/kit/http';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { formOf } from '../gateway/form.ts';
import { escaped, page } from '../gateway/html.ts';
import { html, press, takesForms } from '../gateway/ownPages.ts';
import type { WixApp } from './api.ts';
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

const install = z.object({
  token: z.string().default(''),
  appId: z.string().default(''),
  redirectUrl: z.string().default(''),
  state: z.string().default(''),
});
const marketPage = (): string =>
  page(
    'Ringline in the sandbox’s app market',
    `<h1>Ringline</h1><p>Calls, texts and a shared inbox for your site. You pay through Wix.</p>
<form method="post"><label>Your site’s id<input name="site" placeholder="A new site" autocomplete="off"></label><button>Add to site</button></form>
<p class="muted" style="margin-top:16px">No real site is involved. Without an id it is a new one.</p>`,
  );
const consentPage = (site: string): string =>
  page(
    'Add app',
    `<h1>Add Ringline to your site?</h1><p>Site ${escaped(site.slice(0, 8))}</p><p class="muted">Ringline reads the site’s name, and sells you plans through Wix.</p>
<form method="post"><button name="answer" value="yes">Agree &amp; add</button><button class="plain" name="answer" value="no">Not now</button></form>`,
  );
const refusedPage = (): string =>
  page('Something went wrong', '<h1>We couldn’t add the app</h1><p>Go back to the App Market and add it again.</p>');

export async function wixPages(
  app: FastifyInstance,
  { wix, app: own, wake }: { wix: Wix; app: WixApp; wake: () => void },
): Promise<void> {
  await takesForms(app, { title: 'No longer open', body: '<h1>This checkout is no longer open</h1>' });

  app.get('/market', (_request, reply) => html(reply, 200, marketPage()));
  app.post('/market', async (request, reply) => {
    const site = formOf(request.body).text('site').trim() || randomUUID();
    if (!withSite.safeParse({ site }).success) return html(reply, 400, marketPage());
    const token = await wix.within((tx) => wix.choose(tx, site));
    return reply.redirect(`${own.appUrl}?${new URLSearchParams({ token })}`, 303);
  });
  app.get('/installer/install', async (request, reply) => {
    const asked = readQuery(request, install);
    const site = await wix.within((tx) => wix.asked(tx, asked.token));
    const ours = asked.appId === own.appId && asked.redirectUrl === own.callbackUrl;
    return ours && site !== undefined ? html(reply, 200, consentPage(site)) : html(reply, 400, refusedPage());
  });
  app.post('/installer/install', async (request, reply) => {
    const asked = readQuery(request, install);
    if (asked.appId !== own.appId || asked.redirectUrl !== own.callbackUrl) return html(reply, 400, refusedPage());
    if (formOf(request.body).text('answer') !== 'yes') return reply.redirect(`${own.pagesUrl}/market`, 303);
    const allowed = await wix.within((tx) => wix.allow(tx, asked.token));
    if (!allowed) return html(reply, 400, refusedPage());
    const { code, site: instanceId } = allowed;
    return reply.redirect(`${asked.redirectUrl}?${new URLSearchParams({ code, state: asked.state, instanceId })}`, 303);
  });

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
