/** Credit is bought by itself when it runs low: once for each need, within its limits, and with words when it fails. */
import { createLog } from '@ringline/kit/telemetry';
import { emittedEvents } from '@ringline/kit/testing';
import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, test } from 'vitest';
import { readCreditBalance } from '../balance/creditBalance.ts';
import { publishBalance } from '../balance/publishBalance.ts';
import { billingWorld } from '../billing.testkit.ts';
import { listCreditEntries } from '../ledger/listCreditEntries.ts';
import { post } from '../ledger/ledger.ts';
import { readCard, customerAt } from '../payments/savedCard.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { reconcile } from '../reconcile.ts';
import { getAutoTopup, setAutoTopup } from './autoTopup.ts';

const world = await billingWorld();
const till = tillOfTests();
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const dollars = (amount: number) => BigInt(Math.round(amount * 1_000_000));
const creditOf = async (workspaceId: string) =>
  Number((await db.tenant(workspaceId, readCreditBalance(deps))).balanceMicros) / 1_000_000;
const spend = (workspaceId: string, amount: number) =>
  db.tenant(workspaceId, async (uow) => {
    const reference = db.ids.uuid();
    await post(deps)(uow, 'CAPTURE', 'CALL', reference, [
      { account: 'credit', commodity: 'USD', amount: -dollars(amount) },
      { account: 'revenue:calls', commodity: 'USD', amount: dollars(amount) },
    ]);
    await publishBalance(deps)(uow);
  });
const look = () => reconcile(deps)();
const paymentsOf = (workspaceId: string) =>
  db.tenant(workspaceId, ({ tx }) => tx.payment.findMany({ where: { workspaceId }, orderBy: { createdAt: 'asc' } }));
const noticesOf = async (workspaceId: string) =>
  (await emittedEvents(db, BillingNoticedSchema))
    .filter((notice) => notice.workspaceId === workspaceId)
    .map(({ event: { kind, reason } }) => `${kind} ${reason}`.trim());
const told = (workspaceId: string) => getAutoTopup(deps)({}, { workspaceId });
const turn = (workspaceId: string, enabled: boolean) => setAutoTopup(deps)({ enabled }, { workspaceId });

/** A workspace with credit and a kept card, whose auto top-up is on. */
async function toppedUp(credit: number, on = true): Promise<string> {
  till.away = till.dies = false;
  till.cardDoes = 'SUCCESSFUL';
  const workspaceId = await world.workspace(dollars(credit));
  till.save(workspaceId, '4242');
  await customerAt(deps, workspaceId, till.gateway);
  await readCard(deps, workspaceId, till.gateway);
  if (on) await turn(workspaceId, true);
  return workspaceId;
}

test('credit below $10 is topped up by $20 once, however many look, and the ledger says why', async () => {
  const workspaceId = await toppedUp(12);
  await look();
  expect(await paymentsOf(workspaceId)).toEqual([]);
  await spend(workspaceId, 3);
  await Promise.all([look(), look(), look()]);
  await look();
  expect(await creditOf(workspaceId)).toBe(29);
  expect(await paymentsOf(workspaceId)).toMatchObject([{ status: 'SUCCESSFUL', amountMinor: 2_000n, card: 'pm_4242' }]);
  const { entries } = await listCreditEntries(deps)({}, { workspaceId });
  const [topup] = entries.filter(({ type }) => type === 'TOPUP');
  expect(topup).toMatchObject({ automatic: true, amountMicros: dollars(20) });
  expect(topup?.invoiceNumber).toMatch(/^INV-/);
  expect(await told(workspaceId)).toMatchObject({ madeToday: 1, boughtThisMonthMinor: 2_000n, last4: '4242' });
  expect(await noticesOf(workspaceId)).toEqual([]);
});

test('a process that dies while the card is charged charges it once', async () => {
  const workspaceId = await toppedUp(11);
  await spend(workspaceId, 5);
  till.dies = true;
  await look();
  till.dies = false;
  expect(await creditOf(workspaceId)).toBe(6);
  await look();
  clock.advance(6 * 60_000);
  await Promise.all([look(), look()]);
  expect(await creditOf(workspaceId)).toBe(26);
  expect(await paymentsOf(workspaceId)).toHaveLength(1);
});

test('at most three a day and $200 a month, by the calendar of the workspace', async () => {
  const workspaceId = await toppedUp(11);
  const made: number[] = [];
  for (let day = 0; day < 5; day += 1) {
    for (let time = 0; time < 5; time += 1) {
      await spend(workspaceId, Math.max(0, (await creditOf(workspaceId)) - 5));
      await look();
    }
    made.push(Number((await told(workspaceId)).madeToday));
    clock.advance(DAY);
  }
  expect(made).toEqual([3, 3, 3, 1, 0]);
  const full = await told(workspaceId);
  expect(full).toMatchObject({ enabled: true, boughtThisMonthMinor: 20_000n });
  expect(new Date(Number(full.waitsUntil?.seconds) * 1000).toISOString()).toBe('2026-12-01T05:00:00.000Z');
  clock.advance(new Date('2026-12-01T05:00:01Z').getTime() - clock.now().getTime());
  await look();
  expect(await told(workspaceId)).toMatchObject({ madeToday: 1, boughtThisMonthMinor: 2_000n });
});

test('a failed charge is tried again after an hour, and the second turns it off; both are told', async () => {
  const workspaceId = await toppedUp(11);
  till.cardDoes = 'DECLINED';
  await spend(workspaceId, 4);
  await look();
  await spend(workspaceId, 1);
  await look();
  expect(await told(workspaceId)).toMatchObject({ enabled: true, failure: 'DECLINED' });
  expect(await noticesOf(workspaceId)).toEqual(['AUTO_TOPUP_FAILED DECLINED']);
  clock.advance(HOUR);
  await look();
  expect(await told(workspaceId)).toMatchObject({ enabled: false, failure: 'DECLINED' });
  expect(await noticesOf(workspaceId)).toEqual(['AUTO_TOPUP_FAILED DECLINED', 'AUTO_TOPUP_OFF DECLINED']);
  clock.advance(DAY);
  await look();
  expect(await paymentsOf(workspaceId)).toHaveLength(2);
  till.cardDoes = 'SUCCESSFUL';
  expect(await turn(workspaceId, true)).toMatchObject({ enabled: true, failure: '', madeToday: 1 });
  expect(await creditOf(workspaceId)).toBe(26);
});

test('a success in between forgets the failure, and a card that is gone turns it off at the first try', async () => {
  const workspaceId = await toppedUp(11);
  till.cardDoes = 'AUTHENTICATION_REQUIRED';
  await spend(workspaceId, 4);
  await look();
  till.cardDoes = 'SUCCESSFUL';
  clock.advance(HOUR);
  await look();
  expect(await told(workspaceId)).toMatchObject({ enabled: true, failure: '' });
  till.remove(workspaceId);
  await readCard(deps, workspaceId, till.gateway);
  await spend(workspaceId, 20);
  await look();
  expect(await told(workspaceId)).toMatchObject({ enabled: false, failure: 'NO_CARD', last4: '' });
  await expect(turn(workspaceId, true)).rejects.toMatchObject({ code: 'PAYMENT_FAILED' });
});

test('while it is off nothing is charged, and those who pay hear once a day that credit is low', async () => {
  const workspaceId = await toppedUp(11, false);
  await spend(workspaceId, 2);
  await spend(workspaceId, 1);
  await look();
  expect(await noticesOf(workspaceId)).toEqual(['CREDIT_LOW']);
  clock.advance(DAY);
  await spend(workspaceId, 1);
  expect(await noticesOf(workspaceId)).toEqual(['CREDIT_LOW', 'CREDIT_LOW']);
  expect(await paymentsOf(workspaceId)).toEqual([]);
});
