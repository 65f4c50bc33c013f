import { deliver } from '@ringline/kit/testing';
import { NumberChangedSchema, OutsideLegEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { extendCallHold } from '../holds/holdForCall.ts';
import { holdForMessage } from '../holds/holdForMessage.ts';
import { GB_MOBILE, OURS, US, usageWorld } from './usage.testkit.ts';

const { db, clock, deps, consumers, workspace, balance, setPool, hold, ended, captured, expectBalancedBooks } =
  await usageWorld();

describe('a call', () => {
  test('is held for two minutes and captured once, from answer to hang-up', async () => {
    const ws = await workspace(10_000_000n);
    await setPool(ws, 'FREE_SECONDS', 0n);
    const call = db.ids.uuid();
    expect(await hold(ws, call)).toMatchObject({ allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600 });
    expect(await hold(ws, call)).toMatchObject({ allowed: true, coveredSeconds: 120 });
    expect((await balance(ws)).balanceMicros).toBe(9_960_000n);
    await ended(ws, call, 61);
    await ended(ws, call, 61);
    expect((await balance(ws)).balanceMicros).toBe(9_960_000n);
    expect(await captured(call)).toMatchObject([
      { kind: 'CALL', amountMicros: 40_000n, billingDurationSeconds: 120, rateMicros: 20_000n, freeSecondsUsed: 0n },
    ]);
    await expectBalancedBooks(ws);
  });

  test.each([
    { seconds: 130, freeMinutes: 2n, micros: 20_000n, free: 120n },
    { seconds: 130, freeMinutes: 10n, micros: 0n, free: 180n },
    { seconds: 1, freeMinutes: 0n, micros: 20_000n, free: 0n },
  ])(
    'of $seconds s with $freeMinutes free minutes costs $micros micros',
    async ({ seconds, freeMinutes, micros, free }) => {
      const ws = await workspace(10_000_000n);
      await setPool(ws, 'FREE_SECONDS', freeMinutes * 60n);
      const call = db.ids.uuid();
      await hold(ws, call);
      await ended(ws, call, seconds);
      expect(await captured(call)).toMatchObject([{ amountMicros: micros, freeSecondsUsed: free }]);
      expect(await balance(ws)).toMatchObject({
        balanceMicros: 10_000_000n - micros,
        freeMinute: freeMinutes - free / 60n,
      });
      await expectBalancedBooks(ws);
    },
  );

  test('that came in and was forwarded is paid for as what it was: an inbound call and an outbound one', async () => {
    const ws = await workspace(10_000_000n);
    await setPool(ws, 'FREE_SECONDS', 0n);
    const [call, taken, silent] = [db.ids.uuid(), db.ids.uuid(), db.ids.uuid()];
    await hold(ws, taken);
    await hold(ws, silent, GB_MOBILE);
    const inbound = {
      direction: 'INBOUND',
      forwardedLegs: [
        { legId: silent, to: GB_MOBILE, billableSeconds: 0 },
        { legId: taken, to: US, billableSeconds: 61 },
      ],
    };
    await ended(ws, call, 61, inbound);
    await ended(ws, call, 61, inbound);
    expect(await captured(taken)).toMatchObject([{ amountMicros: 40_000n, billingDurationSeconds: 120, callId: call }]);
    expect(await captured(silent)).toEqual([]);
    const [own] = await captured(call);
    expect((await balance(ws)).balanceMicros).toBe(10_000_000n - 40_000n - (own?.amountMicros ?? 0n));
    await expectBalancedBooks(ws);
  });

  test('a guest outside is paid for when the guest leaves, whatever becomes of the call', async () => {
    const ws = await workspace(10_000_000n);
    await setPool(ws, 'FREE_SECONDS', 0n);
    const [call, taken, silent] = [db.ids.uuid(), db.ids.uuid(), db.ids.uuid()];
    await hold(ws, taken);
    await hold(ws, silent, GB_MOBILE);
    const left = (legId: string, to: string, billableSeconds: number) => ({ legId, to, billableSeconds });
    const legEnded = (leg: ReturnType<typeof left>) =>
      deliver(db, consumers, ws, OutsideLegEndedSchema, { callId: call, leg, workspaceNumber: OURS });
    await legEnded(left(silent, GB_MOBILE, 0));
    await legEnded(left(taken, US, 61));
    await legEnded(left(taken, US, 61));
    expect(await balance(ws), 'nothing is held').toMatchObject({ balanceMicros: 9_960_000n });
    // An hour later: the end of the call tells of them again.
    clock.advance(3_600_000);
    await ended(ws, call, 0, { forwardedLegs: [left(silent, GB_MOBILE, 0), left(taken, US, 61)] });
    expect(await captured(taken)).toMatchObject([{ amountMicros: 40_000n, callId: call }]);
    expect(await captured(silent)).toEqual([]);
    expect((await balance(ws)).balanceMicros).toBe(9_960_000n);
    await expectBalancedBooks(ws);
  });

  test('that nobody answered gives its hold back whole', async () => {
    const ws = await workspace(10_000_000n);
    const call = db.ids.uuid();
    await hold(ws, call, GB_MOBILE);
    await ended(ws, call, 0, { peerNumber: GB_MOBILE });
    expect(await balance(ws)).toMatchObject({ balanceMicros: 10_000_000n });
    expect(await captured(call)).toEqual([]);
    await expectBalancedBooks(ws);
  });

  test('to a mobile abroad costs its rate and no free minutes', async () => {
    const ws = await workspace(10_000_000n);
    const call = db.ids.uuid();
    await hold(ws, call, GB_MOBILE);
    await ended(ws, call, 65, { peerNumber: GB_MOBILE });
    expect(await captured(call)).toMatchObject([{ amountMicros: 80_000n, freeSecondsUsed: 0n, rateMicros: 40_000n }]);
  });

  test.each([
    ['+3912345678', 'DESTINATION_NOT_SUPPORTED'],
    ['+18765550123', 'DESTINATION_NOT_SUPPORTED'],
    ['+19005550123', 'DESTINATION_BLOCKED'],
    ['+881612345678', 'DESTINATION_BLOCKED'],
  ])('to %s is refused with %s', async (number, code) => {
    expect(await hold(await workspace(10_000_000n), db.ids.uuid(), number)).toMatchObject({ allowed: false, code });
  });

  test('without credit beyond its free minutes is refused in plain words', async () => {
    const ws = await workspace();
    await setPool(ws, 'FREE_SECONDS', 60n);
    expect(await hold(ws, db.ids.uuid())).toMatchObject({
      allowed: false,
      code: 'INSUFFICIENT_BALANCE',
      reason: 'Not enough credit for this call. Top up to continue.',
    });
    await setPool(ws, 'FREE_SECONDS', 120n);
    expect(await hold(ws, db.ids.uuid())).toMatchObject({ allowed: true, talkTimeCapSeconds: 300 });
    await expectBalancedBooks(ws);
  });

  test('that runs on is extended minute by minute until the credit ends', async () => {
    const ws = await workspace(60_000n);
    await setPool(ws, 'FREE_SECONDS', 0n);
    const call = db.ids.uuid();
    await hold(ws, call);
    const extend = (coverSeconds: number) => extendCallHold(deps)({ workspaceId: ws, callId: call, coverSeconds });
    expect(await extend(180)).toEqual({ allowed: true, coveredSeconds: 180 });
    expect(await extend(180)).toEqual({ allowed: true, coveredSeconds: 180 });
    expect(await extend(240)).toEqual({ allowed: false, coveredSeconds: 180 });
    await expect(extend(2 ** 31 - 1)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'coverSeconds' });
    await ended(ws, call, 180);
    expect(await balance(ws)).toMatchObject({ balanceMicros: 0n, status: 'EMPTY' });
    expect(await extend(240)).toEqual({ allowed: false, coveredSeconds: 0 });
    await expectBalancedBooks(ws);
  });

  test('that is over when billing comes to its hold leaves nothing held', async () => {
    const ws = await workspace(1_000_000n);
    const call = db.ids.uuid();
    await ended(ws, call, 0, { peerNumber: GB_MOBILE });
    expect(await hold(ws, call, GB_MOBILE)).toMatchObject({ allowed: false, code: 'CALL_ENDED' });
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n);
    await expectBalancedBooks(ws);
  });

  test('that ran longer than anybody could pay never takes the balance below zero', async () => {
    const ws = await workspace(50_000n);
    await setPool(ws, 'FREE_SECONDS', 0n);
    const call = db.ids.uuid();
    await hold(ws, call);
    await ended(ws, call, 600);
    expect(await balance(ws)).toMatchObject({ balanceMicros: 0n });
    expect(await captured(call)).toMatchObject([{ amountMicros: 50_000n }]);
    const usage = await db.tenant(ws, ({ tx }) => tx.usage.findFirstOrThrow({ where: { referenceId: call } }));
    expect(usage.shortfallMicros).toBe(150_000n);
  });

  test('from outside draws on free minutes, then on credit, to $5 below zero', async () => {
    const ws = await workspace(0n);
    await setPool(ws, 'FREE_SECONDS', 60n);
    const inbound = (seconds: number) => ended(ws, db.ids.uuid(), seconds, { direction: 'INBOUND' });
    await inbound(120);
    expect(await balance(ws)).toMatchObject({ balanceMicros: -15_000n, freeMinute: 0n, status: 'EMPTY' });
    await inbound(60 * 400);
    expect((await balance(ws)).balanceMicros).toBe(-5_000_000n);
    await expectBalancedBooks(ws);
  });

  test('that ended in a voicemail is paid for by the minute from the tone, once, and nothing where there was none', async () => {
    const ws = await workspace(100_000n);
    await setPool(ws, 'FREE_SECONDS', 60n);
    const [message, silent] = [db.ids.uuid(), db.ids.uuid()];
    const voicemail = { direction: 'INBOUND', status: 'VOICEMAIL', endReason: 'VOICEMAIL_LEFT' };
    await ended(ws, message, 61, voicemail);
    await ended(ws, message, 61, voicemail);
    expect(await captured(message)).toMatchObject([
      { amountMicros: 15_000n, freeSecondsUsed: 60n, billingDurationSeconds: 120 },
    ]);
    await ended(ws, silent, 0, { direction: 'INBOUND', status: 'MISSED' });
    expect(await captured(silent)).toEqual([]);
    expect((await balance(ws)).balanceMicros).toBe(85_000n);
    // With nothing left it goes as far below zero as a call that somebody answers.
    await ended(ws, db.ids.uuid(), 60 * 400, voicemail);
    expect((await balance(ws)).balanceMicros).toBe(-5_000_000n);
    await expectBalancedBooks(ws);
  });

  test('from outside to a toll-free number costs its own rate, draws on no free minutes, and stops at zero', async () => {
    const ws = await workspace(100_000n);
    const number = db.ids.uuid();
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: { id: number, number: '+18005550100', type: 'TOLL_FREE', version: 1 },
    });
    await ended(ws, db.ids.uuid(), 60, {
      direction: 'INBOUND',
      workspaceNumber: '+18005550100',
      phoneNumberId: number,
    });
    expect(await balance(ws)).toMatchObject({ balanceMicros: 70_000n, freeMinute: 2500n });
    await ended(ws, db.ids.uuid(), 6000, {
      direction: 'INBOUND',
      workspaceNumber: '+18005550100',
      phoneNumberId: number,
    });
    expect((await balance(ws)).balanceMicros).toBe(0n);
  });

  test('to an emergency number costs nothing, takes no free minutes, and needs neither', async () => {
    const ws = await workspace(1_000_000n);
    const call = db.ids.uuid();
    const before = await balance(ws);
    // Whatever its rate would be: emergency numbers have none of their own.
    await ended(ws, call, 600, { isEmergency: true });
    expect(await captured(call)).toEqual([]);
    expect(await balance(ws)).toEqual(before);
  });

  test("of the demo's past costs nothing", async () => {
    const ws = await workspace(1_000_000n);
    const call = db.ids.uuid();
    await ended(ws, call, 700, { isDemo: true });
    expect(await captured(call)).toEqual([]);
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n);
  });
});

describe('the test number', () => {
  test('gives ten minutes, in and out, then says what to do', async () => {
    const ws = await workspace();
    const outbound = db.ids.uuid();
    expect(await hold(ws, outbound, GB_MOBILE, true)).toMatchObject({ allowed: true, coveredSeconds: 120 });
    await ended(ws, outbound, 200, { isTestNumber: true });
    await ended(ws, db.ids.uuid(), 30, { isTestNumber: true, direction: 'INBOUND' });
    expect(await balance(ws)).toMatchObject({ testMinutesLeft: 5n, freeMinute: 10n, balanceMicros: 0n });
    await ended(ws, db.ids.uuid(), 4000, { isTestNumber: true, direction: 'INBOUND' });
    expect(await balance(ws)).toMatchObject({ testMinutesLeft: 0n, balanceMicros: 0n });
    expect(await hold(ws, db.ids.uuid(), US, true)).toMatchObject({
      allowed: false,
      code: 'LIMIT_REACHED',
      reason: "The test number's 10 minutes are used up. Buy a number to keep calling.",
    });
    await expectBalancedBooks(ws);
  });

  test('covers the last minute alone when only that is left', async () => {
    const ws = await workspace();
    await setPool(ws, 'TEST_SECONDS', 60n);
    const call = db.ids.uuid();
    expect(await hold(ws, call, US, true)).toMatchObject({ allowed: true, coveredSeconds: 60 });
    expect(await extendCallHold(deps)({ workspaceId: ws, callId: call, coverSeconds: 120 })).toEqual({
      allowed: false,
      coveredSeconds: 60,
    });
  });

  test('sends ten texts of any length, then says what to do', async () => {
    const ws = await workspace();
    const send = () =>
      holdForMessage(deps)({
        workspaceId: ws,
        messageId: db.ids.uuid(),
        fromNumber: OURS,
        toNumber: US,
        segments: 3,
        isTestNumber: true,
      });
    const answers = await Promise.all(Array.from({ length: 14 }, send));
    expect(answers.filter(({ allowed }) => allowed)).toHaveLength(10);
    expect(answers.find(({ allowed }) => !allowed)).toMatchObject({
      code: 'LIMIT_REACHED',
      reason: "The test number's 10 texts are used up. Buy a number to keep texting.",
    });
    await expectBalancedBooks(ws);
  });
});
