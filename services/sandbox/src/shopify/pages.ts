/** Where a merchant approves or declines what the app wants to charge, and the shop's admin, where approvals end. */
import { createHmac } from 'node:crypto';
import { readParams, readQuery } from '@ringline/kit/http';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { z } from 'zod';
import { formOf } from '../gateway/form.ts';
import { escaped, page } from '../gateway/html.ts';
import { html, press, takesForms } from '../gateway/ownPages.ts';
import type { ShopifyApp } from './api.ts';
import { type Approval, numberOf, type Purchase, type Shop } from './shop.ts';

const withNumber = z.object({ number: z.string() });
const withShop = z.object({ shop: z.string().regex(/^[a-z0-9-]+\.myshopify\.com$/) });
const consent = z.object({
  client_id: z.string().default(''),
  redirect_uri: z.string().default(''),
  state: z.string().default(''),
});
const dollars = (cents: number): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' }).format(cents / 100);

function approvalPage(one: Approval | Purchase): string {
  const what =
    'line' in one
      ? `<p class="sum">Up to ${dollars(one.capCents)}</p><p>every 30 days. ${escaped(one.terms)}.</p>`
      : `<p class="sum">${dollars(one.cents)}</p><p>once, on the next bill of ${escaped(one.shop)}.</p>`;
  return page(
    'Approve in the sandbox’s Shopify',
    `<h1>${escaped(one.name)}</h1><p class="muted">Ringline wants to charge ${escaped(one.shop)}.</p>${what}
<form method="post"><button name="answer" value="yes">Approve</button><button class="plain" name="answer" value="no">Decline</button></form>
<p class="muted" style="margin-top:16px">No money moves here. You play the merchant.</p>`,
  );
}

function adminPage(shop: string, approvals: readonly Approval[], purchases: readonly Purchase[]): string {
  const turn = (one: Approval, status: string, label: string) =>
    press(`${shop}/approvals/${numberOf(one.id)}`, 'status', status, label);
  const rows = approvals.map((one) => {
    const buttons =
      one.status === 'ACTIVE'
        ? turn(one, 'FROZEN', 'Freeze') + turn(one, 'CANCELLED', 'Cancel')
        : one.status === 'FROZEN'
          ? turn(one, 'ACTIVE', 'Unfreeze')
          : '';
    return `<li><span>${escaped(one.name)}<br><small class="muted">up to ${dollars(one.capCents)} · ${one.status}</small></span>${buttons}</li>`;
  });
  const bought = purchases.map(
    (one) =>
      `<li><span>${escaped(one.name)}<br><small class="muted">${dollars(one.cents)} · ${one.status}</small></span></li>`,
  );
  const list = (items: readonly string[]) => (items.length === 0 ? '<p>None.</p>' : `<ul>${items.join('')}</ul>`);
  return page(
    `${shop} in the sandbox`,
    `<h1>${escaped(shop)}</h1><p class="muted">You play the merchant here. A frozen approval pays for nothing: the shop owes Shopify.</p>
<h2>Approved</h2>${list(rows)}<h2>Bought once</h2>${list(bought)}${press(`${shop}/uninstall`, 'sure', 'yes', 'Uninstall Ringline')}`,
  );
}

const listingPage = (): string =>
  page(
    'Ringline in the sandbox’s app store',
    `<h1>Ringline</h1><p>Calls, texts and a shared inbox for your shop. You pay through Shopify.</p>
<form method="post"><label>Your shop<input name="shop" required pattern="[a-z0-9][a-z0-9-]*" placeholder="acme" autocomplete="off"></label><button>Install</button></form>
<p class="muted" style="margin-top:16px">No real shop is involved. Any name will do.</p>`,
  );
const consentPage = (shop: string): string =>
  page(
    'Install app',
    `<h1>Install Ringline?</h1><p>${escaped(shop)}</p><p class="muted">Ringline can charge this shop for what you approve, and reads its name.</p>
<form method="post"><button name="answer" value="yes">Install</button><button class="plain" name="answer" value="no">Cancel</button></form>`,
  );
const refusedPage = (why: string): string => page('Oauth error', `<h1>Oauth error</h1><p>${escaped(why)}</p>`);

export async function shopifyPages(
  app: FastifyInstance,
  { shop: till, app: own, wake }: { shop: Shop; app: ShopifyApp; wake: () => void },
): Promise<void> {
  /** All parameters, by their names, under the app's secret. */
  function signed(address: string, parameters: Record<string, string>): string {
    const timestamp = String(till.seconds());
    const query = new URLSearchParams({ ...parameters, timestamp });
    query.sort();
    const hmac = createHmac('sha256', own.apiSecret).update(query.toString()).digest('hex');
    query.set('hmac', hmac);
    return `${address}?${query}`;
  }
  const hostOf = (shop: string) => Buffer.from(`admin.shopify.com/store/${shop}`).toString('base64url');
  const whyNot = ({ client_id: client, redirect_uri: back }: z.infer<typeof consent>): string | undefined =>
    client === own.apiKey
      ? back === own.callbackUrl
        ? undefined
        : 'Oauth error invalid_request: The redirect_uri is not whitelisted'
      : 'Oauth error application_cannot_be_found: No application was found with this client id';

  app.get('/listing', (_request, reply) => html(reply, 200, listingPage()));
  app.post('/listing', (request, reply) => {
    const shop = `${formOf(request.body).text('shop').trim().toLowerCase()}.myshopify.com`;
    if (!withShop.safeParse({ shop }).success) return html(reply, 400, listingPage());
    return reply.redirect(signed(own.appUrl, { shop, host: hostOf(shop) }), 303);
  });
  app.get('/:shop/admin/oauth/authorize', (request, reply) => {
    const { shop } = readParams(request, withShop);
    const why = whyNot(readQuery(request, consent));
    return why === undefined ? html(reply, 200, consentPage(shop)) : html(reply, 400, refusedPage(why));
  });
  app.post('/:shop/admin/oauth/authorize', async (request, reply) => {
    const { shop } = readParams(request, withShop);
    const asked = readQuery(request, consent);
    const why = whyNot(asked);
    if (why !== undefined) return html(reply, 400, refusedPage(why));
    if (formOf(request.body).text('answer') !== 'yes') return reply.redirect(`${own.pagesUrl}/listing`, 303);
    const code = await till.within((tx) => till.allow(tx, shop));
    return reply.redirect(signed(asked.redirect_uri, { code, shop, state: asked.state, host: hostOf(shop) }), 303);
  });

  await takesForms(app, { title: 'No such charge', body: '<h1>There is no such charge</h1>' });
  const back = (reply: FastifyReply, { returnUrl, id }: Approval | Purchase) => {
    const url = new URL(returnUrl);
    url.searchParams.set('charge_id', numberOf(id));
    return reply.redirect(url.href, 303);
  };
  const chargeOf = (number: string) => till.within((tx) => till.byNumber(tx, number));

  app.get('/charges/:number', async (request, reply) => {
    const one = await chargeOf(readParams(request, withNumber).number);
    return one.status === 'PENDING' ? html(reply, 200, approvalPage(one)) : back(reply, one);
  });
  app.post('/charges/:number', async (request, reply) => {
    const { number } = readParams(request, withNumber);
    const accepts = formOf(request.body).text('answer') === 'yes';
    const decided = await till.within(async (tx) => till.decide(tx, await till.byNumber(tx, number), accepts));
    wake();
    return back(reply, decided);
  });

  app.get('/admin/:shop', async (request, reply) => {
    const { shop } = readParams(request, withShop);
    const [approvals, purchases] = await till.within(async (tx) => [
      await till.approvals(tx, shop),
      await till.purchases(tx, shop),
    ]);
    return html(reply, 200, adminPage(shop, approvals, purchases));
  });
  app.post('/admin/:shop/approvals/:number', async (request, reply) => {
    const { shop, number } = readParams(request, withShop.extend(withNumber.shape));
    const status = z.enum(['ACTIVE', 'CANCELLED', 'FROZEN']).parse(formOf(request.body).text('status'));
    await till.within(async (tx) => {
      const one = await till.byNumber(tx, number);
      if ('line' in one && one.shop === shop) await till.turn(tx, one, status);
    });
    wake();
    return reply.redirect(`../../${shop}`, 303);
  });
  app.post('/admin/:shop/uninstall', async (request, reply) => {
    const { shop } = readParams(request, withShop);
    await till.within((tx) => till.uninstall(tx, shop));
    wake();
    return reply.redirect(`../${shop}`, 303);
  });
}
