/** A server that bills nothing, and what happens when it does again. */
import { createLog } from '@ringline/kit/telemetry';
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { expect, test } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { previewChange } from '../changes/previewChange.ts';
import { consumers as consumersOf } from '../consumers/index.ts';
import type { Deps } from '../context.ts';
import { extendCallHold, holdForCall } from '../holds/holdForCall.ts';
import { holdForMessage } from '../holds/holdForMessage.ts';
import { holdForTranscript } from '../holds/holdForTranscript.ts';
import { cycleAt } from '../invoicing/cycle.ts';
import { listInvoices } from '../invoicing/listInvoices.ts';
import { quoteNumbers } from '../numbers/quoteNumbers.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { topup } from '../payments/topup.ts';
import { loadCatalogue } from '../plans/catalogue.ts';
import { reconcile } from '../reconcile.ts';
import { describeSubscription } from '../subscriptions/subscription.ts';
import { noteMode } from './noteMode.ts';

const world = await billingWorld();
const { db, clock } = world;
const till = tillOfTests();
till.keepsCards = true;
const on: Deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const off: Deps = { ...on, catalogue: loadCatalogue(undefined, true), mode: { billedSince: new Date(0) } };
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const DAY_MS = 86_400_000;

const rowOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.subscription.findUniqueOrThrow({ where: { workspaceId } }));
const invoicesOf = async (workspaceId: string) => (await listInvoices(on)({}, { workspaceId })).invoices;
async function paying(): Promise<string> {
  const workspaceId = await world.workspace();
  const actor = { workspaceId };
  const offer = await previewChange(on)({ subscriptionPlan: 'BUSINESS_MONTHLY', userSlots: 3 }, actor);
  const { payment } = await confirmChange(on)({ change: offer.id, redirectUrl: PAGE, paymentGateway: '' }, actor);
  till.pay(payment?.externalId ?? '');
  await activateCharge(on)({ charge: payment?.externalId ?? '' }, actor);
  return workspaceId;
}
const received = (deps: Deps, workspaceId: string, at: Date) =>
  deliver(db, consumersOf(deps), workspaceId, MessageReceivedSchema, {
    conversation: {
      id: db.ids.uuid(),
      workspaceId,
      channel: 'SMS',
      phoneNumber: '+14155550142',
      phoneNumberId: db.ids.uuid(),
      createdAt: timestampFromDate(at),
      message: { segments: 1 },
    },
  });
const charged = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.usage.count({ where: { workspaceId, amountMicros: { gt: 0n } } }));

test('without billing, calls, texts and transcripts need no credit, and premium-rate numbers stay closed', async () => {
  const workspaceId = await world.workspace();
  const call = { workspaceId, callId: db.ids.uuid(), fromNumber: '+14155550142', isTestNumber: false };
  expect(await holdForCall(off)({ ...call, toNumber: '+14155550199' })).toMatchObject({ allowed: true });
  // A country without a rate is called all the same.
  expect(await holdForCall(off)({ ...call, toNumber: '+4930123456' })).toMatchObject({ allowed: true });
  expect(await holdForCall(off)({ ...call, toNumber: '+19005550142' })).toMatchObject({
    allowed: false,
    code: 'DESTINATION_BLOCKED',
  });
  expect(await extendCallHold(off)({ workspaceId, callId: call.callId, coverSeconds: 600 })).toMatchObject({
    allowed: true,
  });
  const text = { workspaceId, messageId: db.ids.uuid(), fromNumber: '+14155550142', segments: 1, isTestNumber: false };
  expect(await holdForMessage(off)({ ...text, toNumber: '+14155550199' })).toMatchObject({
    allowed: true,
    priceMicros: 0n,
  });
  expect(await holdForTranscript(off)({ workspaceId, recordingId: db.ids.uuid(), seconds: 60 })).toMatchObject({
    allowed: true,
  });
  await received(off, workspaceId, clock.now());
  expect(await charged(workspaceId)).toBe(0);
  // What it would have cost is known to the operator.
  const [rated] = await db.tenant(workspaceId, ({ tx }) => tx.usage.findMany({ where: { workspaceId } }));
  expect(rated).toMatchObject({ amountMicros: 0n, shortfallMicros: 10_000n });
  expect(await db.tenant(workspaceId, readCreditBalance(off))).toMatchObject({ status: 'OK', unbilled: true });
});

test('without billing everybody has the largest plan, numbers cost nothing, and nothing can be paid', async () => {
  const workspaceId = await world.workspace();
  const told = describeSubscription(off, await rowOf(workspaceId));
  expect(told).toMatchObject({
    status: 'ACTIVE',
    unbilled: true,
    subscriptionPlan: { name: 'ENTERPRISE', priceMinor: 0n, priceDescription: '' },
  });
  const valueOf = (plan: typeof told.subscriptionPlan, name: string) =>
    plan?.subscriptionFeatures?.find((feature) => feature.name === name)?.value;
  expect(valueOf(told.subscriptionPlan, 'FREE_MONTHLY_SMS_MESSAGES')).toBe('-1');
  const limited = loadCatalogue(new URL('../../config/plans.json', import.meta.url), true);
  expect(valueOf(limited.describe('ENTERPRISE', 'MONTHLY'), 'FREE_MONTHLY_SMS_MESSAGES')).toBe('1000');
  const { quotes, blocked } = await quoteNumbers(
    off,
    () => undefined,
  )({
    workspaceId,
    kinds: [{ country: 'US', type: 'LOCAL' }],
  });
  expect({ quotes, blocked }).toMatchObject({ quotes: [{ monthlyMinor: 0n }], blocked: '' });
  const actor = { workspaceId };
  const refused = { code: 'INVALID_TRANSITION', why: { check: 'unbilled' } };
  await expect(previewChange(off)({ subscriptionPlan: 'BUSINESS_MONTHLY', userSlots: 1 }, actor)).rejects.toMatchObject(
    refused,
  );
  await expect(
    topup(off)({ amountMinor: 1_000n, redirectUrl: PAGE, paymentGateway: '', idempotencyKey: '' }, actor),
  ).rejects.toMatchObject(refused);
});

test('the paid time stands still, and billing that is on again charges for nothing of the past', async () => {
  const workspaceId = await paying();
  const failing = await paying();
  const { paidUntil } = await rowOf(workspaceId);
  // One owes its renewal when billing is switched off.
  till.cardDoes = 'DECLINED';
  clock.set(new Date((paidUntil?.getTime() ?? 0) - 10 * DAY_MS));
  await noteMode(off);
  await reconcile(off)();
  expect(await rowOf(workspaceId)).toMatchObject({ unbilledSince: clock.now(), paidUntil });
  const before = (await invoicesOf(workspaceId)).length;
  const asked = till.asks.length;
  for (let day = 0; day < 70; day += 10) {
    clock.advance(10 * DAY_MS);
    await reconcile(off)();
  }
  const unbilledEnd = clock.now();
  await noteMode(on);
  expect(on.mode.billedSince).toEqual(unbilledEnd);
  // Before and after the subscription has followed, nothing is renewed.
  await reconcile(on)();
  await reconcile(on)();
  const row = await rowOf(workspaceId);
  expect(row).toMatchObject({ unbilledSince: null, status: 'ACTIVE', plan: 'BUSINESS' });
  // Ten days were left, and ten are.
  expect(row.paidUntil).toEqual(new Date(unbilledEnd.getTime() + 10 * DAY_MS));
  const cycle = cycleAt(row.anchorAt ?? new Date(0), 'MONTHLY', unbilledEnd);
  expect(cycle.end).toEqual(row.paidUntil);
  expect((await invoicesOf(workspaceId)).length).toBe(before);
  expect(till.asks.length).toBe(asked);

  // What happened while nothing was billed costs nothing, however late it is told; what happens now costs.
  await received(on, workspaceId, new Date(unbilledEnd.getTime() - 1_000));
  expect(await charged(workspaceId)).toBe(0);
  await received(on, workspaceId, new Date(unbilledEnd.getTime() + 1_000));
  expect(await charged(workspaceId)).toBe(1);

  till.cardDoes = 'SUCCESSFUL';
  clock.set(new Date((row.paidUntil?.getTime() ?? 0) + 1_000));
  await reconcile(on)();
  const [renewal] = await invoicesOf(workspaceId);
  expect(renewal).toMatchObject({ status: 'PAID', amountMinor: 7_500n });
  expect((await invoicesOf(failing)).length).toBe(before + 1);
  const told = (await emittedEvents(db, SubscriptionChangedSchema)).filter(
    ({ event }) => event.subscription?.workspaceId === workspaceId,
  );
  expect(told.some(({ event }) => event.subscription?.unbilled)).toBe(true);
  expect(told.at(-1)?.event.subscription?.unbilled).toBe(false);
});

test('a renewal that was open when billing was switched off is asked for no more', async () => {
  const workspaceId = await paying();
  till.cardDoes = 'DECLINED';
  const { paidUntil } = await rowOf(workspaceId);
  clock.set(new Date((paidUntil?.getTime() ?? 0) + 8 * DAY_MS));
  for (let look = 0; look < 8; look += 1) await reconcile(on)();
  expect((await rowOf(workspaceId)).openInvoiceId).not.toBeNull();
  await noteMode(off);
  await reconcile(off)();
  expect(describeSubscription(off, await rowOf(workspaceId))).toMatchObject({ status: 'ACTIVE' });
  clock.advance(5 * DAY_MS);
  await noteMode(on);
  till.cardDoes = 'SUCCESSFUL';
  await reconcile(on)();
  const [renewal, open] = await invoicesOf(workspaceId);
  expect(open).toMatchObject({ status: 'UNPAID', writtenOff: true });
  expect(renewal).toMatchObject({ status: 'PAID', amountMinor: 7_500n });
  expect(await rowOf(workspaceId)).toMatchObject({ status: 'ACTIVE', openInvoiceId: null });
});
