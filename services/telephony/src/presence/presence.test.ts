import { create, toBinary, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { StoredEvent } from '@ringline/kit/events';
import { AvailabilityChangedSchema, PresenceLimitChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { UserProfileSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import { declineOffer } from '../calls/declineOffer.ts';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import { workspaceCopies } from '../consumers/workspaceCopies.ts';
import { batchGetAvailability } from '../devices/listDevices.ts';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { limitOf } from './limit.ts';

const world = await telephonyWorld();
const { clock, deps, apply, executor, sweep, webhook } = world;
const copies = workspaceCopies(deps);
let made = 0;

/** New York, 09:00 to 17:00 from Monday to Friday. */
const office = {
  enabled: true,
  timezone: 'America/New_York',
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    blocks: weekday <= 5 ? [{ start: '09:00', end: '17:00' }] : [],
  })),
};
/** Wednesday, 16:59 in New York. */
const BEFORE_CLOSING = '2026-12-02T21:59:00Z';
const CLOSING = '2026-12-02T22:00:00Z';
const NEXT_MORNING = '2026-12-03T14:00:00Z';

/** A workspace in which Ana rings before Ben, both with a browser that is heard of. */
async function team() {
  const made_ = (made += 1);
  const { workspaceId, people, number } = await world.workspace(
    ['Ana', 'Ben'],
    `+1312555${String(made_).padStart(4, '0')}`,
  );
  const [ana, ben] = people.map(({ userId }) => principalOf(workspaceId, userId));
  if (!ana || !ben) throw new Error('two people');
  let version = 1;

  const beat = async () => {
    for (const person of [ana, ben])
      await reportDevice(deps)(
        { deviceId: 'tab', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
        person,
      );
  };
  /** What workspace says of Ana. */
  const anaIs = (profile: MessageInitShape<typeof UserProfileSchema>) => {
    const userProfile = {
      userId: ana.userId,
      firstName: 'Ana',
      status: 'ACTIVE',
      hasSeat: true,
      availabilityStatus: 'AVAILABLE',
      version: (version += 1),
      ...profile,
    };
    const handler = copies.handlers.find(({ type }) => type === 'workspace.member.changed.v1');
    const payload = toBinary(MemberChangedSchema, create(MemberChangedSchema, { userProfile }));
    return deps.db.tenant(workspaceId, async (uow) => handler?.handle({ payload } as StoredEvent, uow));
  };
  /** A call arrives, and everybody who is asked hears the ringing. @returns its id and who rang */
  const ring = async () => {
    await beat();
    const sid = `CA${String((made += 1)).padStart(32, 'a')}`;
    await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: number, CallStatus: 'ringing' });
    await executor.idle();
    const call = await world.callOf(workspaceId);
    for (const { id: legId } of call.offers) {
      const url = deps.addresses.legStatus({ workspaceId, callId: call.id, legId });
      const offered = (await world.readState(workspaceId, call.id)).legs[legId];
      await webhook(url, { CallSid: offered?.sid ?? '', CallStatus: 'ringing' });
    }
    return { id: call.id, sid, rang: call.offers.map(({ userName }) => userName) };
  };
  /** The caller hangs up, whatever became of the call. */
  const over = async (sid: string) => {
    await webhook('/carrier/voice/number-status', { CallSid: sid, To: number, CallStatus: 'completed' });
    await executor.idle();
    clock.advance(1_000);
  };
  const missed = async () => {
    const call = await ring();
    clock.advance(20_001);
    await sweep();
    await over(call.sid);
    return call;
  };
  const said = async (id: string) => (await getCallTimeline(deps)(id, ben)).map(({ description }) => description);
  const told = async () =>
    (await world.events(PresenceLimitChangedSchema, 'telephony.presence_limit.changed.v1'))
      .filter(({ userId }) => userId === ana.userId)
      .map(({ limit }) => limit?.reason ?? '');
  /** Whether Ana is there for calls, each time that it was told. */
  const there = async () =>
    (await world.events(AvailabilityChangedSchema, 'telephony.availability.changed.v1'))
      .filter(({ userId }) => userId === ana.userId)
      .map(({ available }) => available);
  const shown = async () => (await batchGetAvailability(deps)([ana.userId], ben))[0]?.limit;
  const chosenNow = () => ({ presenceChosenAt: timestampFromDate(clock.now()) });
  return { workspaceId, ana, ben, anaIs, beat, ring, over, missed, said, told, there, shown, chosenNow };
}

beforeEach(() => clock.set(BEFORE_CLOSING));

describe('own hours', () => {
  it('skip a member outside them and say why; pages hear of their end and of the next beginning', async () => {
    const { anaIs, ring, over, said, told, shown } = await team();
    await anaIs({ workingHours: office });
    const inside = await ring();
    expect(inside.rang).toEqual(['Ana', 'Ben']);
    await over(inside.sid);
    clock.set(CLOSING);
    await sweep();
    expect(await told()).toEqual(['OUTSIDE_HOURS']);
    expect(await shown()).toEqual({ reason: 'OUTSIDE_HOURS', until: timestampFromDate(new Date(NEXT_MORNING)) });
    const outside = await ring();
    expect(outside.rang).toEqual(['Ben']);
    expect(await said(outside.id)).toContain('Skipped Ana: outside own hours');
    await over(outside.sid);
    clock.set(NEXT_MORNING);
    await sweep();
    expect(await told()).toEqual(['OUTSIDE_HOURS', '']);
    const next = await ring();
    expect(next.rang).toEqual(['Ana', 'Ben']);
    await over(next.sid);
  });

  it('decide by the time of the call, also before anything was told', async () => {
    const { anaIs, ring, over, told } = await team();
    await anaIs({ workingHours: office });
    clock.set(CLOSING);
    const { rang, sid } = await ring();
    expect([rang, await told()]).toEqual([['Ben'], []]);
    await over(sid);
  });

  it('are overridden by AVAILABLE chosen outside them, until the next block and no longer', async () => {
    const { anaIs, ring, over, told, shown, chosenNow } = await team();
    clock.set(CLOSING);
    await anaIs({ workingHours: office, ...chosenNow() });
    // The choice came with the hours: it holds.
    expect((await shown())?.reason).toBe('HOURS_OVERRIDDEN');
    await anaIs({ workingHours: { ...office, timezone: 'America/Chicago', days: office.days.slice(0, 1) } });
    // Other hours end it.
    expect((await shown())?.reason).toBe('OUTSIDE_HOURS');
    await anaIs({ workingHours: office });
    clock.advance(60_000);
    const chosen = chosenNow();
    await anaIs({ workingHours: office, ...chosen });
    expect(await shown()).toEqual({ reason: 'HOURS_OVERRIDDEN', until: timestampFromDate(new Date(NEXT_MORNING)) });
    const call = await ring();
    expect(call.rang).toEqual(['Ana', 'Ben']);
    await over(call.sid);
    clock.set(NEXT_MORNING);
    await sweep();
    expect((await told()).at(-1)).toBe('');
    clock.set('2026-12-03T22:00:00Z');
    await sweep();
    expect((await told()).at(-1)).toBe('OUTSIDE_HOURS');
    // Said again of something else, the old choice is no new one.
    await anaIs({ workingHours: office, lastName: 'Ruiz', ...chosen });
    expect((await shown())?.reason).toBe('OUTSIDE_HOURS');
    clock.advance(60_000);
    await anaIs({ workingHours: office, availabilityStatus: 'BUSY', ...chosenNow() });
    expect((await shown())?.reason).toBe('OUTSIDE_HOURS');
  });

  it('that are switched off, or whose member left, limit nothing any more', async () => {
    const { workspaceId, anaIs, told } = await team();
    clock.set(CLOSING);
    await anaIs({ workingHours: office });
    await anaIs({ workingHours: { ...office, enabled: false } });
    await anaIs({ workingHours: office });
    await anaIs({ workingHours: office, status: 'DEACTIVATED' });
    expect(await told()).toEqual(['OUTSIDE_HOURS', '', 'OUTSIDE_HOURS', '']);
    expect(await deps.db.tenant(workspaceId, ({ tx }) => tx.presenceWatch.count({ where: { workspaceId } }))).toBe(0);
  });
});

describe('who is there for calls', () => {
  it('is told when it changes: by choice, own hours, pauses and devices; calls do not end it', async () => {
    const { ana, anaIs, beat, ring, over, missed, there, chosenNow } = await team();
    const reported = (state: string) =>
      reportDevice(deps)({ deviceId: 'tab', state, microphoneAllowed: true, label: 'Laptop' }, ana);
    await beat();
    await beat();
    const call = await ring();
    await over(call.sid);
    expect(await there()).toEqual([true]);
    await reported('GONE');
    await anaIs({ availabilityStatus: 'BUSY' });
    expect(await there()).toEqual([true, false]);
    await reported('REGISTERED');
    expect(await there()).toEqual([true, false]);
    await anaIs({ workingHours: office });
    expect((await there()).at(-1)).toBe(true);
    clock.set(CLOSING);
    await sweep();
    expect((await there()).at(-1)).toBe(false);
    await beat();
    // Outside the own hours by choice.
    await anaIs({ workingHours: office, ...chosenNow() });
    expect((await there()).at(-1)).toBe(true);
    for (let count = 0; count < 3; count += 1) await missed();
    expect((await there()).at(-1)).toBe(false);
    clock.advance(60_000);
    await beat();
    await anaIs({ workingHours: office, ...chosenNow() });
    expect((await there()).at(-1)).toBe(true);
    await anaIs({ workingHours: office, hasSeat: false });
    expect(await there()).toEqual([true, false, true, false, true, false, true, false]);
  });

  it('is told when their browser falls silent', async () => {
    const { beat, there } = await team();
    await beat();
    clock.advance(30_002);
    await sweep();
    expect(await there()).toEqual([true, false]);
  });
});

describe('calls missed in a row', () => {
  it('three pause a member, who rings again after choosing AVAILABLE once more', async () => {
    const { anaIs, ring, over, missed, said, told, shown, chosenNow } = await team();
    for (const seen of [undefined, undefined, 'AUTO_PAUSED']) {
      expect((await missed()).rang).toContain('Ana');
      expect((await shown())?.reason).toBe(seen);
    }
    expect(await shown()).toEqual({ reason: 'AUTO_PAUSED', missedCalls: 3 });
    const skipped = await ring();
    // Ben missed three as well.
    expect(skipped.rang).toEqual([]);
    expect(await said(skipped.id)).toContain('Skipped Ana: paused, missed 3 calls');
    await over(skipped.sid);
    await anaIs(chosenNow());
    expect(await told()).toEqual(['AUTO_PAUSED', '']);
    const again = await missed();
    expect(again.rang).toEqual(['Ana']);
    expect(await shown()).toBeUndefined();
  });

  it('are not those that somebody else answered, the caller gave up, or the member declined; an answer ends the row', async () => {
    const { workspaceId, ana, ben, ring, over, missed, shown } = await team();
    const pickUp = async (userId: string) => {
      const call = await ring();
      const { offers, legs } = await world.readState(workspaceId, call.id);
      const leg = legs[offers.find((offer) => offer.userId === userId)?.id ?? ''];
      await webhook(deps.addresses.leg({ workspaceId, callId: call.id, legId: leg?.id ?? '' }, 'answer'), {
        CallSid: leg?.sid ?? '',
        CallStatus: 'in-progress',
      });
      await executor.idle();
      await over(call.sid);
    };
    const row = async () =>
      (await deps.db.tenant(workspaceId, ({ tx }) => tx.presenceLimit.findMany({ where: { userId: ana.userId } })))[0]
        ?.missedInARow ?? 0;
    await missed();
    await missed();
    expect(await row()).toBe(2);
    await pickUp(ben.userId);
    await over((await ring()).sid);
    const declined = await ring();
    await declineOffer(deps, apply)(declined.id, ana);
    clock.advance(20_001);
    await sweep();
    await over(declined.sid);
    expect(await row()).toBe(2);
    await pickUp(ana.userId);
    expect(await row()).toBe(0);
    // Ana's wrap-up.
    clock.advance(5_000);
    await missed();
    expect([await row(), await shown()]).toEqual([1, undefined]);
  });
});

it('the own hours weigh more than a pause, and a pause more than an override', () => {
  const closed = { timezone: 'UTC', days: [] };
  const facts = { hours: closed, availableUntil: null, paused: true, missedInARow: 4 };
  expect(limitOf(facts, 0)?.reason).toBe('OUTSIDE_HOURS');
  expect(limitOf({ ...facts, availableUntil: 1 }, 0)).toEqual({ reason: 'AUTO_PAUSED', missedCalls: 4 });
  expect(limitOf({ ...facts, paused: false, availableUntil: 1 }, 0)).toEqual({ reason: 'HOURS_OVERRIDDEN', until: 1 });
  expect(limitOf({ ...facts, paused: false, hours: null }, 0)).toBeNull();
});
