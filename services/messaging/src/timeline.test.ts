import {
  db,
  deps,
  consumers,
  ws,
  textFrom,
  everyone,
  inbox,
  timeline,
  call,
  TEAM,
  ownMessaging,
} from './messagingTestkit.ts';
import { listCallHistory } from './calls/listCalls.ts';
import { deliver, emittedEvents } from '@ringline/kit/testing';
import {
  CallMissedSchema,
  EmergencyCallPlacedSchema,
  RecordingMissingSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import { UsageCapturedSchema } from '@ringline/proto/billing/v1/events_pb';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { describe, expect, test } from 'vitest';

ownMessaging();

describe('a call in the timeline', () => {
  test('is one item from its start to its end; old news change nothing', async () => {
    await call(1);
    await call(3, { status: 'COMPLETED', agentUserId: everyone().userId, talkTimeSeconds: 42, phase: 'ENDED' });
    await call(2, { status: 'ON_GOING' });
    await call(3, { status: 'COMPLETED', agentUserId: everyone().userId });
    await textFrom('and a text');
    const rows = await timeline();
    expect(rows.map(({ channel }) => channel).sort()).toEqual(['SMS', 'VOICE']);
    expect(rows.find(({ channel }) => channel === 'VOICE')).toMatchObject({
      callStatus: 'COMPLETED',
      call: { talkTimeSeconds: 42 },
    });
    expect((await inbox()).rows).toHaveLength(1);
    expect(
      (
        await listCallHistory(deps)(
          { direction: '', statuses: ['COMPLETED'], phoneNumberId: '', contactId: '' },
          everyone(),
        )
      ).rows,
    ).toHaveLength(1);
    expect(
      (
        await listCallHistory(deps)(
          { direction: 'OUTBOUND', statuses: [], phoneNumberId: '', contactId: '' },
          everyone(),
        )
      ).rows,
    ).toEqual([]);
  });

  test('is found by who took it, by when it began, and by a part of its number', async () => {
    await call(1, { status: 'COMPLETED', agentUserId: everyone().userId });
    const [row] = await timeline();
    const began = row?.createdAt ?? new Date(0);
    const all = { direction: '', statuses: [], phoneNumberId: '', contactId: '' };
    const found = async (filter: object) =>
      (await listCallHistory(deps)({ ...all, ...filter }, everyone())).rows.length;
    const inSeconds = (seconds: number) => timestampFromDate(new Date(began.getTime() + seconds * 1000));
    const digits = (row?.peerNumber ?? '').slice(-4);
    const every = await found({});
    expect(every).toBeGreaterThan(0);
    expect(await found({ agentUserId: everyone().userId })).toBeGreaterThan(0);
    expect(await found({ agentUserId: db.ids.uuid() })).toBe(0);
    expect(await found({ from: inSeconds(0), until: inSeconds(1) })).toBeGreaterThan(0);
    expect(await found({ from: inSeconds(1) })).toBe(0);
    expect(await found({ text: `(${digits})` })).toBeGreaterThan(0);
    expect(await found({ text: 'nobody at all' })).toBe(0);
    expect(await found({ phoneNumberIds: [db.ids.uuid()] })).toBe(0);
    await expect(found({ agentUserId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  test('is found by its outcome, as that was noted last', async () => {
    const id = db.ids.uuid();
    const found = async (outcome: CallOutcome) =>
      (
        await listCallHistory(deps)(
          { direction: '', statuses: [], phoneNumberId: '', contactId: '', outcome },
          everyone(),
        )
      ).rows.filter(({ callId }) => callId === id).length;
    const noted = (version: number, outcome: CallOutcome) =>
      call(version, { status: 'COMPLETED', note: { text: '', outcome, userId: everyone().userId, version } }, id);
    await call(1, {}, id);
    expect(await found(CallOutcome.UNSPECIFIED)).toBe(1);
    expect(await found(CallOutcome.FOLLOW_UP)).toBe(0);
    await noted(2, CallOutcome.FOLLOW_UP);
    expect(await found(CallOutcome.FOLLOW_UP)).toBe(1);
    await noted(3, CallOutcome.RESOLVED);
    expect([await found(CallOutcome.FOLLOW_UP), await found(CallOutcome.RESOLVED)]).toEqual([0, 1]);
    await noted(4, CallOutcome.UNSPECIFIED);
    expect(await found(CallOutcome.RESOLVED)).toBe(0);
    await expect(found(99 as CallOutcome)).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  test('that nobody answered is unread, once', async () => {
    await call(1);
    expect((await inbox()).totalUnread).toBe(0);
    await call(2, { status: 'MISSED' });
    await call(3, { status: 'MISSED', recording: { id: 'r', state: 'READY' } });
    expect((await inbox()).totalUnread).toBe(1);
  });

  test.each(['MISSED', 'VOICEMAIL'])('that ended %s is told to the team of the number, once', async (status) => {
    const id = db.ids.uuid();
    await call(1, {}, id);
    await call(2, { status }, id);
    await call(3, { status, recording: { id: 'r', state: 'READY' } }, id);
    await call(1, { direction: 'OUTBOUND', status }, db.ids.uuid());
    const told = (await emittedEvents(db, CallMissedSchema)).filter(
      ({ event }) => event.conversation?.workspaceId === ws,
    );
    expect(told.map(({ event }) => [event.conversation?.call?.callId, event.teamIds])).toEqual([[id, [TEAM]]]);
  });

  test('that was led to another team in vain is told to that team, too, each team once', async () => {
    const [id, sales] = [db.ids.uuid(), db.ids.uuid()];
    await call(1, {}, id);
    await call(2, { status: 'MISSED', addressedTeamIds: [sales, TEAM, 'not an id'] }, id);
    const told = await emittedEvents(db, CallMissedSchema);
    const [ours] = told.filter(({ event }) => event.conversation?.workspaceId === ws);
    expect(ours?.event.teamIds).toEqual([TEAM, sales]);
  });

  test('that was to call somebody back and is given up is told to them as well, once', async () => {
    const id = db.ids.uuid();
    const givenUp = { direction: 'OUTBOUND', status: 'MISSED', callbackGivenUp: true };
    await call(1, { direction: 'OUTBOUND' }, id);
    await call(2, givenUp, id);
    await call(3, givenUp, id);
    await call(1, { ...givenUp, callbackGivenUp: false }, db.ids.uuid());
    const told = await emittedEvents(db, CallMissedSchema);
    const ours = told.filter(({ event }) => event.conversation?.workspaceId === ws);
    expect(ours.map(({ event }) => [event.conversation?.call?.callId, event.teamIds])).toEqual([[id, [TEAM]]]);
  });

  test('whose recording was due and did not come is told of once; one of the demo is not', async () => {
    const id = db.ids.uuid();
    const ended = { direction: 'OUTBOUND', status: 'COMPLETED' };
    await call(1, { ...ended, recording: { id: 'r', state: 'PENDING' } }, id);
    await call(2, { ...ended, recording: { id: 'r', state: 'MISSING' } }, id);
    await call(3, { ...ended, recording: { id: 'r', state: 'MISSING' }, tags: ['vip'] }, id);
    await call(1, { ...ended, recording: { id: 'd', state: 'MISSING' }, isDemo: true }, db.ids.uuid());
    const told = await emittedEvents(db, RecordingMissingSchema);
    const ours = told.filter(({ event }) => event.conversation?.workspaceId === ws);
    expect(ours.map(({ event }) => event.conversation?.call?.callId)).toEqual([id]);
  });

  test('to an emergency number is told of once, when it is placed, with who placed it', async () => {
    const id = db.ids.uuid();
    const placed = { direction: 'OUTBOUND', peerNumber: '911', agentUserId: db.ids.uuid(), isEmergency: true };
    await call(1, placed, id);
    await call(2, { ...placed, status: 'COMPLETED' }, id);
    await call(1, { direction: 'OUTBOUND' }, db.ids.uuid());
    const told = await emittedEvents(db, EmergencyCallPlacedSchema);
    const ours = told.filter(({ event }) => event.conversation?.workspaceId === ws);
    expect(ours.map(({ event: { conversation } }) => conversation)).toMatchObject([
      { peerNumber: '911', agentUserId: placed.agentUserId, call: { callId: id, isEmergency: true } },
    ]);
  });

  test.each(['before', 'after'])('shows its cost when billing tells it %s the call', async (order) => {
    const id = db.ids.uuid();
    const usage = () =>
      deliver(db, consumers, ws, UsageCapturedSchema, {
        workspaceId: ws,
        kind: 'CALL',
        referenceId: id,
        amountMicros: 20_000n,
        freeSecondsUsed: 120n,
        billingDurationSeconds: 180,
        rateMicros: 20_000n,
      });
    if (order === 'before') await usage();
    await call(1, { status: 'COMPLETED' }, id);
    if (order === 'after') await usage();
    await usage();
    await call(2, { status: 'COMPLETED' }, id);
    const [row] = await timeline();
    expect(row).toMatchObject({
      creditLogs: [{ amountMicros: '20000', freeMinuteUsed: 2 }],
      call: { costPayableMicros: '20000', billingDurationSeconds: 180 },
    });
  });

  test('shows what the carrier charges for it when telephony tells it, and charges nobody by that', async () => {
    const id = db.ids.uuid();
    await call(1, { status: 'COMPLETED' }, id);
    expect((await timeline())[0]?.call).not.toHaveProperty('carrierCost');
    await call(2, { status: 'COMPLETED', carrierCost: { phonesMicros: 14_000n, browsersMicros: 0n } }, id);
    const [row] = await timeline();
    expect(row).toMatchObject({ creditLogs: [], call: { carrierCost: { phonesMicros: '14000' } } });
    expect(row?.call).not.toHaveProperty('costPayableMicros');
  });

  test('keeps what a newer replica wrote of it, and this one does not know', async () => {
    const [id, taken] = [db.ids.uuid(), db.ids.uuid()];
    await call(
      1,
      { status: 'COMPLETED', forwardedLegs: [{ legId: taken, to: '+14155550102', billableSeconds: 61 }] },
      id,
    );
    await db.tenant(
      ws,
      ({ tx }) => tx.$executeRaw`UPDATE item SET call = call || '{"fromTomorrow": "kept"}' WHERE call_id = ${id}::uuid`,
    );
    await deliver(db, consumers, ws, UsageCapturedSchema, {
      workspaceId: ws,
      kind: 'CALL',
      referenceId: taken,
      callId: id,
      amountMicros: 40_000n,
      billingDurationSeconds: 120,
    });
    const [row] = await timeline();
    expect(row?.call).toMatchObject({ fromTomorrow: 'kept', outsideLegs: [{ costMicros: '40000' }] });
  });

  test.each(['before', 'after'])('shows what a phone outside cost when billing tells it %s the call', async (order) => {
    const [id, taken, silent] = [db.ids.uuid(), db.ids.uuid(), db.ids.uuid()];
    const usage = () =>
      deliver(db, consumers, ws, UsageCapturedSchema, {
        workspaceId: ws,
        kind: 'CALL',
        referenceId: taken,
        callId: id,
        amountMicros: 40_000n,
        billingDurationSeconds: 120,
      });
    const over = {
      status: 'COMPLETED',
      forwardedLegs: [
        { legId: silent, to: '+14155550101', billableSeconds: 0 },
        { legId: taken, to: '+14155550102', billableSeconds: 61 },
      ],
    };
    await call(1, {}, id);
    if (order === 'before') await usage();
    await call(2, over, id);
    if (order === 'after') await usage();
    await usage();
    await call(3, over, id);
    const [row] = await timeline();
    expect(row?.call).toMatchObject({
      outsideLegs: [{ legId: taken, number: '+14155550102', costMicros: '40000', billingDurationSeconds: 120 }],
    });
    expect(row?.creditLogs).toEqual([]);
  });
});
