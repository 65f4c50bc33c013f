import { CallChangedSchema, CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { planTold } from '../testing/planTold.ts';
import { callMessage } from './callView.ts';
import { declineOffer } from './declineOffer.ts';
import { endCall } from './endCall.ts';
import { getCallTimeline } from './getCallTimeline.ts';
import { holdCall } from './holdCall.ts';
import { rejoinCall } from './rejoinCall.ts';

const world = await telephonyWorld();
const { carrier, clock, deps, apply, executor, sweep, webhook } = world;
const CALLER = '+14155550123';
let numbers = 0;
let sids = 0;
const newSid = () => `CA${(sids += 1).toString(16).padStart(32, 'f')}`;

/** A workspace whose people all have a registered browser. */
async function officeOf(...names: string[]) {
  const office = await world.workspace(names, `+1212555${String((numbers += 1)).padStart(4, '0')}`);
  for (const { userId } of office.people) {
    await reportDevice(deps)(
      { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      principalOf(office.workspaceId, userId),
    );
  }
  const person = (index: number) => principalOf(office.workspaceId, office.people[index]?.userId ?? '');
  return { ...office, person };
}

async function ring(to: string, sid = newSid()) {
  const answer = await webhook('/carrier/voice/inbound', { CallSid: sid, From: CALLER, To: to, CallStatus: 'ringing' });
  await executor.idle();
  return { sid, answer };
}

const offersTo = (userId: string) =>
  carrier.requests.filter(
    ({ method, path, form }) =>
      method === 'POST' && path === '/Calls.json' && String(form['To']).includes(userId.replaceAll('-', '')),
  );

async function pickUp(workspaceId: string, callId: string, userId: string) {
  const call = await world.readState(workspaceId, callId);
  const offer = call.offers.find((one) => one.userId === userId);
  const leg = call.legs[offer?.id ?? ''];
  const request = offersTo(userId).at(-1);
  const answer = await webhook(String(request?.form['Url']), { CallSid: leg?.sid ?? '', CallStatus: 'in-progress' });
  await executor.idle();
  return { sid: leg?.sid ?? '', legId: leg?.id ?? '', answer };
}

async function legStatus(workspaceId: string, callId: string, legId: string, sid: string, word: string) {
  const url = deps.addresses.legStatus({ workspaceId, callId, legId });
  const answer = await webhook(url, { CallSid: sid, CallStatus: word });
  await executor.idle();
  return answer;
}

afterAll(() => {
  // Every request of these tests is as the provider describes it.
  expect(carrier.problems).toEqual([]);
});

beforeEach(() => {
  carrier.requests.length = 0;
});

describe('an inbound call', () => {
  it('rings every reachable member, is answered, held, resumed and ended by the agent', async () => {
    const office = await officeOf('Ana', 'Ben');
    const { workspaceId, people } = office;
    const { sid, answer } = await ring(office.number);
    expect(answer.body).toContain('ringback.wav');
    expect(people.map(({ userId }) => offersTo(userId).length)).toEqual([1, 1]);
    const ringing = await world.callOf(workspaceId);
    expect(ringing).toMatchObject({ status: 'INCOMING', phase: 'RINGING', peerNumber: CALLER });

    const won = await pickUp(workspaceId, ringing.id, people[0]?.userId ?? '');
    expect(won.answer.body).toContain(`call-${ringing.id}</Conference>`);
    const talking = await world.readState(workspaceId, ringing.id);
    expect(talking).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', agentUserId: people[0]?.userId });
    expect(talking.offers.map(({ state }) => state)).toEqual(['ACCEPTED', 'TAKEN']);
    const redirect = carrier.requests.find(
      ({ path, form }) => path === `/Calls/${sid}.json` && form['Url'] !== undefined,
    );
    const bridged = await webhook(String(redirect?.form['Url']), { CallSid: sid });
    expect(bridged.body).toContain(`call-${ringing.id}</Conference>`);
    const loser = talking.legs[talking.offers[1]?.id ?? '']?.sid ?? '';
    expect(carrier.requests).toContainEqual({
      method: 'POST',
      path: `/Calls/${loser}.json`,
      form: { Status: 'canceled' },
    });

    const conference = { CallSid: sid, ConferenceSid: `CF${'a'.repeat(32)}`, StatusCallbackEvent: 'participant-join' };
    await webhook(deps.addresses.conference({ workspaceId, callId: ringing.id }), conference);
    const hold = holdCall(deps, apply);
    const request = { callId: '', conferenceFriendlyId: `call-${ringing.id}`, hold: true };
    // Who names somebody else holds nobody.
    const { agentLegId } = await world.readState(workspaceId, ringing.id);
    for (const [named, code] of [
      [{ participantId: agentLegId ?? '' }, 'INVALID_TRANSITION'],
      [{ participantId: `CA${'9'.repeat(32)}` }, 'NOT_FOUND'],
      [{ workspaceNumber: '+14155559999' }, 'NOT_FOUND'],
    ] as const)
      await expect(hold({ ...request, ...named }, office.person(0))).rejects.toMatchObject({ code });
    const { workspaceNumber } = ringing;
    const held = await hold({ ...request, participantId: sid, workspaceNumber }, office.person(0));
    await executor.idle();
    expect(held.phase).toBe('HELD');
    const holdRequest = carrier.requests.at(-1);
    expect(holdRequest).toMatchObject({
      path: `/Conferences/CF${'a'.repeat(32)}/Participants/${sid}.json`,
      form: { Hold: 'true' },
    });
    const music = await webhook(String(holdRequest?.form['HoldUrl']), {});
    expect(music.body).toContain('hold-music.wav');
    clock.advance(30_000);
    await hold({ callId: ringing.id, conferenceFriendlyId: '', hold: false }, office.person(0));
    clock.advance(60_000);
    const ended = await endCall(deps, apply)(ringing.id, office.person(0));
    await executor.idle();
    expect(ended).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP', heldMs: 30_000 });
    expect(carrier.calls.get(won.sid)?.status).toBe('completed');
    expect(carrier.requests).toContainEqual({
      method: 'POST',
      path: `/Calls/${sid}.json`,
      form: { Status: 'completed' },
    });
    const [end] = (await world.events(CallEndedSchema, 'telephony.call.ended.v1')).filter(
      ({ call }) => call?.id === ringing.id,
    );
    expect(end).toMatchObject({ billableSeconds: 90, call: { talkTimeSeconds: 60 } });
    const causes = (await world.events(CallChangedSchema, 'telephony.call.changed.v1')).filter(
      ({ call }) => call?.id === ringing.id,
    );
    expect(new Set(causes.map(({ cause }) => cause))).toEqual(
      new Set(['STARTED', 'OFFERED', 'ANSWERED', 'HELD', 'RESUMED', 'ENDED']),
    );
    const versions = causes.map(({ call }) => call?.version ?? 0);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    const timeline = await getCallTimeline(deps)(ringing.id, office.person(0));
    expect(timeline.map(({ description }) => description)).toContain('Ana answered after 0 s');
  });

  it('is declined by everybody, and the caller hears that nobody is available', async () => {
    const office = await officeOf('Ana', 'Ben');
    const { sid } = await ring(office.number);
    const { id } = await world.callOf(office.workspaceId);
    await declineOffer(deps, apply)(id, office.person(0));
    expect((await world.readState(office.workspaceId, id)).phase).toBe('RINGING');
    await declineOffer(deps, apply)(id, office.person(1));
    await executor.idle();
    const told = await webhook(
      deps.addresses.leg(
        {
          workspaceId: office.workspaceId,
          callId: id,
          legId: (await world.readState(office.workspaceId, id)).outsideLegId,
        },
        'now',
      ),
      { CallSid: sid },
    );
    expect(told.body).toContain('unavailable.wav');
    await webhook('/carrier/voice/number-status', { CallSid: sid, To: office.number, CallStatus: 'completed' });
    expect(await world.readState(office.workspaceId, id)).toMatchObject({
      status: 'REJECTED',
      endReason: 'DECLINED_BY_ALL',
    });
  });

  it('with nobody reachable goes straight on, and the timeline says why', async () => {
    const office = await world.workspace(['Ana'], '+13125550100');
    const { answer } = await ring(office.number);
    expect(answer.body).toContain('unavailable.wav');
    const { id } = await world.callOf(office.workspaceId);
    const timeline = await getCallTimeline(deps)(id, principalOf(office.workspaceId, office.people[0]?.userId ?? ''));
    expect(timeline.map(({ description }) => description)).toContain('No device of Ana can ring');
  });

  it('is not offered to somebody who is on a call', async () => {
    const office = await officeOf('Ana');
    await ring(office.number);
    const first = await world.callOf(office.workspaceId);
    await pickUp(office.workspaceId, first.id, office.people[0]?.userId ?? '');
    clock.advance(1000);
    await ring(office.number);
    const second = await world.callOf(office.workspaceId);
    expect(second.id).not.toBe(first.id);
    expect(second).toMatchObject({ phase: 'ENDING', outcome: { status: 'MISSED', reason: 'NOBODY_AVAILABLE' } });
    const timeline = await getCallTimeline(deps)(second.id, office.person(0));
    expect(timeline.map(({ description }) => description)).toContain('Skipped Ana: on a call');
  });

  it('rings as long as the flow says, then the caller is told and the call is missed', async () => {
    const office = await officeOf('Ana');
    const { sid } = await ring(office.number);
    const { id } = await world.callOf(office.workspaceId);
    clock.advance(20_001);
    await sweep();
    expect(await world.readState(office.workspaceId, id)).toMatchObject({
      phase: 'ENDING',
      offers: [{ state: 'TIMED_OUT' }],
    });
    await webhook('/carrier/voice/number-status', { CallSid: sid, To: office.number, CallStatus: 'completed' });
    expect(await world.readState(office.workspaceId, id)).toMatchObject({ status: 'MISSED', endReason: 'NO_ANSWER' });
  });

  it('survives a reload of the agent: tone for the caller, a new leg into the same conference', async () => {
    const office = await officeOf('Ana');
    const { workspaceId } = office;
    const { sid } = await ring(office.number);
    const { id } = await world.callOf(workspaceId);
    const won = await pickUp(workspaceId, id, office.people[0]?.userId ?? '');
    carrier.participants.set(`call-${id}`, []);
    await legStatus(workspaceId, id, won.legId, won.sid, 'completed');
    expect((await world.readState(workspaceId, id)).phase).toBe('AGENT_LOST');
    const tone = carrier.requests.find(({ form }) => String(form['HoldUrl']).includes('lost-agent'));
    expect(tone?.path).toContain(`/Participants/${sid}.json`);
    clock.advance(5_000);
    const back = await rejoinCall(deps, apply)({ callId: id, deviceId: 'laptop' }, office.person(0));
    const identity = `client:${back.call.legs[back.connectParams['legId'] ?? '']?.identity ?? ''}`;
    const joined = await webhook('/carrier/voice/app', { CallSid: newSid(), From: identity, ...back.connectParams });
    await executor.idle();
    expect(joined.body).toContain(`call-${id}</Conference>`);
    expect(await world.readState(workspaceId, id)).toMatchObject({ status: 'ON_GOING', phase: 'TALKING' });
    expect(carrier.requests.at(-1)).toMatchObject({ form: { Hold: 'false' } });
  });

  it('is taken along to another device of the agent while they talk: the first leg ends, and everybody is told', async () => {
    const office = await officeOf('Ana');
    const { workspaceId } = office;
    await ring(office.number);
    const { id } = await world.callOf(workspaceId);
    const won = await pickUp(workspaceId, id, office.people[0]?.userId ?? '');
    const { version } = await world.readState(workspaceId, id);
    const along = await rejoinCall(deps, apply)({ callId: id, deviceId: 'tablet' }, office.person(0));
    const identity = `client:${along.call.legs[along.connectParams['legId'] ?? '']?.identity ?? ''}`;
    await webhook('/carrier/voice/app', { CallSid: newSid(), From: identity, ...along.connectParams });
    await executor.idle();
    const state = await world.readState(workspaceId, id);
    expect(state).toMatchObject({ phase: 'TALKING', agentLegId: along.connectParams['legId'] });
    expect(state.legs[won.legId]).toMatchObject({ unwanted: true });
    expect(state.version).toBeGreaterThan(version);
    expect(callMessage(state).participants).toMatchObject([{ role: 'AGENT', deviceId: 'tablet' }]);
  });

  it('to a suspended workspace rings nobody and takes a message; to a closed one it leads nowhere', async () => {
    const office = await officeOf('Ana');
    const { workspaceId } = office;
    const set = (status: string) =>
      deps.db.tenant(workspaceId, ({ tx }) => tx.workspaceCopy.update({ where: { workspaceId }, data: { status } }));
    // The workspace is not closed, but its plan is unpaid: the number is its own, not one that it was lent.
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.phoneNumber.updateMany({ where: { workspaceId }, data: { isTestNumber: false } }),
    );
    await planTold(world)(workspaceId, {}, 'SUSPENDED');
    const { answer } = await ring(office.number);
    expect(answer.statusCode).toBe(200);
    const { id } = await world.callOf(workspaceId);
    expect(await world.readState(workspaceId, id)).toMatchObject({
      status: 'INCOMING',
      phase: 'VOICEMAIL',
      offers: [],
    });
    expect(offersTo(office.people[0]?.userId ?? '')).toEqual([]);
    expect(answer.body).toContain('<Record');
    await set('Deactivated');
    expect((await ring(office.number)).answer.statusCode).toBe(404);
  });

  describe('whose agent does not come back within 20 s', () => {
    /** Ana's browser is gone, and 20 s with it. */
    const lost = async (...colleagues: string[]) => {
      const office = await officeOf('Ana', ...colleagues);
      const { workspaceId, people } = office;
      const [ana = '', ben = ''] = people.map(({ userId }) => userId);
      const { sid } = await ring(office.number);
      carrier.calls.set(sid, { sid, to: office.number, status: 'in-progress' });
      const { id } = await world.callOf(workspaceId);
      const won = await pickUp(workspaceId, id, ana);
      await legStatus(workspaceId, id, won.legId, won.sid, 'completed');
      carrier.requests.length = 0;
      const after = async (ms: number) => {
        clock.advance(ms);
        await sweep();
        return world.readState(workspaceId, id);
      };
      const call = await after(20_001);
      return { ...office, id, sid, ana, ben, call, after };
    };

    it('rings the other devices of the agent, then the team, and is taken: the caller was never hung up on', async () => {
      const { workspaceId, id, ana, ben, call, after, person } = await lost('Ben');
      expect(call).toMatchObject({ status: 'ON_GOING', phase: 'RINGING' });
      expect([offersTo(ana).length, offersTo(ben).length]).toEqual([1, 0]);
      await reportDevice(deps)(
        { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
        person(1),
      );
      await after(20_001);
      expect(offersTo(ben)).toHaveLength(1);
      const state = await world.readState(workspaceId, id);
      const offer = state.offers.findLast(({ userId }) => userId === ben);
      const answer = await webhook(String(offersTo(ben).at(-1)?.form['Url']), {
        CallSid: state.legs[offer?.id ?? '']?.sid ?? '',
        CallStatus: 'in-progress',
      });
      await executor.idle();
      expect(answer.body).toContain(`call-${id}</Conference>`);
      expect(await world.readState(workspaceId, id)).toMatchObject({
        status: 'ON_GOING',
        phase: 'TALKING',
        agentUserId: ben,
        heldSince: null,
      });
      await endCall(deps, apply)(id, person(1));
      await executor.idle();
      expect(await world.readState(workspaceId, id)).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP' });
    });

    it('may leave a message when nobody takes the call, which ends as NETWORK_LOST and stays that of its agent', async () => {
      const { number, workspaceId, id, sid, ana, call, after } = await lost();
      expect(call).toMatchObject({ status: 'ON_GOING', phase: 'RINGING' });
      expect((await after(20_001)).phase).toBe('VOICEMAIL');
      await webhook('/carrier/voice/number-status', { CallSid: sid, To: number, CallStatus: 'completed' });
      await after(31_000);
      expect(await world.readState(workspaceId, id)).toMatchObject({
        status: 'COMPLETED',
        endReason: 'NETWORK_LOST',
        agentUserId: ana,
      });
    });
  });
});

describe('webhooks', () => {
  it('without the right signature are refused and have no effect', async () => {
    const office = await officeOf('Ana');
    const form = { CallSid: newSid(), From: CALLER, To: office.number };
    expect((await webhook('/carrier/voice/inbound', form, { signature: 'forged' })).statusCode).toBe(403);
    await expect(world.callOf(office.workspaceId)).rejects.toThrow('there is no call');
  });

  it('for a number that leads nowhere get 404 and leave no record', async () => {
    expect((await ring('+19995550100')).answer.statusCode).toBe(404);
  });

  it('that come twice have their effect once', async () => {
    const office = await officeOf('Ana');
    const sid = newSid();
    const answers = await Promise.all([ring(office.number, sid), ring(office.number, sid), ring(office.number, sid)]);
    expect(answers.map(({ answer }) => answer.statusCode)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ answer }) => answer.body.includes('ringback.wav')))).toEqual(new Set([true]));
    expect(offersTo(office.people[0]?.userId ?? '')).toHaveLength(1);
    const { id } = await world.callOf(office.workspaceId);
    const first = await pickUp(office.workspaceId, id, office.people[0]?.userId ?? '');
    const again = await pickUp(office.workspaceId, id, office.people[0]?.userId ?? '');
    expect(again.answer.body).toBe(first.answer.body);
  });

  it('out of order do not lower the status of a leg', async () => {
    const office = await officeOf('Ana');
    await ring(office.number);
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    const won = await pickUp(workspaceId, id, office.people[0]?.userId ?? '');
    await legStatus(workspaceId, id, won.legId, won.sid, 'ringing');
    await legStatus(workspaceId, id, won.legId, won.sid, 'initiated');
    expect(await world.readState(workspaceId, id)).toMatchObject({
      phase: 'TALKING',
      legs: { [won.legId]: { status: 'ANSWERED' } },
    });
  });

  it('for a leg that nobody knows yet wait for it', async () => {
    const office = await officeOf('Ana');
    const sid = newSid();
    await webhook('/carrier/voice/number-status', { CallSid: sid, To: office.number, CallStatus: 'completed' });
    await ring(office.number, sid);
    await expect.poll(async () => (await world.callOf(office.workspaceId)).endReason).toBe('CALLER_HANGUP_RINGING');
  });
});

describe('after a crash', () => {
  it('between commit and send, the sweeper sends the command', async () => {
    const office = await officeOf('Ana');
    await ring(office.number);
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    await executor.idle();
    // As if the process had died right after its commit.
    await world.db.tenant(workspaceId, async ({ tx }) => {
      await tx.carrierCommand.updateMany({ where: { workspaceId, callId: id }, data: { state: 'INTENDED' } });
      const command = await tx.carrierCommand.findFirstOrThrow({ where: { workspaceId, callId: id } });
      await tx.commandSchedule.create({ data: { commandId: command.id, workspaceId, dueAt: clock.now() } });
    });
    carrier.requests.length = 0;
    await sweep();
    await expect.poll(() => offersTo(office.people[0]?.userId ?? '').length).toBe(1);
    await executor.idle();
  });

  it('a request whose answer was lost is found at the carrier and not repeated', async () => {
    const office = await officeOf('Ana');
    carrier.failNext(({ path }) => path === '/Calls.json', 0);
    await ring(office.number);
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    clock.advance(4_000);
    await sweep();
    await expect.poll(async () => Object.keys((await world.readState(workspaceId, id)).inFlight).length).toBe(0);
    const call = await world.readState(workspaceId, id);
    expect(call.legs[call.offers[0]?.id ?? '']?.sid).toMatch(/^CA/);
    expect(offersTo(office.people[0]?.userId ?? '')).toHaveLength(1);
  });

  it('the carrier is asked about every silent leg, so that no call stays open for ever', async () => {
    const office = await officeOf('Ana');
    const { sid } = await ring(office.number);
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    await pickUp(workspaceId, id, office.people[0]?.userId ?? '');
    // Both sides went while we were down; nobody told us, and the carrier has forgotten the caller's leg.
    carrier.calls.delete(sid);
    clock.advance(31_000);
    await sweep();
    await expect.poll(async () => (await world.readState(workspaceId, id)).status).toBe('COMPLETED');
    await executor.idle();
  });

  it('a leg that is up, and says nothing new, is asked about every 30 s', async () => {
    const office = await officeOf('Ana');
    const { sid } = await ring(office.number);
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    await pickUp(workspaceId, id, office.people[0]?.userId ?? '');
    for (const known of carrier.calls.values()) known.status = 'in-progress';
    const asked = () => carrier.requests.filter(({ method, path }) => method === 'GET' && path.includes(sid)).length;
    clock.advance(31_000);
    await sweep();
    expect(asked()).toBe(1);
    clock.advance(29_000);
    await sweep();
    expect(asked()).toBe(1);
    clock.advance(2_000);
    await sweep();
    expect(asked()).toBe(2);
  });

  it('a call that ended while we were down ends when the carrier says that it did', async () => {
    const office = await officeOf('Ana');
    const { sid } = await ring(office.number);
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    await pickUp(workspaceId, id, office.people[0]?.userId ?? '');
    const { answeredAt } = await world.readState(workspaceId, id);
    const over = new Date(Math.ceil(((answeredAt ?? 0) + 5_000) / 1000) * 1000);
    carrier.calls.set(sid, { sid, to: office.number, status: 'completed', end_time: over.toUTCString() });
    clock.advance(120_000);
    await sweep();
    await expect.poll(async () => (await world.readState(workspaceId, id)).endedAt).toBe(over.getTime());
    await executor.idle();
  });

  it('a busy carrier is asked again', async () => {
    const office = await officeOf('Ana');
    carrier.failNext(({ path }) => path === '/Calls.json', 429);
    await ring(office.number);
    expect(offersTo(office.people[0]?.userId ?? '')).toHaveLength(1);
    clock.advance(500);
    await sweep();
    await expect.poll(() => offersTo(office.people[0]?.userId ?? '').length).toBe(2);
    await executor.idle();
    const { id, workspaceId } = await world.callOf(office.workspaceId);
    expect((await world.readState(workspaceId, id)).offers).toMatchObject([{ state: 'RINGING' }]);
  });
});
