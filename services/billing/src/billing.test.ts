import { deliver, emittedEvents } from '@ringline/kit/testing';
import { BalanceChangedSchema, SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { ensureDemoSubscription } from './demo/ensureDemoSubscription.ts';
import { extendCallHold } from './holds/holdForCall.ts';
import { post } from './ledger/ledger.ts';
import { reconcile } from './reconcile.ts';
import { GB_MOBILE, usageWorld } from './usage/usage.testkit.ts';

const { db, clock, deps, consumers, workspace, balance, setPool, hold, ended, expectBalancedBooks } =
  await usageWorld();

describe('a new workspace', () => {
  test('is on FREE with its test allowance, once, however often it is told', async () => {
    const ws = await workspace();
    await deliver(db, consumers, ws, WorkspaceChangedSchema, {
      workspace: { id: ws, setting: { timezone: 'America/New_York' } },
    });
    expect(await balance(ws)).toMatchObject({
      balanceMicros: 0n,
      status: 'EMPTY',
      freeMinute: 10n,
      freeSms: 10n,
      testMinutesLeft: 10n,
      testSmsLeft: 10n,
    });
    const told = (await emittedEvents(db, SubscriptionChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
    expect(told).toMatchObject([
      { key: ws, event: { subscription: { status: 'TRIALING', userSlots: 1, subscriptionPlan: { name: 'FREE' } } } },
    ]);
    expect(told[0]?.event.subscription?.subscriptionPlan?.subscriptionFeatures).toHaveLength(32);
    await expectBalancedBooks(ws);
  });

  test('gets its zone when it becomes known, and its renewal moves to that midnight', async () => {
    const ws = db.ids.uuid();
    await hold(ws, db.ids.uuid());
    await deliver(db, consumers, ws, WorkspaceChangedSchema, {
      workspace: { id: ws, setting: { timezone: 'America/New_York' } },
    });
    const { allowanceResetsAt } = await db.tenant(ws, ({ tx }) =>
      tx.subscription.findUniqueOrThrow({ where: { workspaceId: ws } }),
    );
    expect(allowanceResetsAt.toISOString()).toBe('2026-12-21T05:00:00.000Z');
  });
});

describe('under pressure', () => {
  test('of 200 holds at once exactly as many are allowed as the credit pays, and the books balance', async () => {
    const ws = await workspace(2_000_000n);
    await setPool(ws, 'FREE_SECONDS', 0n);
    const ids = Array.from({ length: 200 }, () => db.ids.uuid());
    const answers = await Promise.all(ids.map((id) => hold(ws, id)));
    const allowed = ids.filter((_id, index) => answers[index]?.allowed);
    expect(allowed).toHaveLength(50);
    expect((await balance(ws)).balanceMicros).toBe(0n);
    await Promise.all(allowed.slice(0, 25).flatMap((id) => [ended(ws, id, 90), ended(ws, id, 90)]));
    await Promise.all(allowed.slice(25).map((id) => ended(ws, id, 0)));
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n);
    await expectBalancedBooks(ws);
  });

  test('the last balance that is announced is the balance', async () => {
    const ws = await workspace(5_000_000n);
    await Promise.all(Array.from({ length: 20 }, () => hold(ws, db.ids.uuid(), GB_MOBILE)));
    await deps.balances.idle();
    const told = (await emittedEvents(db, BalanceChangedSchema))
      .filter(({ workspaceId }) => workspaceId === ws)
      .map(({ event }) => event.creditBalance);
    expect(told.at(-1)).toMatchObject({ balanceMicros: 3_400_000n });
    const versions = told.map((each) => each?.version ?? 0);
    expect(versions).toEqual([...versions].sort((one, other) => one - other));
  });

  test('a transaction whose debits and credits differ is refused by the ledger itself', async () => {
    const ws = await workspace();
    const lopsided = db.tenant(ws, (uow) =>
      post(deps)(uow, 'TOPUP', 'TEST', 'x', [{ account: 'credit', commodity: 'USD', amount: 1n }]),
    );
    await expect(lopsided).rejects.toThrow('Debits and credits differ');
  });
});

describe('the reconciler', () => {
  test('gives back a hold whose call was never heard of again, and leaves the others', async () => {
    const ws = await workspace(1_000_000n);
    const [lost, running] = [db.ids.uuid(), db.ids.uuid()];
    await hold(ws, lost, GB_MOBILE);
    await hold(ws, running, GB_MOBILE);
    clock.advance(17 * 60_000);
    await extendCallHold(deps)({ workspaceId: ws, callId: running, coverSeconds: 180 });
    clock.advance(2 * 60_000);
    await reconcile(deps)();
    await reconcile(deps)();
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n - 120_000n);
    await ended(ws, lost, 60, { peerNumber: GB_MOBILE });
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n - 160_000n);
    await expectBalancedBooks(ws);
  });

  test('gave back the hold of a call that we could not ask about: asked for more, it is held again while there is credit', async () => {
    const ws = await workspace(200_000n);
    const [long, over] = [db.ids.uuid(), db.ids.uuid()];
    for (const call of [long, over]) await hold(ws, call, GB_MOBILE);
    clock.advance(20 * 60_000);
    await reconcile(deps)();
    expect((await balance(ws)).balanceMicros).toBe(200_000n);
    const extend = (callId: string, coverSeconds: number) =>
      extendCallHold(deps)({ workspaceId: ws, callId, coverSeconds });
    expect(await extend(long, 180)).toEqual({ allowed: true, coveredSeconds: 180 });
    expect((await balance(ws)).balanceMicros).toBe(80_000n);
    expect(await extend(over, 1_320)).toMatchObject({ allowed: false });
    await ended(ws, over, 60, { peerNumber: GB_MOBILE });
    expect(await extend(over, 60), 'a call that is over').toMatchObject({ allowed: false });
    await expectBalancedBooks(ws);
  });

  test('gives back what a long call held within a quarter of an hour of what it covered, when nobody told of its end', async () => {
    const ws = await workspace(100_000_000n);
    const call = db.ids.uuid();
    await hold(ws, call, GB_MOBILE);
    const before = (await balance(ws)).balanceMicros;
    for (let minute = 1; minute <= 60; minute += 1) {
      clock.advance(60_000);
      const covers = { coverSeconds: (minute + 2) * 60, talkedSeconds: minute * 60 };
      expect(await extendCallHold(deps)({ workspaceId: ws, callId: call, ...covers })).toMatchObject({ allowed: true });
    }
    // Covered for two minutes more, of which it went on for none.
    clock.advance(16 * 60_000);
    await reconcile(deps)();
    expect((await balance(ws)).balanceMicros).toBeLessThan(before ?? 0n);
    clock.advance(60_000 + 1_000);
    await reconcile(deps)();
    expect((await balance(ws)).balanceMicros).toBe(100_000_000n);
  });

  test('leaves a hold that is extended in the very moment when its time is over', async () => {
    const ws = await workspace(1_000_000n);
    const running = db.ids.uuid();
    await hold(ws, running, GB_MOBILE);
    // Else it is the announcement of the balance that waits for the lock, not the reconciler.
    await deps.balances.idle();
    clock.advance(19 * 60_000);
    const extending = await db.pool.connect();
    await extending.query('BEGIN');
    await extending.query("SELECT set_config('app.workspace_id', $1, true)", [ws]);
    await extending.query('SELECT 1 FROM wallet WHERE workspace_id = $1 FOR UPDATE', [ws]);
    const looks = reconcile(deps)();
    await expect
      .poll(async () => {
        const waiting = await db.pool.query("SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock'");
        return waiting.rowCount;
      })
      .toBeGreaterThan(0);
    await extending.query('UPDATE hold SET expires_at = $2 WHERE reference_id = $1', [
      running,
      new Date(clock.now().getTime() + 60_000),
    ]);
    await extending.query('COMMIT');
    extending.release();
    await looks;
    expect(await extendCallHold(deps)({ workspaceId: ws, callId: running, coverSeconds: 180 })).toMatchObject({
      allowed: true,
    });
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n - 120_000n);
    await expectBalancedBooks(ws);
  });

  test('announces a balance that a crash kept from being announced', async () => {
    const ws = await workspace(1_000_000n);
    await db.pool.query('SELECT place_hold($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)', [
      ws,
      db.ids.uuid(),
      'CALL',
      db.ids.uuid(),
      '',
      60,
      60,
      20_000,
      true,
      clock.now(),
      clock.now(),
    ]);
    await reconcile(deps)();
    const told = (await emittedEvents(db, BalanceChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
    expect(told.at(-1)?.event.creditBalance?.version).toBe((await balance(ws)).version);
  });

  test('renews the allowances at midnight of the anchor day, without roll-over', async () => {
    const ws = await workspace();
    await setPool(ws, 'FREE_SECONDS', 120n);
    clock.set('2026-12-21T05:00:01Z');
    await reconcile(deps)();
    await reconcile(deps)();
    expect(await balance(ws)).toMatchObject({ freeMinute: 10n, testMinutesLeft: 10n });
    const { allowanceResetsAt } = await db.tenant(ws, ({ tx }) =>
      tx.subscription.findUniqueOrThrow({ where: { workspaceId: ws } }),
    );
    expect(allowanceResetsAt.toISOString()).toBe('2027-01-21T05:00:00.000Z');
    await expectBalancedBooks(ws);
  });

  test('renews them once a month, however the time zone is moved', async () => {
    const ws = await workspace();
    const moveTo = (timezone: string) =>
      deliver(db, consumers, ws, WorkspaceChangedSchema, { workspace: { id: ws, setting: { timezone } } });
    const fills = async (at: string) => {
      clock.set(at);
      await reconcile(deps)();
      const { freeMinute } = await balance(ws);
      await setPool(ws, 'FREE_SECONDS', 0n);
      return freeMinute;
    };
    await moveTo('UTC');
    await setPool(ws, 'FREE_SECONDS', 0n);
    expect(await fills('2027-02-21T00:00:01Z')).toBe(10n);
    for (const [zone, at] of [
      ['America/New_York', '2027-02-21T05:00:01Z'],
      ['Pacific/Honolulu', '2027-02-21T10:00:01Z'],
      ['Asia/Tokyo', '2027-02-22T00:00:01Z'],
    ] as const) {
      await moveTo(zone);
      expect(await fills(at)).toBe(0n);
    }
    // 21 March begins in Tokyo, and is over when it begins in Honolulu.
    expect(await fills('2027-03-20T15:00:01Z')).toBe(10n);
    await moveTo('Pacific/Honolulu');
    expect(await fills('2027-03-21T10:00:01Z')).toBe(0n);
    expect(await fills('2027-04-21T10:00:01Z')).toBe(10n);
    await expectBalancedBooks(ws);
  });
});

test('the demo is on its plan with its credit, once, and only in sandbox mode', async () => {
  const ws = await workspace();
  const demo = { workspaceId: ws, plan: 'BUSINESS', creditMicros: 42_180_000n };
  await ensureDemoSubscription(deps)(demo);
  expect(await ensureDemoSubscription(deps)(demo)).toMatchObject({ plan: 'BUSINESS', status: 'ACTIVE', userSlots: 5 });
  expect(await balance(ws)).toMatchObject({ balanceMicros: 42_180_000n, status: 'OK', freeMinute: 5000n });
  await expect(
    ensureDemoSubscription({ ...deps, env: { ...deps.env, SANDBOX_ENABLED: false } })(demo),
  ).rejects.toMatchObject({
    code: 'FORBIDDEN_ROLE',
  });
});

test('another workspace sees nothing of the books, also without a filter', async () => {
  await workspace(1_000_000n);
  const foreign = db.ids.uuid();
  const counts = await db.tenant(foreign, async ({ tx }) => [
    await tx.wallet.count(),
    await tx.ledgerEntry.count(),
    await tx.subscription.count(),
    await tx.usage.count(),
    await tx.hold.count(),
  ]);
  expect(counts).toEqual([0, 0, 0, 0, 0]);
});
