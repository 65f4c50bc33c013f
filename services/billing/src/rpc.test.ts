import { createMemoryLimits } from '@ringline/kit/limits';
import { createMetrics } from '@ringline/kit/telemetry';
import { fakeClock, rpcFixture, testDatabase } from '@ringline/kit/testing';
import { BillingService } from '@ringline/proto/billing/v1/billing_pb';
import { expect, test } from 'vitest';
import { billingRpc } from './rpc/billing.ts';
import { billing as service } from './service.ts';
import { environment } from './environment.ts';
import { loadIssuer } from './invoicing/issuer.ts';
import { loadCatalogue } from './plans/catalogue.ts';
import { loadRates } from './rating/rates.ts';
import { loadTaxRates } from './tax/rates.ts';

const clock = fakeClock('2026-11-21T09:00:00Z');
const db = await testDatabase(service, { clock });
const balances = { soon: () => undefined, idle: async () => undefined };
const deps = {
  db,
  clock,
  ids: db.ids,
  env: environment.parse({ SANDBOX_ENABLED: 'true', PUBLIC_URL: 'http://localhost:4000' }),
  metrics: createMetrics(),
  limits: createMemoryLimits(clock),
  gateways: [],
  log: {} as never,
  catalogue: loadCatalogue(),
  rates: loadRates(),
  issuer: loadIssuer(),
  taxRates: loadTaxRates(),
  mode: { billedSince: new Date(0) },
  balances,
};
const { clients, services, as } = rpcFixture([BillingService], billingRpc(deps), clock);
const client = clients.client(BillingService);
const product = services.client(BillingService);
const workspaceId = db.ids.uuid();
const callId = db.ids.uuid();
const owner = await as({ userId: 'owner', workspaceId, role: 'OWNER', grants: { BILLING: { READ: 'all' } } });
const member = await as({ userId: 'member', workspaceId, role: 'MEMBER' });

test('anybody sees the plans, with prices and all features', async () => {
  const { plans } = await client.listSubscriptionPlans({});
  expect(plans.map(({ name, period, priceMinor }) => `${name} ${period} ${priceMinor}`)).toEqual([
    'FREE MONTHLY 0',
    'STARTER MONTHLY 1500',
    'STARTER YEARLY 14400',
    'BUSINESS MONTHLY 2500',
    'BUSINESS YEARLY 24000',
    'ENTERPRISE MONTHLY 4500',
    'ENTERPRISE YEARLY 43200',
  ]);
  expect(plans[3]).toMatchObject({ id: 'BUSINESS_MONTHLY', priceDescription: '$25 per seat and month' });
  for (const { subscriptionFeatures } of plans) expect(subscriptionFeatures).toHaveLength(32);
  const features = new Map(plans[5]?.subscriptionFeatures.map(({ name, displayText }) => [name, displayText]));
  expect(features.get('NUMBER_OF_USERS')).toBe('Unlimited seats');
  expect(features.get('TALK_TIME_CAP')).toBe('Calls of up to 240 minutes');
});

test('a workspace that was just made has its subscription and its test allowance', async () => {
  expect((await client.getSubscription({}, member)).subscription).toMatchObject({
    workspaceId,
    status: 'TRIALING',
    userSlots: 1,
  });
  expect((await client.getCreditBalance({}, owner)).creditBalance).toMatchObject({
    status: 'EMPTY',
    balanceMicros: 0n,
    testMinutesLeft: 10n,
    freeMinute: 10n,
    currency: 'USD',
  });
});

test('without BILLING:READ the status alone is told, never the figures', async () => {
  await product.ensureDemoSubscription({ workspaceId, plan: 'BUSINESS', creditMicros: 42_180_000n });
  expect((await client.getCreditBalance({}, owner)).creditBalance).toMatchObject({
    status: 'OK',
    balanceMicros: 42_180_000n,
  });
  expect((await client.getCreditBalance({}, member)).creditBalance).toMatchObject({
    status: 'OK',
    balanceMicros: 0n,
    freeMinute: 0n,
    currency: '',
  });
});

test('rates are for those who may read billing', async () => {
  expect((await client.listRates({ country: 'gb' }, owner)).rates).toMatchObject([
    { country: 'GB', outboundMinMicros: 20_000n, outboundMaxMicros: 40_000n, smsRateMicros: 55_000n },
  ]);
  expect((await client.listRates({}, owner)).rates).toHaveLength(8);
  await expect(client.listRates({}, member)).rejects.toThrow('BILLING:READ');
});

test('holds are asked for by services, never by people', async () => {
  const call = { workspaceId, callId, fromNumber: '+14155550142', toNumber: '+447700900123', isTestNumber: false };
  expect(await product.holdForCall(call)).toMatchObject({
    allowed: true,
    coveredSeconds: 120,
    talkTimeCapSeconds: 7200,
  });
  expect(await product.extendCallHold({ workspaceId, callId, coverSeconds: 180 })).toMatchObject({
    allowed: true,
    coveredSeconds: 180,
  });
  expect(
    await product.holdForMessage({
      workspaceId,
      messageId: db.ids.uuid(),
      fromNumber: '+14155550142',
      toNumber: '+447700900123',
      segments: 2,
    }),
  ).toMatchObject({ allowed: true, priceMicros: 110_000n });
  await expect(client.holdForCall(call, owner)).rejects.toThrow('Only services');
  await expect(client.holdForCall(call)).rejects.toThrow('Only services');
});

test('nobody without a workspace gets in', async () => {
  await expect(client.getSubscription({})).rejects.toThrow('not signed in');
  await expect(client.getCreditBalance({}, await as({ userId: 'stranger' }))).rejects.toThrow('not found');
});
