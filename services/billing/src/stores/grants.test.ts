/** The tokens of stores, renewed by one at a time, and stores that are looked at because nothing was heard of them. */
import { createSecrets, generateKeyRing } from '@ringline/kit/secrets';
import { createLog } from '@ringline/kit/telemetry';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import type { PaymentGateway, StoreStanding } from '../payments/gateway.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { reconcile } from '../reconcile.ts';
import { createStoreGrants, type Grant, sealGrant } from './grants.ts';
import { linkStore } from './linkStore.ts';

const world = await billingWorld();
const { db, clock } = world;
const secrets = createSecrets(generateKeyRing());
const grants = createStoreGrants({ db, clock, secrets }, 'SHOPIFY');
const HOUR = 3_600_000;
let shops = 0;

const grantFor = (name: string): Grant => ({
  accessToken: `at_${name}`,
  refreshToken: `rt_${name}`,
  expiresAt: clock.now().getTime() + HOUR,
});
async function linked(grant?: Grant) {
  shops += 1;
  const store = `shop-${shops}.myshopify.com`;
  const workspaceId = await world.workspace();
  const given = grant ? { grant: sealGrant(secrets, grant), grantedAt: clock.now() } : {};
  await linkStore(world.deps)({ workspaceId, platform: 'SHOPIFY', store, domain: store, ...given });
  return { store, workspaceId };
}
const rowOf = (store: string) => db.platform('test', ({ tx }) => tx.store.findFirstOrThrow({ where: { store } }));
const never = () => Promise.reject(new Error('It was renewed'));

test('a token is used until shortly before its end, and then renewed once for all who ask', async () => {
  const { store } = await linked(grantFor('1'));
  expect(await grants.tokenOf(store, never)).toBe('at_1');
  clock.advance(HOUR - 60_000);
  const used: string[] = [];
  const renew = async (refreshToken: string) => {
    used.push(refreshToken);
    return grantFor('2');
  };
  const asked = await Promise.all(Array.from({ length: 8 }, () => grants.tokenOf(store, renew)));
  expect([new Set(asked), used]).toEqual([new Set(['at_2']), ['rt_1']]);
  expect((await rowOf(store)).grant).not.toContain('rt_2');
});

test('a store that an operator tied has none, and a renewal that fails leaves what there is', async () => {
  expect(await grants.tokenOf((await linked()).store, never)).toBeUndefined();
  const { store } = await linked(grantFor('1'));
  clock.advance(2 * HOUR);
  await expect(grants.tokenOf(store, never)).rejects.toThrow('renewed');
  expect(await grants.tokenOf(store, async () => grantFor('2'))).toBe('at_2');
});

test('a browser that comes again with an old grant does not bring it back', async () => {
  const { store, workspaceId } = await linked(grantFor('new'));
  const grant = sealGrant(secrets, grantFor('old'));
  const grantedAt = new Date(clock.now().getTime() - 1_000);
  await linkStore(world.deps)({ workspaceId, platform: 'SHOPIFY', store, domain: store, grant, grantedAt });
  expect(await grants.tokenOf(store, never)).toBe('at_new');
});

test('a store of which nothing was heard is asked for once a day: what it removed or renews no more, we hear then', async () => {
  let standing: StoreStanding = { removed: false, endsWithCycle: false };
  let asks = 0;
  const gateway: PaymentGateway = {
    ...tillOfTests().gateway,
    id: 'shopify',
    platforms: ['SHOPIFY'],
    async standing() {
      asks += 1;
      return standing;
    },
  };
  const deps = { ...world.deps, gateways: [gateway], log: createLog('billing', 'silent') };
  const { store, workspaceId } = await linked(grantFor('1'));
  await db.platform('test', ({ tx }) => tx.store.deleteMany({ where: { NOT: { store } } }));
  await Promise.all([reconcile(deps)(), reconcile(deps)()]);
  await reconcile(deps)();
  expect(asks).toBe(1);
  const paidUntil = new Date(clock.now().getTime() + 20 * 24 * HOUR);
  const plan = { plan: 'BUSINESS', status: 'ACTIVE', anchorAt: clock.now(), paidUntil };
  await db.tenant(workspaceId, ({ tx }) => tx.subscription.update({ where: { workspaceId }, data: plan }));
  const statusOf = async () =>
    (await db.tenant(workspaceId, ({ tx }) => tx.subscription.findFirstOrThrow({ where: { workspaceId } }))).status;

  standing = { removed: false, endsWithCycle: true };
  clock.advance(25 * HOUR);
  await reconcile(deps)();
  expect(await statusOf()).toBe('CANCELLED');
  standing = { removed: true, endsWithCycle: false };
  clock.advance(25 * HOUR);
  await reconcile(deps)();
  expect(await statusOf()).toBe('EXPIRED');
  expect(await rowOf(store)).toMatchObject({ grant: '', targetWorkspace: workspaceId });
  expect((await rowOf(store)).removedAt).not.toBeNull();
  clock.advance(25 * HOUR);
  await reconcile(deps)();
  expect(asks).toBe(3);
});
