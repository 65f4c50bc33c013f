import { describe, expect, it } from 'vitest';
import { endCall } from '../calls/endCall.ts';
import { reportLostLeg } from '../calls/reportLostLeg.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { reportDevice } from './reportDevice.ts';
import { createSilence } from './silence.ts';

const world = await telephonyWorld();
const { apply, carrier, clock, deps, executor, sweep, webhook } = world;
const report = reportDevice(deps);
let made = 0;
let sids = 0;
const newSid = () => `CA${(sids += 1).toString(16).padStart(32, 'e')}`;

/** Ana talks with a caller, and Ben has a phone. */
async function talking() {
  const office = await world.workspace(['Ana', 'Ben'], `+1480556${String((made += 1)).padStart(4, '0')}`);
  const { workspaceId, number } = office;
  const [ana, ben] = office.people.map(({ userId }) => principalOf(workspaceId, userId));
  if (!ana || !ben) throw new Error('nobody is there');
  const beat = (person: typeof ana) =>
    report({ deviceId: 'tab', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' }, person);
  await beat(ana);
  const sid = newSid();
  carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
  await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+15035550174', To: number });
  await executor.idle();
  const { id, offers } = await world.callOf(workspaceId);
  const offer = offers.find(({ userId }) => userId === ana.userId);
  const mine = (await world.readState(workspaceId, id)).legs[offer?.id ?? '']?.sid ?? newSid();
  carrier.calls.set(mine, { sid: mine, to: '', status: 'in-progress' });
  const leg = { workspaceId, callId: id, legId: offer?.id ?? '' };
  await webhook(deps.addresses.leg(leg, 'answer'), { CallSid: mine });
  carrier.participants.set(`call-${id}`, []);
  await executor.idle();
  await beat(ben);
  const call = () => world.readState(workspaceId, id);
  expect(await call()).toMatchObject({ phase: 'TALKING', agentUserId: ana.userId });
  const passes = async (seconds: number, beating: readonly (typeof ana)[]) => {
    for (let left = seconds; left > 0; left -= 5) {
      clock.advance(Math.min(left, 5) * 1_000);
      for (const person of beating) await beat(person);
      await sweep();
      await executor.idle();
    }
  };
  /** Whether the carrier was told to end Ana's leg. */
  const isEnded = () =>
    carrier.requests.some(({ path, form }) => path === `/Calls/${mine}.json` && form['Status'] === 'completed');
  return { ...office, ana, ben, id, legId: leg.legId, call, passes, isEnded, end: () => endCall(deps, apply)(id, ana) };
}

describe('a device that falls silent in a call', () => {
  it('is taken for lost after 30 s although the carrier says that it is there: the caller hears a tone, and who has it is free', async () => {
    const { passes, call, isEnded, ana, ben } = await talking();
    await passes(30, [ana, ben]);
    expect(await call()).toMatchObject({ phase: 'TALKING' });
    await passes(25, [ben]);
    expect(await call()).toMatchObject({ phase: 'TALKING' });
    await passes(10, [ben]);
    // The next look: they have had their time.
    await passes(1, [ben]);
    const lost = await call();
    expect(isEnded()).toBe(true);
    expect(carrier.requests.some(({ form }) => String(form['HoldUrl']).includes('lost-agent'))).toBe(true);
    expect(lost).toMatchObject({ agentUserId: null, status: 'ON_GOING' });
    expect(lost.offers.filter(({ state }) => state === 'RINGING')).toMatchObject([{ userId: ben.userId }]);
  });

  it('ends no call where nobody is heard, which is ours to blame; and is found out when others are again', async () => {
    const { passes, call, isEnded, ben, end } = await talking();
    await passes(60, []);
    expect(await call()).toMatchObject({ phase: 'TALKING' });
    await passes(10, [ben]);
    expect(isEnded()).toBe(true);
    await end().catch(() => undefined);
  });

  it('is no question right after a start: everybody has the time to beat first', () => {
    const start = new Date('2026-11-27T08:00:00Z');
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
    const silence = createSilence(start);
    expect(silence.judges('ana', at(60))).toBe(false);
    silence.beat('ana', at(10));
    expect([silence.judges('ana', at(44)), silence.judges('ana', at(46))]).toEqual([false, true]);
    silence.beat('ben', at(50));
    silence.beat('ben', at(60));
    silence.beat('ana', at(61));
    expect([silence.judges('ana', at(75)), silence.judges('ana', at(76))]).toEqual([true, false]);
    // Whoever has not been heard of for ten minutes is not missed.
    expect([silence.judges('ana', at(660)), silence.judges('ana', at(661))]).toEqual([false, true]);
  });

  it('is not taken for lost, nor left out, because the server slept or its clock was set: everybody has the time to beat first', () => {
    const start = new Date('2026-11-27T08:00:00Z');
    const at = (seconds: number) => new Date(start.getTime() + seconds * 1_000);
    const silence = createSilence(start);
    const seenAfter = (seconds: number) => (silence.seenAfter(at(seconds)).getTime() - start.getTime()) / 1_000;
    silence.beat('ana', at(99));
    silence.beat('ben', at(100));
    silence.slept(at(100), at(101));
    expect([silence.judges('ana', at(101)), seenAfter(101)]).toEqual([true, 71]);
    silence.slept(at(101), at(161));
    silence.beat('ben', at(162));
    expect([silence.judges('ana', at(163)), seenAfter(163)]).toEqual([false, 71]);
    for (let beats = 172; beats <= 212; beats += 10) silence.beat('ben', at(beats));
    expect([silence.judges('ana', at(205)), silence.judges('ana', at(207))]).toEqual([false, true]);
    expect(seenAfter(207)).toBe(177);
    // After a night nobody is there just because they were when it fell asleep.
    silence.slept(at(212), at(29_012));
    expect([silence.judges('ana', at(29_013)), seenAfter(29_013)]).toEqual([false, 28_983]);
    // Eight hours back: what was heard before lies ahead and says nothing.
    silence.slept(at(29_013), at(213));
    expect([silence.judges('ana', at(300)), seenAfter(300)]).toEqual([false, 270]);
  });
});

describe('a page that was loaded anew in a call', () => {
  const lose = reportLostLeg(deps, apply);

  it('says of its own leg that it is gone, once: the caller hears a tone before the carrier has noticed', async () => {
    const { id: callId, legId, ana, call, isEnded, end } = await talking();
    expect(await lose({ callId, legId }, ana)).toMatchObject({ phase: 'AGENT_LOST', agentLegId: null });
    await executor.idle();
    expect(isEnded()).toBe(true);
    const { version } = await call();
    expect(await lose({ callId, legId }, ana)).toMatchObject({ version });
    await end();
  });

  it('says nothing of the legs of others, of the caller, and of other workspaces', async () => {
    const ours = await talking();
    const theirs = await talking();
    const { id: callId, legId } = ours;
    const missing = { code: 'NOT_FOUND' };
    for (const [input, by] of [
      [{ callId, legId }, ours.ben],
      [{ callId, legId }, theirs.ana],
      [{ callId, legId: theirs.legId }, ours.ana],
      [{ callId: theirs.id, legId: theirs.legId }, ours.ana],
      [{ callId, legId: (await ours.call()).outsideLegId }, ours.ana],
      [{ callId, legId: 'toString' }, ours.ana],
    ] as const)
      await expect(lose(input, by)).rejects.toMatchObject(missing);
    expect(await ours.call()).toMatchObject({ phase: 'TALKING' });
    for (const each of [ours, theirs]) await each.end();
  });
});
