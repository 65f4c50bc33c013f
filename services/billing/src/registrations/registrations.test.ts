/** What the registry charges: set aside, taken or given back once, and its month on the invoices. */
import { deliver } from '@ringline/kit/testing';
import { RegistrationFeeSettledSchema, RegistrationMonthlyChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { getCreditBalance } from '../balance/getCreditBalance.ts';
import { readLines } from '../invoicing/invoice.ts';
import { listCreditEntries } from '../ledger/listCreditEntries.ts';
import { billingWorld } from '../billing.testkit.ts';
import { getNextBilling } from '../subscriptions/getNextBilling.ts';
import { loadRegistrationFees } from './fees.ts';
import { holdForRegistration } from './holdForRegistration.ts';

const world = await billingWorld();
const { db, deps, clock, consumers } = world;
const fees = loadRegistrationFees();
const hold = holdForRegistration(deps, fees);
const FIFTY = 50_000_000n;

const balanceOf = async (workspaceId: string): Promise<number> =>
  Number((await getCreditBalance(deps)({}, { workspaceId, scope: () => 'all' })).balanceMicros ?? 0n) / 1e6;
const due = () => [
  { id: db.ids.uuid(), kind: 'BRAND_FEE' },
  { id: db.ids.uuid(), kind: 'CAMPAIGN_FEE' },
];
const settle = (workspaceId: string, { id, kind }: { id: string; kind: string }, charged: boolean) =>
  deliver(db, consumers, workspaceId, RegistrationFeeSettledSchema, { feeId: id, kind, charged });
const monthly = (workspaceId: string, registrationId: string, active: boolean) =>
  deliver(db, consumers, workspaceId, RegistrationMonthlyChangedSchema, { registrationId, active });

test('fees are set aside once, taken when they are due, and explained in the ledger', async () => {
  const workspaceId = await world.workspace(FIFTY);
  const [brand, campaign] = due();
  if (!brand || !campaign) throw new Error('two fees');
  expect(await hold({ workspaceId, fees: [brand, campaign] })).toMatchObject({ allowed: true });
  await hold({ workspaceId, fees: [brand, campaign] });
  expect(await balanceOf(workspaceId)).toBe(30.5);
  await settle(workspaceId, brand, true);
  await settle(workspaceId, brand, true);
  await settle(workspaceId, campaign, false);
  expect(await balanceOf(workspaceId)).toBe(45.5);
  // Again for nothing: it is paid.
  await hold({ workspaceId, fees: [brand] });
  expect(await balanceOf(workspaceId)).toBe(45.5);
  const { entries } = await listCreditEntries(deps)({}, { workspaceId });
  expect(entries.filter(({ type }) => type === 'CAPTURE')).toMatchObject([
    { kind: 'BRAND_FEE', amountMicros: -4_500_000n, referenceId: brand.id },
  ]);
});

test('all fees of a submission are set aside or none', async () => {
  const workspaceId = await world.workspace(10_000_000n);
  expect(await hold({ workspaceId, fees: due() })).toMatchObject({ allowed: false, code: 'INSUFFICIENT_BALANCE' });
  expect(await balanceOf(workspaceId)).toBe(10);
  await expect(hold({ workspaceId, fees: [{ id: db.ids.uuid(), kind: 'TIP' }] })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

test('a fee that comes to be due when its hold is gone takes what is there, and never more', async () => {
  const workspaceId = await world.workspace(2_000_000n);
  const fee = { id: db.ids.uuid(), kind: 'BRAND_FEE' };
  await settle(workspaceId, fee, true);
  expect(await balanceOf(workspaceId)).toBe(0);
  const { entries } = await listCreditEntries(deps)({}, { workspaceId });
  expect(entries[0]).toMatchObject({ kind: 'BRAND_FEE', amountMicros: -2_000_000n, writtenOffMicros: 2_500_000n });
});

test('from the approval the rest of the cycle goes on the next invoice, once, then each cycle has a line until it ends', async () => {
  const workspaceId = await world.workspace(FIFTY);
  const registrationId = db.ids.uuid();
  clock.advance(86_400_000);
  await monthly(workspaceId, registrationId, true);
  await monthly(workspaceId, registrationId, true);
  const invoices = await db.tenant(workspaceId, ({ tx }) => tx.invoice.findMany({ where: { workspaceId } }));
  const own = invoices.filter(({ purpose }) => purpose === 'COMPLIANCE');
  expect(own).toHaveLength(1);
  const lines = readLines(own[0]?.lines);
  expect(lines.map(({ kind }) => kind)).toEqual(['COMPLIANCE', 'CARRIED']);
  const [rest] = lines;
  expect(rest?.cents).toBeGreaterThan(0n);
  expect(rest?.cents).toBeLessThanOrEqual(200n);
  const row = () => db.tenant(workspaceId, ({ tx }) => tx.subscription.findUniqueOrThrow({ where: { workspaceId } }));
  expect((await row()).carriedMinor).toBe(rest?.cents);
  await monthly(workspaceId, registrationId, false);
  const charges = await db.tenant(workspaceId, ({ tx }) => tx.registrationCharge.count());
  expect([charges, (await row()).carriedMinor]).toEqual([0, rest?.cents]);
  expect(await getNextBilling(deps)({}, { workspaceId })).toBeDefined();
});
