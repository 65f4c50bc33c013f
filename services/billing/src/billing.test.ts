import { deliver, emittedEvents } from '@ringline/kit/testing';
import {
  BalanceChangedSchema,
  SubscriptionChangedSchema,
  UsageCapturedSchema,
} from '@ringline/proto/billing/v1/events_pb';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import {
  CallEndedSchema,
  NumberChangedSchema,
  OutsideLegEndedSchema,
  TranscriptSettledSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { WorkspaceChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { billingWorld } from './billing.testkit.ts';
import { readCreditBalance } from './balance/creditBalance.ts';
import { ensureDemoSubscription } from './demo/ensureDemoSubscription.ts';
import { extendCallHold, holdForCall } from './holds/holdForCall.ts';
import { holdForTranscript } from './holds/holdForTranscript.ts';
import { holdForMessage } from './holds/holdForMessage.ts';
import { post } from './ledger/ledger.ts';
import { reconcile } from './reconcile.ts';

const OURS = '+14155550142';
const US = '+16285550136';
const GB_MOBILE = '+447700900123';

const { db, clock, deps, consumers, workspace } = await billingWorld();
const balance = (ws: string) => db.tenant(ws, (uow) => readCreditBalance(deps)(uow));
/** Uses up or gives free minutes, so that a test begins with a known pool. */
async function setPool(
  ws: string,
  commodity: 'FREE_SECONDS' | 'FREE_TEXTS' | 'TEST_SECONDS',
  units: bigint,
): Promise<void> {
  await db.tenant(ws, async (uow) => {
    const account = await uow.tx.ledgerAccount.findFirst({ where: { workspaceId: ws, name: 'credit', commodity } });
    const amount = units - (account?.balance ?? 0n);
    await post(deps)(uow, 'ADJUSTMENT', 'TEST', db.ids.uuid(), [
      { account: 'credit', commodity, amount },
      { account: 'granted', commodity, amount: -amount },
    ]);
  });
}
const hold = (ws: string, callId: string, toNumber = US, isTestNumber = false) =>
  holdForCall(deps)({ workspaceId: ws, callId, fromNumber: OURS, toNumber, isTestNumber });
const ended = (ws: string, id: string, seconds: number, call: Record<string, unknown> = {}) =>
  deliver(db, consumers, ws, CallEndedSchema, {
    billableSeconds: seconds,
    call: {
      id,
      workspaceId: ws,
      direction: 'OUTBOUND',
      peerNumber: US,
      workspaceNumber: OURS,
      phoneNumberId: db.ids.uuid(),
      ...call,
    },
  });
const captured = async (referenceId: string) =>
  (await emittedEvents(db, UsageCapturedSchema))
    .filter(({ event }) => event.referenceId === referenceId)
    .map(({ event }) => event);

/** Debits = credits, and every balance is the sum of its entries. */
async function expectBalancedBooks(ws: string): Promise<void> {
  await db.tenant(ws, async ({ tx }) => {
    const sums = await tx.$queryRaw<
      { sum: bigint }[]
    >`SELECT sum(amount)::bigint AS sum FROM ledger_entry GROUP BY commodity`;
    for (const { sum } of sums) expect(sum).toBe(0n);
    const wrong = await tx.$queryRaw<unknown[]>`
      SELECT a.name, a.commodity FROM ledger_account AS a LEFT JOIN ledger_entry AS e ON e.account = a.name AND e.commodity = a.commodity AND e.workspace_id = a.workspace_id
      GROUP BY a.name, a.commodity, a.balance HAVING coalesce(sum(e.amount), 0) <> a.balance`;
    expect(wrong).toEqual([]);
  });
}

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

describe('the words of a recording', () => {
  const ask = (ws: string, recordingId: string, seconds = 61) =>
    holdForTranscript(deps)({ workspaceId: ws, recordingId, seconds });
  const settled = (ws: string, recordingId: string, made: boolean, seconds = 61) =>
    deliver(db, consumers, ws, TranscriptSettledSchema, { callId: db.ids.uuid(), recordingId, seconds, made });

  test('cost two cents a begun minute, once, however often they are asked for and told of', async () => {
    const ws = await workspace(1_000_000n);
    const id = db.ids.uuid();
    expect(await ask(ws, id)).toMatchObject({ allowed: true, priceMicros: 40_000n });
    await ask(ws, id);
    expect((await balance(ws)).balanceMicros).toBe(960_000n);
    await settled(ws, id, true);
    // Written down again: allowed, and for nothing.
    expect(await ask(ws, id)).toMatchObject({ allowed: true, priceMicros: 0n });
    await settled(ws, id, true);
    await settled(ws, id, false);
    expect((await balance(ws)).balanceMicros).toBe(960_000n);
    expect(await captured(id)).toMatchObject([{ kind: 'TRANSCRIPT', amountMicros: 40_000n }]);
    await expectBalancedBooks(ws);
  });

  test('are refused before anybody listens when the credit is gone, and cost nothing when there are none', async () => {
    const ws = await workspace(40_000n);
    const [first, second] = [db.ids.uuid(), db.ids.uuid()];
    await ask(ws, first);
    expect(await ask(ws, second, 1)).toMatchObject({
      allowed: false,
      code: 'INSUFFICIENT_BALANCE',
      reason: 'Not enough credit for this transcript. Top up to continue.',
    });
    await settled(ws, first, false);
    expect((await balance(ws)).balanceMicros).toBe(40_000n);
    expect(await ask(ws, second, 1)).toMatchObject({ allowed: true, priceMicros: 20_000n });
    await expectBalancedBooks(ws);
  });
});

describe('a text', () => {
  const text = (ws: string, messageId: string, segments = 2, toNumber = GB_MOBILE) =>
    holdForMessage(deps)({ workspaceId: ws, messageId, fromNumber: OURS, toNumber, segments, isTestNumber: false });
  const settled = (ws: string, id: string, outcome: string, segments = 2, peerNumber = GB_MOBILE) =>
    deliver(db, consumers, ws, MessageSettledSchema, {
      outcome,
      conversation: { id, workspaceId: ws, phoneNumber: OURS, peerNumber, message: { segments } },
    });

  test('to a destination whose rate is gone meanwhile costs nothing, and its hold is given back', async () => {
    const ws = await workspace(1_000_000n);
    const id = db.ids.uuid();
    await text(ws, id);
    // Since then its prefix has become a satellite network's.
    await settled(ws, id, 'SENT', 2, '+881612345678');
    expect((await balance(ws)).balanceMicros).toBe(1_000_000n);
    await expectBalancedBooks(ws);
  });

  test('is captured once when the carrier takes it, by the segments that the carrier counted', async () => {
    const ws = await workspace(1_000_000n);
    const id = db.ids.uuid();
    expect(await text(ws, id)).toMatchObject({ allowed: true, priceMicros: 110_000n });
    await settled(ws, id, 'SENT', 1);
    await settled(ws, id, 'SENT', 1);
    expect((await balance(ws)).balanceMicros).toBe(945_000n);
    expect(await captured(id)).toMatchObject([{ kind: 'MESSAGE', amountMicros: 55_000n }]);
    await expectBalancedBooks(ws);
  });

  test('uses free segments at home before credit', async () => {
    const ws = await workspace(1_000_000n);
    await setPool(ws, 'FREE_TEXTS', 1n);
    const id = db.ids.uuid();
    expect(await text(ws, id, 3, US)).toMatchObject({ allowed: true, priceMicros: 30_000n });
    await settled(ws, id, 'SENT', 3, US);
    expect(await captured(id)).toMatchObject([{ amountMicros: 30_000n, freeSmsUsed: 1 }]);
  });

  test('with pictures costs one price whatever its length, never a free text, and goes to the US and Canada alone', async () => {
    const ws = await workspace(1_000_000n);
    await setPool(ws, 'FREE_TEXTS', 5n);
    const id = db.ids.uuid();
    const pictures = (toNumber: string) =>
      holdForMessage(deps)({
        workspaceId: ws,
        messageId: id,
        fromNumber: OURS,
        toNumber,
        segments: 3,
        isTestNumber: false,
        channel: 'MMS',
      });
    expect(await pictures(US)).toMatchObject({ allowed: true, priceMicros: 40_000n });
    await deliver(db, consumers, ws, MessageSettledSchema, {
      outcome: 'SENT',
      conversation: {
        id,
        workspaceId: ws,
        channel: 'MMS',
        phoneNumber: OURS,
        peerNumber: US,
        message: { segments: 3 },
      },
    });
    expect(await captured(id)).toMatchObject([{ amountMicros: 40_000n, freeSmsUsed: 0 }]);
    expect(await pictures(GB_MOBILE)).toMatchObject({ code: 'DESTINATION_NOT_SUPPORTED', check: 'mms-country' });
    const came = {
      id: db.ids.uuid(),
      workspaceId: ws,
      phoneNumberId: db.ids.uuid(),
      phoneNumber: OURS,
      message: { segments: 2 },
    };
    await deliver(db, consumers, ws, MessageReceivedSchema, { conversation: { ...came, channel: 'MMS' } });
    expect(await captured(came.id)).toMatchObject([{ amountMicros: 20_000n }]);
    await expectBalancedBooks(ws);
  });

  test('that was refused gives its hold back, and may be held again', async () => {
    const ws = await workspace(110_000n);
    const id = db.ids.uuid();
    await text(ws, id);
    await settled(ws, id, 'FAILED');
    await settled(ws, id, 'FAILED');
    expect((await balance(ws)).balanceMicros).toBe(110_000n);
    expect(await text(ws, id)).toMatchObject({ allowed: true, priceMicros: 110_000n });
    await settled(ws, id, 'SENT');
    expect((await balance(ws)).balanceMicros).toBe(0n);
    expect(await text(ws, id)).toMatchObject({ allowed: true, priceMicros: 0n });
    expect(await text(ws, db.ids.uuid())).toMatchObject({ allowed: false, code: 'INSUFFICIENT_BALANCE' });
    await expectBalancedBooks(ws);
  });

  test('from outside is charged even below zero, but not to a test number', async () => {
    const ws = await workspace(0n);
    const test = db.ids.uuid();
    await deliver(db, consumers, ws, NumberChangedSchema, {
      number: { id: test, number: OURS, isTestNumber: true, version: 1 },
    });
    const receive = (phoneNumberId: string) =>
      deliver(db, consumers, ws, MessageReceivedSchema, {
        conversation: {
          id: db.ids.uuid(),
          workspaceId: ws,
          phoneNumberId,
          phoneNumber: OURS,
          peerNumber: US,
          message: { segments: 1 },
        },
      });
    await receive(test);
    expect((await balance(ws)).balanceMicros).toBe(0n);
    await receive(db.ids.uuid());
    expect((await balance(ws)).balanceMicros).toBe(-10_000n);
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
