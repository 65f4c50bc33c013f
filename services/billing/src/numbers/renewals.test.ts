/** Numbers that a workspace bought are charged with each cycle, while it has them and its plan doesn't include them. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { createLog } from '@ringline/kit/telemetry';
import { deliver } from '@ringline/kit/testing';
import {
  NumberChangedSchema,
  NumberChargeCarriedSchema,
  RegistrationMonthlyChangedSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { activateCharge } from '../changes/activateCharge.ts';
import { confirmChange } from '../changes/confirmChange.ts';
import { describeChange, previewChange } from '../changes/previewChange.ts';
import { readLines } from '../invoicing/invoice.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { getNextBilling } from '../subscriptions/getNextBilling.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';

const world = await billingWorld();
const till = tillOfTests();
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock, consumers } = world;
const DAY = 86_400_000;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';
const PAID = { number: '+14155550142', monthlyMinor: 300n };

const preview = (workspaceId: string, subscriptionPlan: string) =>
  previewChange(deps)({ subscriptionPlan, userSlots: 0 }, { workspaceId });
const confirm = (workspaceId: string, change: string) =>
  confirmChange(deps)({ change, redirectUrl: PAGE, paymentGateway: '' }, { workspaceId });

async function buy(workspaceId: string, plan: string): Promise<void> {
  const { payment } = await confirm(workspaceId, (await preview(workspaceId, plan)).id);
  till.pay(payment?.externalId ?? '');
  await activateCharge(deps)({ charge: payment?.externalId ?? '' }, { workspaceId });
}
async function onPlan(plan = 'BUSINESS_MONTHLY'): Promise<string> {
  const workspaceId = await world.workspace();
  await buy(workspaceId, plan);
  clock.advance(DAY);
  return workspaceId;
}

interface Told {
  readonly number: string;
  readonly monthlyMinor: bigint;
  readonly isFree?: boolean;
  readonly status?: string;
  readonly isTestNumber?: boolean;
}
/** A number as telephony tells it, one version after the other. */
function numberOf(workspaceId: string) {
  const id = db.ids.uuid();
  const createdAt = timestampFromDate(clock.now());
  return (version: number, told: Told) =>
    deliver(db, consumers, workspaceId, NumberChangedSchema, {
      number: { id, type: 'LOCAL', status: 'AVAILABLE', createdAt, version, ...told },
    });
}

/** What the page shows as the next amount, and what the renewal then charges: they are the same. */
async function renewal(workspaceId: string, days = 31) {
  const { next } = await getNextBilling(deps)({}, { workspaceId });
  clock.advance(days * DAY);
  await turnCycle(deps)(workspaceId);
  const [invoice] = await db.tenant(workspaceId, ({ tx }) =>
    tx.invoice.findMany({ where: { workspaceId }, orderBy: { number: 'desc' }, take: 1 }),
  );
  expect(next?.amountMinor).toBe(invoice?.amountMinor);
  const numbers = readLines(invoice?.lines).filter(({ kind }) => kind === 'PHONE_NUMBER');
  expect(next?.lines?.filter(({ kind }) => kind === 'PHONE_NUMBER')).toHaveLength(numbers.length);
  return { due: invoice?.amountMinor, numbers: numbers.map(({ name, cents }) => [name, cents]) };
}

test('each paid number is a line of the renewal; included ones and test numbers are not', async () => {
  const workspaceId = await onPlan();
  await numberOf(workspaceId)(1, PAID);
  await numberOf(workspaceId)(1, { number: '+18005550100', monthlyMinor: 500n });
  await numberOf(workspaceId)(1, { number: '+14155550143', monthlyMinor: 0n, isFree: true });
  await numberOf(workspaceId)(1, { number: '+14155550144', monthlyMinor: 300n, isFree: true });
  await numberOf(workspaceId)(1, { number: '+14155550145', monthlyMinor: 300n, isTestNumber: true });
  expect(await renewal(workspaceId)).toEqual({
    due: 3_300n,
    numbers: [
      ['+14155550142', 300n],
      ['+18005550100', 500n],
    ],
  });
});

test('a released number is not charged, and one that was taken back is', async () => {
  const workspaceId = await onPlan();
  const [released, back] = [numberOf(workspaceId), numberOf(workspaceId)];
  await released(1, PAID);
  await released(2, { ...PAID, status: 'RELEASED' });
  const other = { number: '+14155550146', monthlyMinor: 300n };
  await back(1, other);
  await back(2, { ...other, status: 'RELEASED' });
  await back(3, other);
  expect(await renewal(workspaceId)).toEqual({ due: 2_800n, numbers: [['+14155550146', 300n]] });
});

test('events that come twice or in another order charge nothing twice and bring nothing back', async () => {
  const workspaceId = await onPlan();
  const [kept, released] = [numberOf(workspaceId), numberOf(workspaceId)];
  await kept(1, PAID);
  await kept(1, PAID);
  await released(2, { number: '+14155550147', monthlyMinor: 300n, status: 'RELEASED' });
  await released(1, { number: '+14155550147', monthlyMinor: 300n });
  expect(await renewal(workspaceId)).toEqual({ due: 2_800n, numbers: [['+14155550142', 300n]] });
});

test('a number bought in the new cycle is not charged again by a renewal that comes late', async () => {
  const workspaceId = await onPlan();
  clock.advance(31 * DAY);
  await numberOf(workspaceId)(1, PAID);
  expect(await renewal(workspaceId, 0)).toEqual({ due: 2_500n, numbers: [] });
});

test('what is too little for a card is a line of the next invoice, which says so', async () => {
  const workspaceId = await onPlan();
  const seats = await previewChange(deps)({ subscriptionPlan: '', userSlots: 2 }, { workspaceId });
  const told = {
    purchaseId: db.ids.uuid(),
    number: PAID.number,
    monthlyMinor: 300n,
    carriedMinor: 35n,
    factor: 116_667n,
  };
  await deliver(db, consumers, workspaceId, NumberChargeCarriedSchema, told);
  await numberOf(workspaceId)(1, PAID);
  const [invoice] = await db.tenant(workspaceId, ({ tx }) =>
    tx.invoice.findMany({ where: { workspaceId, purpose: 'PHONE_NUMBER' } }),
  );
  expect(invoice).toMatchObject({ type: 'ONE_TIME', status: 'PAID', amountMinor: 0n });
  expect(readLines(invoice?.lines).map(({ kind, name, cents }) => [kind, name, cents])).toEqual([
    ['PHONE_NUMBER', PAID.number, 35n],
    ['CARRIED', 'LATER', -35n],
  ]);
  // The next invoice is another one than the offer said.
  await expect(confirm(workspaceId, seats.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  const offer = await previewChange(deps)({ subscriptionPlan: '', userSlots: 2 }, { workspaceId });
  expect(readLines(offer.lines).at(-1)).toMatchObject({ kind: 'CARRIED', name: 'EARLIER', cents: 35n });
  expect(await renewal(workspaceId)).toMatchObject({ due: 2_835n });
});

test('a registration of local numbers is a line of each renewal, until it ends', async () => {
  const lineOfRenewal = async (told: readonly boolean[]) => {
    const workspaceId = await onPlan();
    const registrationId = db.ids.uuid();
    for (const active of told)
      await deliver(db, consumers, workspaceId, RegistrationMonthlyChangedSchema, { registrationId, active });
    await renewal(workspaceId);
    const [invoice] = await db.tenant(workspaceId, ({ tx }) =>
      tx.invoice.findMany({ where: { workspaceId, type: 'RECURRING' }, orderBy: { number: 'desc' }, take: 1 }),
    );
    return readLines(invoice?.lines)
      .filter(({ kind }) => kind === 'COMPLIANCE')
      .map(({ cents }) => cents);
  };
  expect(await lineOfRenewal([true])).toEqual([200n]);
  expect(await lineOfRenewal([true, false])).toEqual([]);
});

test('a yearly plan pays twelve months', async () => {
  const workspaceId = await onPlan('BUSINESS_YEARLY');
  await numberOf(workspaceId)(1, PAID);
  expect(await renewal(workspaceId, 366)).toEqual({ due: 27_600n, numbers: [['+14155550142', 3_600n]] });
});

test('a year that begins now credits the month of a number and charges its year, for the numbers that were shown', async () => {
  const workspaceId = await onPlan();
  await numberOf(workspaceId)(1, PAID);
  clock.advance(DAY);
  const offer = await preview(workspaceId, 'BUSINESS_YEARLY');
  const factor = BigInt(offer.factor);
  const numbers = readLines(offer.lines).filter(({ kind }) => kind === 'PHONE_NUMBER');
  expect(numbers.map(({ cents }) => cents)).toEqual([-((300n * factor + 500_000n) / 1_000_000n), 3_600n]);
  expect((await describeChange(deps)(offer)).next).toMatchObject({ amountMinor: 27_600n });
  const seats = await previewChange(deps)({ subscriptionPlan: '', userSlots: 2 }, { workspaceId });
  clock.advance(1000);
  await numberOf(workspaceId)(1, { number: '+14155550148', monthlyMinor: 300n });
  clock.advance(1000);
  await expect(confirm(workspaceId, offer.id)).rejects.toMatchObject({ code: 'CONFLICT' });
  // Seats cost the same with any numbers.
  expect((await confirm(workspaceId, seats.id)).payment?.amountMinor).toBe(seats.dueMinor);
});
