/** What somebody with a stolen sign-in can cost a workspace (defaults 5.2, 5.5). */
import { deliver } from '@ringline/kit/testing';
import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, test } from 'vitest';
import { billingWorld } from '../billing.testkit.ts';
import { post } from '../ledger/ledger.ts';
import { extendCallHold, holdForCall } from './holdForCall.ts';
import { NEW_WORKSPACE_CAP_MICROS } from './placeHold.ts';

const OURS = '+14155550142';
/** Dear, and no free minutes: Tanzania. */
const DEAR = '+255712345678';
const DEAR_MICROS = 550_000n;
const PREMIUM = ['+19005550123', '+449098790001', '+881612345678'];
const ATTEMPTS = 10_000;
const AT_ONCE = 100;
const BATCH = 500;

const { db, clock, deps, consumers, workspace: made } = await billingWorld();
const workspace = () => made(1_000_000_000n);
const hold = (workspaceId: string, callId = db.ids.uuid(), toNumber = DEAR) =>
  holdForCall(deps)({ workspaceId, callId, fromNumber: OURS, toNumber, isTestNumber: false });
const ended = (ws: string, id: string, seconds: number) =>
  deliver(db, consumers, ws, CallEndedSchema, {
    billableSeconds: seconds,
    call: {
      id,
      workspaceId: ws,
      direction: 'OUTBOUND',
      peerNumber: DEAR,
      workspaceNumber: OURS,
      phoneNumberId: db.ids.uuid(),
    },
  });
const spent = async (ws: string) =>
  db.tenant(ws, async ({ tx }) => {
    const sum = await tx.usage.aggregate({ where: { workspaceId: ws }, _sum: { amountMicros: true } });
    const held = await tx.hold.aggregate({ where: { workspaceId: ws, state: 'HELD' }, _sum: { micros: true } });
    return (sum._sum.amountMicros ?? 0n) + (held._sum.micros ?? 0n);
  });

test('premium and satellite numbers are refused before anything is held', async () => {
  const ws = await workspace();
  for (const number of PREMIUM)
    expect(await hold(ws, db.ids.uuid(), number)).toMatchObject({ allowed: false, code: 'DESTINATION_BLOCKED' });
  expect(await spent(ws)).toBe(0n);
});

test('10,000 attempts cost a new workspace the cap and one call at most, however many run at once', async () => {
  const ws = await workspace();
  const first = Array.from({ length: AT_ONCE }, () => db.ids.uuid());
  const answers = await Promise.all(first.map((id) => hold(ws, id)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['', 'SPEND_CAP']));
  const running = first.filter((_, at) => answers[at]?.allowed);
  // The rest one after the other, where the hold is decided.
  const now = clock.now();
  const outcomes = new Set<string>();
  // By some at a time, so that no statement lasts longer than a busy machine allows one.
  for (let from = AT_ONCE; from < ATTEMPTS; from += BATCH) {
    const { rows } = await db.pool.query<{ state: string }>(
      `SELECT DISTINCT answer->>'state' AS state
       FROM generate_series($1::int, $10::int) AS n, LATERAL (SELECT place_capped_hold($2, $3, $4, $5, $6, gen_random_uuid(), 'CALL',
         ('00000000-0000-7000-8000-' || lpad(n::text, 12, '0'))::uuid, '', 120, 60, $7, true, $8, $9) AS answer) AS each`,
      [
        from,
        NEW_WORKSPACE_CAP_MICROS.toString(),
        new Date(now.getTime() - 86_400_000),
        new Date(now.getTime() - 7 * 86_400_000),
        '50000000',
        ws,
        DEAR_MICROS.toString(),
        now,
        new Date(now.getTime() + 900_000),
        Math.min(ATTEMPTS, from + BATCH) - 1,
      ],
    );
    for (const { state } of rows) outcomes.add(state);
  }
  expect([...outcomes]).toEqual(['capped']);
  // Whoever holds a call cannot stretch it past the cap either; then the calls end and are paid.
  expect(await extendCallHold(deps)({ workspaceId: ws, callId: running[0] ?? '', coverSeconds: 36_000 })).toMatchObject(
    {
      allowed: false,
    },
  );
  for (const id of running) await ended(ws, id, 120);
  const cost = await spent(ws);
  expect(cost).toBeGreaterThan(NEW_WORKSPACE_CAP_MICROS - 2n * DEAR_MICROS);
  expect(cost).toBeLessThanOrEqual(NEW_WORKSPACE_CAP_MICROS + 2n * DEAR_MICROS);
  expect((await hold(ws)).code).toBe('SPEND_CAP');
  // What was spent yesterday counts no longer; a new day brings a new cap, not none.
  clock.advance(86_400_000 + 1_000);
  expect((await hold(ws)).allowed).toBe(true);
}, 60_000);

test('a workspace that has paid, or is a week old, is held back by its credit alone', async () => {
  const spend = async (ws: string) => {
    for (let call = 0; call < 25; call += 1) {
      const { allowed, code } = await hold(ws);
      if (!allowed) return code;
    }
    return 'free';
  };
  expect(await spend(await workspace())).toBe('SPEND_CAP');
  const paid = await workspace();
  await db.tenant(paid, (uow) =>
    post(deps)(uow, 'TOPUP', 'TEST', db.ids.uuid(), [
      { account: 'credit', commodity: 'USD', amount: 50_000_000n },
      { account: 'topups:test', commodity: 'USD', amount: -50_000_000n },
    ]),
  );
  expect(await spend(paid)).toBe('free');
  const old = await workspace();
  clock.advance(7 * 86_400_000 + 1_000);
  expect(await spend(old)).toBe('free');
});
