/**
 * What somebody with a stolen sign-in can cost a workspace (defaults 5.2, 5.5).
 *
 * @area billing/holds, billing/rating, billing/ledger
 */
import { deliver } from '@ringline/kit/testing';
import { CallEndedSchema, OutsideLegEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
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
/** Landlines of Tanzania, Kenya and Britain. */
const ORDINARY = ['+255222112345', '+254202212345', '+442079460123'];
/** Paid by the plan's minutes as long as there are some, which are no credit. */
const FREE = '+12125550123';
const DESTINATIONS = [FREE, ...Array.from({ length: 3 }, () => [DEAR, ...ORDINARY, ...PREMIUM]).flat()];
/** Who asks. A forwarded call's hold is named by its leg, a callback's by the call, which is an outbound one then. */
const SOURCES = ['call', 'forward', 'callback'] as const;
type Source = (typeof SOURCES)[number];
const ATTEMPTS = 10_000;
const AT_ONCE = 100;

const { db, clock, deps, consumers, workspace: made } = await billingWorld();
const workspace = () => made(1_000_000_000n);
const hold = (workspaceId: string, callId = db.ids.uuid(), toNumber = DEAR) =>
  holdForCall(deps)({ workspaceId, callId, fromNumber: OURS, toNumber, isTestNumber: false });
/** Its end, as telephony tells it. @param seconds of talk, 0: nobody answered */
const ended = (ws: string, { id, to, source }: { id: string; to: string; source: Source }, seconds: number) =>
  source === 'forward'
    ? deliver(db, consumers, ws, OutsideLegEndedSchema, {
        callId: db.ids.uuid(),
        workspaceNumber: OURS,
        leg: { legId: id, to, billableSeconds: seconds },
      })
    : deliver(db, consumers, ws, CallEndedSchema, {
        billableSeconds: seconds,
        call: {
          id,
          workspaceId: ws,
          direction: 'OUTBOUND',
          peerNumber: to,
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

test('10,000 attempts cost a new workspace the cap and one call at most, wherever to, whoever asks and however many run at once', async () => {
  const ws = await workspace();
  const running: { id: string; to: string; source: Source }[] = [];
  const outcomes = new Map<string, Set<string>>(DESTINATIONS.map((to) => [to, new Set()]));
  const held = new Map<string, number>();
  const attempt = async (number: number): Promise<void> => {
    const to = DESTINATIONS[number % DESTINATIONS.length] ?? '';
    const source = SOURCES[Math.floor(number / DESTINATIONS.length) % SOURCES.length] ?? 'call';
    const call = { id: db.ids.uuid(), to, source };
    const { allowed, code, coveredSeconds } = await hold(ws, call.id, to);
    outcomes.get(to)?.add(code);
    if (!allowed) return;
    const nth = (held.get(source) ?? 0) + 1;
    held.set(source, nth);
    // Asked once more, as after an answer that was lost, it is the same hold.
    if (nth % 5 === 0) expect(await hold(ws, call.id, to)).toMatchObject({ allowed, coveredSeconds });
    // One in three is not answered, one talks as long as is covered and is not held for again, one goes on.
    if (nth % 3 === 0) return void running.push(call);
    if (nth % 3 === 1) return ended(ws, call, 0);
    await ended(ws, call, coveredSeconds);
    expect((await hold(ws, call.id, to)).code).toBe('CALL_ENDED');
  };
  let next = 0;
  const one = async () => {
    while (next < ATTEMPTS) await attempt(next++);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  for (const to of PREMIUM) expect([to, ...(outcomes.get(to) ?? [])]).toEqual([to, 'DESTINATION_BLOCKED']);
  // Some at first, and then none that costs credit.
  for (const to of [DEAR, ...ORDINARY]) expect([to, outcomes.get(to)]).toEqual([to, new Set(['', 'SPEND_CAP'])]);
  expect(outcomes.get(FREE)).toEqual(new Set(['']));
  for (const source of SOURCES) expect(held.get(source)).toBeGreaterThan(AT_ONCE / 2);
  // Whoever holds a call cannot stretch it past the cap either; then the calls end and are paid.
  const dear = running.find(({ to }) => to === DEAR);
  expect(await extendCallHold(deps)({ workspaceId: ws, callId: dear?.id ?? '', coverSeconds: 36_000 })).toMatchObject({
    allowed: false,
  });
  for (const call of running) await ended(ws, call, 120);
  const cost = await spent(ws);
  expect(cost).toBeGreaterThan(NEW_WORKSPACE_CAP_MICROS - 2n * DEAR_MICROS);
  expect(cost).toBeLessThanOrEqual(NEW_WORKSPACE_CAP_MICROS + 2n * DEAR_MICROS);
  expect((await hold(ws)).code).toBe('SPEND_CAP');
  // What was spent yesterday counts no longer; a new day brings a new cap, not none.
  clock.advance(86_400_000 + 1_000);
  expect((await hold(ws)).allowed).toBe(true);
}, 300_000);

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
