/** Callers who are not taken (defaults 8.1, 11.1): who blocks them, and what their calls come to. */
import type { Principal } from '@ringline/kit/auth';
import { BlockListChangedSchema, CallChangedSchema, CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import { recordUnattendedCall } from '../calls/recordUnattendedCall.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { getNumber, updateNumberSettings } from '../numbers/numbers.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { blockNumber, MOST_BLOCKED } from './blockNumber.ts';
import { listBlockedNumbers } from './listBlockedNumbers.ts';
import { unblockNumber } from './unblockNumber.ts';

const world = await telephonyWorld();
const { apply, carrier, deps, executor, webhook } = world;
const CALLER = '+14155550123';
const ip = '203.0.113.7';
const block = blockNumber(deps);
const unblock = unblockNumber(deps);
const list = listBlockedNumbers(deps);
let numbers = 0;
let sids = 0;
const newSid = () => `CA${(sids += 1).toString(16).padStart(32, 'e')}`;

/** A workspace in which Ana's browser can ring. */
async function officeOf(options: { recording?: boolean; greeting?: boolean } = {}) {
  const office = await world.workspace(['Ana'], `+1213555${String((numbers += 1)).padStart(4, '0')}`, options);
  const ana: Principal & { ip: string } = { ...principalOf(office.workspaceId, office.people[0]?.userId ?? ''), ip };
  await reportDevice(deps)({ deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' }, ana);
  return { ...office, ana };
}
type Office = Awaited<ReturnType<typeof officeOf>>;

async function call(to: string, from = CALLER, sid = newSid()) {
  const answer = await webhook('/carrier/voice/inbound', { CallSid: sid, From: from, To: to, CallStatus: 'ringing' });
  await executor.idle();
  return { sid, answer };
}
const rung = () => carrier.requests.filter(({ method, path }) => method === 'POST' && path === '/Calls.json');
const listed = async ({ workspaceId }: Office, input: { query?: string; number?: string } = {}) =>
  (await list({ query: '', number: '', ...input }, { workspaceId })).rows.map(({ number }) => number);
const timelineOf = async ({ ana }: Office, id: string) =>
  (await getCallTimeline(deps)(id, ana)).map(({ name, parameters }) => ({ name, parameters }));

beforeEach(() => {
  carrier.requests.length = 0;
});
afterAll(() => {
  expect(carrier.problems).toEqual([]);
});

describe('a call from a blocked number', () => {
  it('is rejected at the first webhook: nothing rings, nothing is played, and the timeline says why', async () => {
    const office = await officeOf({ recording: true, greeting: true });
    await block({ number: '(415) 555-0123', reason: 'Sells toner' }, office.ana);
    const { sid, answer } = await call(office.number);
    expect(answer.body).toBe('<?xml version="1.0" encoding="UTF-8"?><Response><Reject reason="rejected"/></Response>');
    const { id, ...state } = await world.callOf(office.workspaceId);
    expect(state).toMatchObject({ status: 'REJECTED', endReason: 'BLOCKED', offers: [], answeredAt: null, timers: {} });
    expect(carrier.requests).toEqual([]);
    const blockedAt = (await list({ query: '', number: '' }, office)).rows[0]?.blockedAt.toISOString();
    expect(await timelineOf(office, id)).toEqual([
      { name: 'call.arrived', parameters: { from: CALLER, to: office.number } },
      { name: 'call.blocked_for', parameters: { blockedAt, by: 'Ana', why: 'Sells toner' } },
      { name: 'call.ended', parameters: { status: 'REJECTED', reason: 'BLOCKED' } },
    ]);
    // The carrier asks again: the same answer, and no second call.
    expect((await call(office.number, CALLER, sid)).answer.body).toContain('<Reject reason="rejected"/>');
    await webhook('/carrier/voice/number-status', { CallSid: sid, To: office.number, CallStatus: 'busy' });
    expect(await world.readState(office.workspaceId, id)).toMatchObject({ status: 'REJECTED', endReason: 'BLOCKED' });
    const ended = (await world.events(CallEndedSchema, 'telephony.call.ended.v1')).filter((one) => one.call?.id === id);
    expect(ended).toMatchObject([{ billableSeconds: 0, call: { talkTimeSeconds: 0 } }]);
    const told = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(
      (one) => one.call?.id === id,
    );
    expect(told.map(({ cause }) => cause)).toEqual(['STARTED', 'ENDED']);
  });

  it('is rejected in whichever spelling, also without credit, and is taken once the block is gone', async () => {
    const office = await officeOf();
    await deps.db.tenant(office.workspaceId, async ({ tx }) => {
      await tx.phoneNumber.updateMany({ data: { isTestNumber: false } });
      await tx.balanceCopy.create({
        data: { workspaceId: office.workspaceId, testMinutesLeft: 0, balanceMicros: -9_000_000n, version: 1 },
      });
    });
    await block({ number: '+525512345678', reason: '' }, office.ana);
    expect((await call(office.number, '+5215512345678')).answer.body).toContain('<Reject');
    expect(await world.callOf(office.workspaceId)).toMatchObject({ endReason: 'BLOCKED' });
    expect((await call(office.number)).answer.body).toContain('unavailable.wav');
    await deps.db.tenant(office.workspaceId, ({ tx }) => tx.balanceCopy.deleteMany());
    await unblock({ number: '+5215512345678' }, office.ana);
    expect((await call(office.number, '+5215512345678')).answer.body).toContain('ringback.wav');
    expect(rung()).toHaveLength(1);
  });

  it('is blocked in the own workspace alone, also when calls of both come together', async () => {
    const [ours, theirs] = [await officeOf(), await officeOf()];
    await block({ number: CALLER, reason: '' }, ours.ana);
    const answers = await Promise.all([call(ours.number), call(theirs.number), call(ours.number, '+14155550124')]);
    expect(answers.map(({ answer }) => answer.body.includes('<Reject'))).toEqual([true, false, false]);
  });

  it('that was held while our database was away ends as blocked, unless a message was left', async () => {
    const office = await officeOf();
    await block({ number: CALLER, reason: '' }, office.ana);
    const record = recordUnattendedCall(deps, apply, () => {});
    const now = deps.clock.now().getTime();
    const seen = { from: CALLER, to: office.number, startedAt: now - 5_000, endedAt: now };
    const messages = { none: null, short: 1, left: 12 } as const;
    const ends: string[] = [];
    for (const [name, durationSeconds] of Object.entries(messages)) {
      const sid = newSid();
      const voicemail = durationSeconds === null ? null : { recordingSid: `RE${sid.slice(2)}`, durationSeconds };
      await record({ ...seen, sid, voicemail });
      const leg = await deps.db.tenant(office.workspaceId, ({ tx }) => tx.callLeg.findFirst({ where: { sid } }));
      ends.push(`${name}: ${(await world.readState(office.workspaceId, leg?.callId ?? '')).endReason}`);
    }
    expect(ends).toEqual(['none: BLOCKED', 'short: BLOCKED', 'left: VOICEMAIL_LEFT']);
    // Whoever has heard our music was answered by the carrier: nothing is there to reject.
    const since = String(now - 3_000);
    const again = await webhook(`/carrier/voice/inbound?since=${since}`, {
      CallSid: newSid(),
      From: CALLER,
      To: office.number,
    });
    expect(again.body).toContain('<Hangup/>');
  });
});

it('who hides the number is rejected where the number is set so, and the timeline names the setting', async () => {
  const office = await officeOf();
  expect((await call(office.number, 'anonymous')).answer.body).toContain('ringback.wav');
  const { version, blockAnonymousCalls } = await getNumber(deps)(office.phoneNumberId, office.ana);
  expect(blockAnonymousCalls).toBe(false);
  await updateNumberSettings(deps)({ id: office.phoneNumberId, version, blockAnonymousCalls: true }, office.ana);
  carrier.requests.length = 0;
  world.clock.advance(1_000);
  expect((await call(office.number, 'anonymous')).answer.body).toContain('<Reject');
  expect(rung()).toEqual([]);
  const { id, status, endReason } = await world.callOf(office.workspaceId);
  expect({ status, endReason }).toEqual({ status: 'REJECTED', endReason: 'BLOCKED' });
  expect((await timelineOf(office, id)).map(({ name }) => name)).toEqual([
    'call.arrived',
    'call.blocked_anonymous',
    'call.ended',
  ]);
  // However the carrier says it: by other words, by nothing, and by the digits that spell such a word on a keypad.
  const told = ['Restricted', 'unavailable', 'asterisk', '', '+266696687', '+7378742833', '+8656696', '+86282452253'];
  const answers = await Promise.all(told.map((from) => call(office.number, from)));
  expect(answers.map(({ answer }, n) => [told[n], answer.body.includes('<Reject')])).toEqual(
    told.map((from) => [from, true]),
  );
  expect(await world.callOf(office.workspaceId)).toMatchObject({ peerNumber: 'anonymous', endReason: 'BLOCKED' });
  expect((await call(office.number)).answer.body).not.toContain('<Reject');
});

describe('the block list', () => {
  it('is searched by number and reason, newest first, and each change is told once', async () => {
    const office = await officeOf();
    await block({ number: CALLER, reason: 'Sells toner' }, office.ana);
    world.clock.advance(1_000);
    // No plan knows it: who calls with it made it up.
    await block({ number: '+15550001', reason: '' }, office.ana);
    expect(await block({ number: '+1 415 555 0123', reason: 'Again' }, office.ana)).toMatchObject({
      reason: 'Sells toner',
      blockedByName: 'Ana',
    });
    expect(await listed(office)).toEqual(['+15550001', CALLER]);
    expect(await listed(office, { query: '(415) 555' })).toEqual([CALLER]);
    expect(await listed(office, { query: 'TONER' })).toEqual([CALLER]);
    expect(await listed(office, { query: '%' })).toEqual([]);
    expect(await listed(office, { number: CALLER })).toEqual([CALLER]);
    await unblock({ number: CALLER }, office.ana);
    await expect(unblock({ number: CALLER }, office.ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const changes = await world.events(BlockListChangedSchema, 'telephony.block_list.changed.v1');
    expect(changes.filter(({ userId }) => userId === office.ana.userId)).toMatchObject([
      { change: 'BLOCKED', number: CALLER, reason: 'Sells toner', ip },
      { change: 'BLOCKED', number: '+15550001', reason: '', ip },
      { change: 'UNBLOCKED', number: CALLER, reason: 'Sells toner', ip },
    ]);
  });

  it('refuses what is no number, the own numbers, long reasons, and more than it holds', async () => {
    const office = await officeOf();
    const refused = (number: string, reason = '') =>
      block({ number, reason }, office.ana).then(
        () => 'taken',
        ({ code, field }) => `${code} ${field}`,
      );
    const nobody = ['anonymous', '+266696687', 'DHL', '72975', '+1 415 555 0123 ext. 12'];
    expect([...new Set(await Promise.all(nobody.map((number) => refused(number))))]).toEqual(['PHONE_INVALID number']);
    expect(await refused('')).toBe('PHONE_INVALID number');
    expect(await refused(office.number)).toBe('VALIDATION_FAILED number');
    expect(await refused(CALLER, 'x'.repeat(201))).toBe('VALIDATION_FAILED reason');
    await deps.db.tenant(office.workspaceId, ({ tx }) =>
      tx.blockedNumber.createMany({
        data: Array.from({ length: MOST_BLOCKED - 1 }, (_, n) => ({
          workspaceId: office.workspaceId,
          id: deps.ids.uuid(),
          number: `+1202${String(5_550_000 + n)}`,
          matchKey: `+1202${String(5_550_000 + n)}`,
          blockedBy: office.ana.userId,
          blockedByName: 'Ana',
          blockedAt: deps.clock.now(),
        })),
      }),
    );
    // Of two who block at once, one finds the last place.
    expect((await Promise.all([refused(CALLER), refused('+14155550124')])).toSorted()).toEqual([
      'LIMIT_REACHED number',
      'taken',
    ]);
  });
});
