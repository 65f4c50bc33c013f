import { deliver } from '@ringline/kit/testing';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NumberChangedSchema, TranscriptSettledSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, test } from 'vitest';
import { holdForTranscript } from '../holds/holdForTranscript.ts';
import { holdForMessage } from '../holds/holdForMessage.ts';
import { GB_MOBILE, OURS, US, usageWorld } from './usage.testkit.ts';

const { db, deps, consumers, workspace, balance, setPool, captured, expectBalancedBooks } = await usageWorld();

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
