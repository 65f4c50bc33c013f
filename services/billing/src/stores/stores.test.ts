/** Webhooks of stores' platforms: what is not signed is refused, what is told again happens once. The adapters are tried against the sandbox (tests/journeys). */
import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { createHttpServer } from '@ringline/kit/http';
import { createLog, createMetrics } from '@ringline/kit/telemetry';
import { emittedEvents } from '@ringline/kit/testing';
import { StoreLinkedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { environment } from '../environment.ts';
import { gatewaysOf } from '../payments/gatewaysOf.ts';
import { paymentWebhooks } from '../payments/webhooks.ts';
import { linkStore } from './linkStore.ts';

const SECRET = 'shpss_of_tests';
const PEM = {
  modulusLength: 1024,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
} as const;
const [wix, stranger] = [generateKeyPairSync('rsa', PEM), generateKeyPairSync('rsa', PEM)];
const SITE = '0198c0de-0000-4000-8000-000000000001';
const SHOP = 'acme.myshopify.com';

const world = await billingWorld();
const env = environment.parse({
  PUBLIC_URL: 'http://localhost:4000',
  SHOPIFY_API_KEY: 'app',
  SHOPIFY_API_SECRET: SECRET,
  SHOPIFY_API_URL: 'http://127.0.0.1:9/{store}',
  WIX_APP_ID: 'app',
  WIX_APP_SECRET: 'secret',
  WIX_PUBLIC_KEY: wix.publicKey,
  WIX_API_URL: 'http://127.0.0.1:9',
});
const gateways = gatewaysOf(env, world.clock);
const deps = { ...world.deps, gateways, log: createLog('billing', 'silent') };
const { db, clock } = world;
const app = await createHttpServer({ log: deps.log, metrics: createMetrics(), ready: () => Promise.resolve() });
await paymentWebhooks(deps)(app);

const kept = (id: string) =>
  db.platform('test', ({ tx }) => tx.gatewayEvent.count({ where: { id: { startsWith: id } } }));

async function fromShopify(shop: string, event: string, secret = SECRET, payload = '{"app_subscription":{}}') {
  const answer = await app.inject({
    method: 'POST',
    url: '/webhooks/payments/shopify',
    payload,
    headers: {
      'content-type': 'application/json',
      'x-shopify-topic': 'app_subscriptions/update',
      'x-shopify-shop-domain': shop,
      'x-shopify-event-id': event,
      'x-shopify-hmac-sha256': createHmac('sha256', secret).update(payload).digest('base64'),
    },
  });
  return answer.statusCode;
}

const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
async function fromWix(key: string, { alg = 'RS256', seconds = 300, eventType = 'PaidPlanPurchased' } = {}) {
  const data = JSON.stringify({ data: '{}', instanceId: SITE, eventType });
  const body = `${part({ alg, typ: 'JWT' })}.${part({ data, exp: clock.now().getTime() / 1000 + seconds })}`;
  const payload = `${body}.${sign('RSA-SHA256', Buffer.from(body), key).toString('base64url')}`;
  const headers = { 'content-type': 'text/plain' };
  return (await app.inject({ method: 'POST', url: '/webhooks/payments/wix', payload, headers })).statusCode;
}

test('a workspace is tied to its store, once told, and a name that is none is refused', async () => {
  const workspaceId = await world.workspace();
  const link = { workspaceId, platform: 'SHOPIFY', store: ' ACME.myshopify.com', domain: SHOP };
  expect(await linkStore(deps)(link)).toMatchObject({ store: SHOP, targetWorkspace: workspaceId });
  const told = (await emittedEvents(db, StoreLinkedSchema)).filter((event) => event.workspaceId === workspaceId);
  expect(told.map(({ event: { platform, domain } }) => [platform, domain])).toEqual([['SHOPIFY', SHOP]]);
  for (const odd of [
    { platform: 'RINGLINE' },
    { store: 'evil.example/x.myshopify.com' },
    { platform: 'WIX' },
    { workspaceId: 'w' },
  ])
    await expect(linkStore(deps)({ ...link, ...odd })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
});

test('what Shopify did not sign is refused, and what it tells again happens once', async () => {
  const workspaceId = await world.workspace();
  const shop = 'otter.myshopify.com';
  await linkStore(deps)({ workspaceId, platform: 'SHOPIFY', store: shop, domain: shop });
  expect(await fromShopify(shop, 'e1', 'shpss_other')).toBe(401);
  expect(await kept('shopify:e1')).toBe(0);
  const statuses = await Promise.all([fromShopify(shop, 'e1'), fromShopify(shop, 'e1')]);
  expect([...statuses, await fromShopify(shop, 'e1')]).toEqual([200, 200, 200]);
  expect(await kept('shopify:e1')).toBe(1);
  // A shop that is none of ours need not tell it again.
  expect(await fromShopify('nobody.myshopify.com', 'e2')).toBe(200);
});

test('what Wix did not sign, or long ago, is refused', async () => {
  const workspaceId = await world.workspace();
  await linkStore(deps)({ workspaceId, platform: 'WIX', store: SITE, domain: 'otter.example' });
  expect(await fromWix(stranger.privateKey)).toBe(401);
  expect(await fromWix(wix.privateKey, { alg: 'none' })).toBe(401);
  expect(await fromWix(wix.privateKey, { seconds: -1 })).toBe(401);
  expect(await kept('wix:')).toBe(0);
  expect(await fromWix(wix.privateKey)).toBe(200);
  expect(await fromWix(wix.privateKey)).toBe(200);
  expect(await kept('wix:')).toBe(1);
});

test('half a set-up is no set-up', () => {
  expect(() => gatewaysOf({ ...env, SHOPIFY_API_SECRET: undefined }, clock)).toThrow('SHOPIFY_API_KEY');
  expect(() => gatewaysOf({ ...env, SHOPIFY_API_URL: 'https://shop.example' }, clock)).toThrow('{store}');
  expect(() => gatewaysOf({ ...env, WIX_PRODUCTS: '[]' }, clock)).toThrow('WIX_PRODUCTS');
  expect(() => gatewaysOf({ ...env, WIX_PUBLIC_KEY: undefined }, clock)).toThrow('WIX_PUBLIC_KEY');
});
