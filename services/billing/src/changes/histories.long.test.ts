/**
 * Random histories of plans, seats, numbers and coupons over two years, in the database: what was previewed is the invoice to the cent,
 * seats held are seats billed, and debits are credits. The arithmetic alone, with tax, is tried in `quote.test.ts`.
 *
 * @area billing/changes, billing/coupons, billing/numbers
 * @minutes 2
 */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { refusalOf } from '@ringline/kit/errors';
import { createLog } from '@ringline/kit/telemetry';
import { deliver } from '@ringline/kit/testing';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { applyCoupon } from '../coupons/apply.ts';
import { createCoupon } from '../coupons/operate.ts';
import { readLines } from '../invoicing/invoice.ts';
import { auditBooks } from '../operating/audit.ts';
import { tillOfTests } from '../payments/payments.testkit.ts';
import { settlePayment } from '../payments/settlePayment.ts';
import { turnCycle } from '../subscriptions/turnCycle.ts';
import { confirmChange } from './confirmChange.ts';
import { previewChange } from './previewChange.ts';

/** The 500 of issue 32 take twenty minutes on two cores: BILLING_HISTORIES=500. */
const HISTORIES = Number(process.env['BILLING_HISTORIES'] ?? 50);
const LANES = 6;
const DAY = 86_400_000;
const PAGE = 'http://localhost:4000/settings/billing-and-payments';

const world = await billingWorld();
const till = tillOfTests();
till.keepsCards = true;
const deps = { ...world.deps, gateways: [till.gateway], log: createLog('billing', 'silent') };
const { db, clock } = world;

/** Chance that is the same in each run (mulberry32). */
function seeded(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return { next, one: <Value>(of: readonly Value[]): Value => of[Math.floor(next() * of.length)] as Value };
}

const CODES = { 'TEN-OFF': 'PERCENT_OFF', 'FIVE-OFF': 'AMOUNT_OFF', 'TWO-FREE': 'FREE_PERIOD' } as const;
const PLANS = ['STARTER', 'BUSINESS', 'ENTERPRISE'].flatMap((plan) => [`${plan}_MONTHLY`, `${plan}_YEARLY`]);
const seen = new Map<string, number>();
const count = (what: string) => seen.set(what, (seen.get(what) ?? 0) + 1);

/** A press of a person: what they were shown is what they are charged. Refused as they may be, such as for more seats than a plan has. */
async function change(workspaceId: string, wanted: { subscriptionPlan: string; userSlots: number }): Promise<void> {
  const actor = { workspaceId };
  const offer = await previewChange(deps)(wanted, actor);
  const { payment, change: made } = await confirmChange(deps)(
    { change: offer.id, redirectUrl: PAGE, paymentGateway: '' },
    actor,
  );
  if (payment) {
    expect(payment.amountMinor).toBe(offer.dueMinor);
    till.pay(payment.externalId);
    await settlePayment(deps)({ workspaceId, paymentId: payment.id, externalId: '' });
  }
  const invoice = payment
    ? await db.tenant(workspaceId, ({ tx }) => tx.invoice.findFirst({ where: { workspaceId, paymentId: payment.id } }))
    : null;
  count(payment ? 'changes that were paid' : 'changes without a payment');
  if (!invoice) return;
  expect(invoice.amountMinor).toBe(offer.dueMinor);
  expect(readLines(invoice.lines)).toEqual(readLines(made.lines));
}

test(
  `${HISTORIES} random histories over two years: preview = invoice to the cent, seats held = seats billed, debits = credits`,
  async () => {
    for (const [code, type] of Object.entries(CODES))
      await createCoupon(deps)({
        code,
        type,
        partner: '',
        reviewed: false,
        percent: type === 'PERCENT_OFF' ? 10 : 0,
        amountMinor: type === 'AMOUNT_OFF' ? 500n : 0n,
        months: type === 'FREE_PERIOD' ? 2 : 4,
        plan: '',
        plans: [],
        platforms: [],
        freeNumbers: 0,
        freeMinutes: 0,
        unpaidUsers: 0,
        maxRedemptions: null,
        expiresAt: null,
      });
    const workspaces: string[] = [];
    for (let made = 0; made < HISTORIES; made += 1) workspaces.push(await world.workspace());
    const dice = new Map(workspaces.map((id, index) => [id, seeded(index + 1)]));
    let numbers = 0;

    async function act(workspaceId: string): Promise<void> {
      const { next, one } = dice.get(workspaceId) ?? seeded(0);
      const fate = next();
      try {
        if (fate < 0.35)
          await change(workspaceId, { subscriptionPlan: one(PLANS), userSlots: 1 + Math.floor(next() * 12) });
        else if (fate < 0.5)
          await change(workspaceId, { subscriptionPlan: '', userSlots: 1 + Math.floor(next() * 12) });
        else if (fate < 0.6) {
          numbers += 1;
          const number = `+1415555${String(numbers).padStart(4, '0')}`;
          const createdAt = timestampFromDate(clock.now());
          await deliver(db, world.consumers, workspaceId, NumberChangedSchema, {
            number: {
              id: db.ids.uuid(),
              type: 'LOCAL',
              status: 'AVAILABLE',
              createdAt,
              version: 1,
              number,
              monthlyMinor: one([300n, 350n, 500n]),
            },
          });
          count('numbers');
        } else if (fate < 0.68) {
          // Each from an address of its own, so that nobody is slowed down.
          const { status } = await applyCoupon(deps)({ code: one(Object.keys(CODES)) }, { workspaceId }, db.ids.uuid());
          count(`coupons ${status}`);
        }
      } catch (error) {
        const refusal = refusalOf(error);
        if (!refusal) throw error;
        count(`refused: ${refusal.code}`);
      }
    }

    async function eachOf(work: (workspaceId: string) => Promise<void>): Promise<void> {
      const left = [...workspaces];
      await Promise.all(
        Array.from({ length: LANES }, async () => {
          for (let id = left.pop(); id !== undefined; id = left.pop()) await work(id);
        }),
      );
    }

    const wrong: string[] = [];
    const calendar = seeded(2_026);
    const ends = clock.now().getTime() + 731 * DAY;
    while (clock.now().getTime() < ends) {
      clock.advance((1 + Math.floor(calendar.next() * 44)) * DAY + Math.floor(calendar.next() * DAY));
      await eachOf(async (workspaceId) => {
        const due = await db.platform('test', ({ tx }) =>
          tx.subscriptionDue.findFirst({ where: { targetWorkspace: workspaceId, dueAt: { lte: clock.now() } } }),
        );
        if (due) {
          count('renewals');
          await turnCycle(deps)(workspaceId);
        }
        await act(workspaceId);
      });
    }
    await eachOf(async (workspaceId) => {
      const { findings } = await auditBooks(deps)(workspaceId);
      wrong.push(...findings.map(({ what }) => `${workspaceId}: ${what}`));
    });
    expect(wrong).toEqual([]);
    expect(seen.get('changes that were paid')).toBeGreaterThan(HISTORIES);
    // What was tried: read with --reporter=verbose.
    process.stdout.write(`${JSON.stringify(Object.fromEntries(seen))}\n`);
  },
  Math.max(20, HISTORIES / 5) * 60_000,
);
