/** What was spent, as the roll-up has it, against what was charged. */
import { deliver } from '@ringline/kit/testing';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { issueInvoice, onceLine } from '../invoicing/invoice.ts';
import { captureUsage, type UsageInput } from '../usage/captureUsage.ts';
import { catchUp } from './catchUp.ts';
import { getSpending } from './getSpending.ts';
import { listCharges } from './listCharges.ts';

const world = await billingWorld();
const { db, clock, deps, consumers } = world;
const ANA = '11111111-1111-4111-8111-111111111111';
const TEAM = '22222222-2222-4222-8222-222222222222';
const ASKED = { from: '2026-10', until: '2026-12', by: '' };

const charge = (workspaceId: string, costMicros: bigint, more: Partial<UsageInput> = {}) =>
  db.tenant(workspaceId, (uow) =>
    captureUsage(deps)(uow, {
      kind: 'CALL',
      referenceId: db.ids.uuid(),
      pool: undefined,
      price: () => ({ poolUnits: 0n, costMicros }),
      billingDurationSeconds: 60,
      rateMicros: 20_000,
      overdraftMicros: undefined,
      ...more,
    }),
  );
async function withNumber(workspaceId: string, number: string): Promise<string> {
  const id = db.ids.uuid();
  await deliver(db, consumers, workspaceId, NumberChangedSchema, {
    number: { id, workspaceId, number, type: 'LOCAL', status: 'ACTIVE', version: 1 },
  });
  return id;
}
const report = (workspaceId: string, by = '') => getSpending(deps)({ ...ASKED, by }, { workspaceId });
const bySubject = async (workspaceId: string, by: string) =>
  (await report(workspaceId, by)).subjects?.map(({ id, number, spent }) => [
    number || id,
    spent?.map(({ kind, micros, items }) => [kind, micros, items]),
  ]);

test('months tell each kind, in the zone of the workspace, and numbers, people and teams what is theirs', async () => {
  const workspaceId = await world.workspace(50_000_000n, 'BUSINESS');
  const phoneNumberId = await withNumber(workspaceId, '+14155550142');
  await charge(workspaceId, 20_000n, { phoneNumberId, userId: ANA, teamId: TEAM });
  await charge(workspaceId, 40_000n, { phoneNumberId, userId: ANA });
  await charge(workspaceId, 15_000n, { kind: 'MESSAGE', channel: 'SMS', phoneNumberId, userId: ANA });
  await charge(workspaceId, 60_000n, { kind: 'MESSAGE', channel: 'WHATSAPP', phoneNumberId });
  // What costs nothing is no charge; what the plan paid is.
  await charge(workspaceId, 0n);
  await charge(workspaceId, 0n, { pool: 'FREE_SECONDS', price: () => ({ poolUnits: 60n, costMicros: 0n }) });
  await db.tenant(workspaceId, (uow) =>
    issueInvoice(deps)(uow, {
      type: 'ONE_TIME',
      purpose: 'SUBSCRIPTION',
      amountMinor: 2_800n,
      paid: true,
      lines: [
        onceLine('PLAN', 'BUSINESS_MONTHLY', 2_500n),
        onceLine('PHONE_NUMBER', '+14155550142', 300n),
        onceLine('CARRIED', 'EARLIER', 100n),
        onceLine('CARRIED', 'LATER', -100n),
      ],
    }),
  );
  const { months = [] } = await report(workspaceId);
  expect(months.map(({ month }) => month)).toEqual(['2026-10', '2026-11', '2026-12']);
  expect(months[0]?.spent).toEqual([]);
  expect(months[1]?.spent).toMatchObject([
    { kind: 'CALL', channel: '', micros: 60_000n, items: 3, freeUnits: 60n },
    { kind: 'MESSAGE', channel: 'SMS', micros: 15_000n, items: 1 },
    { kind: 'MESSAGE', channel: 'WHATSAPP', micros: 60_000n, items: 1 },
    { kind: 'PHONE_NUMBER', micros: 3_000_000n, items: 1 },
    { kind: 'PLAN', micros: 25_000_000n, items: 1 },
  ]);
  expect(await bySubject(workspaceId, 'NUMBER')).toEqual([
    [
      '+14155550142',
      [
        ['CALL', 60_000n, 2],
        ['MESSAGE', 15_000n, 1],
        ['MESSAGE', 60_000n, 1],
        ['PHONE_NUMBER', 3_000_000n, 1],
      ],
    ],
  ]);
  expect(await bySubject(workspaceId, 'PERSON')).toEqual([
    [
      ANA,
      [
        ['CALL', 60_000n, 2],
        ['MESSAGE', 15_000n, 1],
      ],
    ],
  ]);
  expect(await bySubject(workspaceId, 'TEAM')).toEqual([[TEAM, [['CALL', 20_000n, 1]]]]);

  // The last hours of November in New York are December's in UTC.
  clock.set('2026-12-01T04:59:00Z');
  await charge(workspaceId, 1_000n);
  clock.set('2026-12-01T05:01:00Z');
  await charge(workspaceId, 2_000n);
  const later = (await report(workspaceId)).months ?? [];
  expect(later.map(({ spent }) => spent?.find(({ kind }) => kind === 'CALL')?.micros)).toEqual([
    undefined,
    61_000n,
    2_000n,
  ]);
  const stranger = await world.workspace();
  expect((await report(stranger, 'NUMBER')).subjects).toEqual([]);
});

test('an unpaid invoice is nothing spent, and a credit note takes back', async () => {
  const workspaceId = await world.workspace(50_000_000n, 'BUSINESS');
  const lines = [onceLine('PLAN', 'BUSINESS_MONTHLY', 2_500n), onceLine('TAX', 'VAT', 475n)];
  const drafted = { type: 'RECURRING', purpose: 'SUBSCRIPTION', amountMinor: 2_975n, lines } as const;
  await db.tenant(workspaceId, (uow) => issueInvoice(deps)(uow, { ...drafted, paid: false }));
  expect((await report(workspaceId)).months?.flatMap(({ spent }) => spent)).toEqual([]);
  const note = [onceLine('CARRIED', 'INV-2026-000001', -2_500n), onceLine('TAX', 'VAT', -475n)];
  await db.tenant(workspaceId, (uow) =>
    issueInvoice(deps)(uow, { ...drafted, amountMinor: -2_975n, lines: note, paid: true }),
  );
  const spent = (await report(workspaceId)).months?.flatMap((month) => month.spent ?? []);
  expect(spent).toMatchObject([
    { kind: 'REFUND', micros: -25_000_000n },
    { kind: 'TAX', micros: -4_750_000n },
  ]);
});

test('each charge is listed once, newest first, whatever the page', async () => {
  const workspaceId = await world.workspace(50_000_000n, 'BUSINESS');
  for (let index = 1; index <= 5; index += 1) {
    await charge(workspaceId, BigInt(index * 1_000), index === 3 ? { userId: ANA } : {});
    clock.advance(1_000);
  }
  await db.tenant(workspaceId, (uow) =>
    issueInvoice(deps)(uow, {
      type: 'ONE_TIME',
      purpose: 'SEAT',
      amountMinor: 3_000n,
      paid: true,
      lines: [onceLine('USER', 'BUSINESS_MONTHLY', 2_500n), onceLine('TAX', 'VAT', 500n)],
    }),
  );
  const seen: [string | undefined, bigint | undefined][] = [];
  let after = '';
  do {
    const { charges = [], metadata } = await listCharges(deps)(
      { from: '2026-11', until: '2026-12', page: { limit: 2, after } as never },
      { workspaceId },
    );
    seen.push(...charges.map(({ kind, micros }): [string | undefined, bigint | undefined] => [kind, micros]));
    after = metadata?.endCursor ?? '';
  } while (after !== '');
  expect(seen).toEqual([
    ['SEAT', 25_000_000n],
    ['TAX', 5_000_000n],
    ['CALL', 5_000n],
    ['CALL', 4_000n],
    ['CALL', 3_000n],
    ['CALL', 2_000n],
    ['CALL', 1_000n],
  ]);
});

test('what an older release charged is rolled up once', async () => {
  const workspaceId = await world.workspace(50_000_000n, 'BUSINESS');
  await charge(workspaceId, 7_000n, { userId: ANA });
  // As an older release left it.
  await db.tenant(workspaceId, async ({ tx }) => {
    await tx.usage.updateMany({ where: { workspaceId }, data: { noted: false } });
    await tx.spendMonth.deleteMany({ where: { workspaceId } });
    await tx.spendDue.create({ data: { targetWorkspace: workspaceId, dueAt: clock.now() } });
  });
  await catchUp(deps)({ targetWorkspace: workspaceId, again: false });
  await catchUp(deps)({ targetWorkspace: workspaceId, again: true });
  expect(await bySubject(workspaceId, 'PERSON')).toEqual([[ANA, [['CALL', 7_000n, 1]]]]);
  expect(await db.tenant(workspaceId, ({ tx }) => tx.spendDue.count({ where: { targetWorkspace: workspaceId } }))).toBe(
    0,
  );
});

test.each([
  [{ from: '2026-13' }, 'from'],
  [{ from: '2026-12', until: '2026-11' }, 'until'],
  [{ from: '2024-11', until: '2026-11' }, 'from'],
  [{ by: 'PLANET' }, 'by'],
])('a report of %o is refused', async (asked, field) => {
  const workspaceId = await world.workspace();
  await expect(getSpending(deps)({ ...ASKED, ...asked }, { workspaceId })).rejects.toMatchObject({
    code: 'VALIDATION_FAILED',
    field,
  });
});
