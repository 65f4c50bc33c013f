/** The way from a listing: what a platform did not sign, another browser's answer and an old one are refused, each in its own words. */
import { createHmac } from 'node:crypto';
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLog } from '@ringline/kit/telemetry';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { environment } from '../environment.ts';
import { dropStore } from './dropStore.ts';
import type { StoreFront } from './install/front.ts';
import { frontsOf } from './install/frontsOf.ts';
import { beginInstall, completeInstall, type InstallDeps } from './install/install.ts';
import { linkInstall, readInstall } from './install/linkInstall.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';

const SECRET = 'shpss_of_tests';
const SHOP = 'acme.myshopify.com';
const world = await billingWorld();
const { clock, db } = world;
const env = environment.parse({
  PUBLIC_URL: 'https://ringline.example',
  SHOPIFY_API_KEY: 'app',
  SHOPIFY_API_SECRET: SECRET,
  SHOPIFY_API_URL: 'http://127.0.0.1:9/{store}',
  WIX_APP_ID: 'app',
  WIX_APP_SECRET: 'secret',
  WIX_API_URL: 'http://127.0.0.1:9',
});
const secrets = createSecrets(generateKeyRing());
const real: InstallDeps = {
  ...world.deps,
  log: createLog('billing', 'silent'),
  secrets,
  fronts: frontsOf(env, clock),
};

/** A query as Shopify signs it. */
function signed(parameters: Record<string, string>, secret = SECRET): string {
  const query = new URLSearchParams({ timestamp: String(Math.floor(clock.now().getTime() / 1000)), ...parameters });
  query.sort();
  const hmac = createHmac('sha256', secret).update(query.toString()).digest('hex');
  return `${query}&hmac=${hmac}`;
}
const check = (check: string) => ({ why: { check } });
const begin = (query: string, platform = 'SHOPIFY') => beginInstall(real)({ platform, query });

test('an install link leads to its own shop, and one that Shopify did not make, or long ago, nowhere', async () => {
  const { authorizationUrl, flow } = await begin(signed({ shop: SHOP, host: 'YWRtaW4=' }));
  const url = new URL(authorizationUrl);
  expect(url.pathname).toBe(`/${SHOP}/admin/oauth/authorize`);
  expect(url.searchParams.get('redirect_uri')).toBe('https://ringline.example/api/stores/shopify/callback');
  expect(flow).not.toContain(url.searchParams.get('state') ?? '');
  const old = String(Math.floor(clock.now().getTime() / 1000) - 7_200);
  for (const query of [
    '',
    `shop=${SHOP}`,
    signed({ shop: SHOP }, 'another secret'),
    signed({ shop: SHOP, timestamp: old }),
    signed({ shop: 'evil.example' }),
    signed({ shop: `${SHOP}.evil.example` }),
    `${signed({ shop: SHOP })}&shop=other.myshopify.com`,
  ])
    await expect(begin(query)).rejects.toMatchObject(check('store-not-signed'));
  await expect(begin('', 'WIX')).rejects.toMatchObject(check('store-not-signed'));
  await expect(beginInstall({ ...real, fronts: [] })({ platform: 'SHOPIFY', query: '' })).rejects.toMatchObject(
    check('store-off'),
  );
});

test('an answer is taken from the browser that asked, once it is signed, and within ten minutes', async () => {
  const { authorizationUrl, flow } = await begin(signed({ shop: SHOP }));
  const state = new URL(authorizationUrl).searchParams.get('state') ?? '';
  const finish = (query: string, with_ = flow, platform = 'SHOPIFY') =>
    completeInstall(real)({ platform, flow: with_, query });
  await expect(finish(signed({ shop: SHOP, state, code: 'c' }), '')).rejects.toMatchObject(check('store-expired'));
  await expect(finish(signed({ shop: SHOP, state, code: 'c' }), flow, 'WIX')).rejects.toMatchObject(
    check('store-expired'),
  );
  await expect(finish(signed({ shop: SHOP, state: 'other', code: 'c' }))).rejects.toMatchObject(check('store-expired'));
  await expect(finish(`shop=${SHOP}&state=${state}&code=c`)).rejects.toMatchObject(check('store-not-signed'));
  await expect(finish(signed({ shop: 'other.myshopify.com', state, code: 'c' }))).rejects.toMatchObject(
    check('store-not-signed'),
  );
  await expect(finish('error=access_denied')).rejects.toMatchObject(check('store-declined'));
  // The platform does not answer.
  await expect(finish(signed({ shop: SHOP, state, code: 'c' }))).rejects.toMatchObject(check('store-failed'));
  clock.advance(601_000);
  await expect(finish(signed({ shop: SHOP, state, code: 'c' }))).rejects.toMatchObject(check('store-expired'));
});

test('a store has one workspace, and a workspace one store; what is paid elsewhere ends first', async () => {
  let store = SHOP;
  const front: StoreFront = {
    platform: 'SHOPIFY',
    authorize: (_query, state) => ({ store, url: `https://shop.example/?state=${state}` }),
    finish: async () => ({
      store,
      domain: store,
      name: 'Acme',
      grant: { accessToken: 'at', refreshToken: 'rt', expiresAt: clock.now().getTime() + 3_600_000 },
    }),
  };
  const deps: InstallDeps = { ...real, fronts: [front] };
  const come = async (): Promise<string> => {
    const { flow } = await beginInstall(deps)({ platform: 'SHOPIFY', query: '' });
    return (await completeInstall(deps)({ platform: 'SHOPIFY', flow, query: '' })).install;
  };
  const [ours, theirs, paying] = [await world.workspace(), await world.workspace(), await world.workspace()];
  const install = await come();
  expect(install).not.toContain('Acme');
  expect(await readInstall(deps)({ install })).toMatchObject({ store, name: 'Acme', workspaceId: '' });
  const link = (workspaceId: string, what = install) => linkInstall(deps)({ install: what }, { workspaceId });
  await link(ours);
  expect((await link(ours)).workspaceId).toBe(ours);
  expect((await readInstall(deps)({ install })).workspaceId).toBe(ours);
  await expect(link(theirs)).rejects.toMatchObject(check('store-taken'));
  store = 'second.myshopify.com';
  const second = await come();
  await expect(link(ours, second)).rejects.toMatchObject(check('store-other'));
  const paidUntil = new Date(clock.now().getTime() + 86_400_000);
  await db.tenant(paying, ({ tx }) => tx.subscription.update({ where: { workspaceId: paying }, data: { paidUntil } }));
  await expect(link(paying, second)).rejects.toMatchObject(check('store-paid-elsewhere'));
  // Who removes the app sets the shop free.
  await dropStore(deps, ours, { ...tillOfTests().gateway, id: 'shopify', platforms: ['SHOPIFY'] });
  expect((await link(theirs)).workspaceId).toBe(theirs);
  clock.advance(3_601_000);
  await expect(link(theirs)).rejects.toMatchObject(check('store-expired'));
});
