import { CallEndedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportDevice } from '../devices/reportDevice.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { FlowDetails } from './engine/flow/config.ts';
import { getCallTimeline } from './getCallTimeline.ts';

const world = await telephonyWorld();
const { billing, carrier, clock, db, deps, executor, sweep, webhook } = world;
const CALLER = '+14155550123';
const OUTSIDE = '+14155550177';
let made = 0;
const newSid = () => `CA${(made += 1).toString(16).padStart(32, 'd')}`;

afterAll(() => {
  // Every request of these tests is as the provider describes it.
  expect(carrier.problems).toEqual([]);
});

beforeEach(() => {
  carrier.requests.length = 0;
  billing.hold = { allowed: true, coveredSeconds: 120, talkTimeCapSeconds: 3600, code: '', reason: '' };
});

interface Settings extends FlowDetails {
  type?: string;
  closedFallback?: string;
  hours?: object;
  voicemail?: boolean;
  greeting?: boolean;
  /** Whose browsers are registered; by default everybody's. */
  reachable?: string[];
}

/** Ana's team with the number, Ben's beside it, and a flow. */
async function office({
  type = 'CLASSIC',
  closedFallback,
  hours,
  voicemail,
  greeting,
  reachable,
  ...flow
}: Settings = {}) {
  const made = await world.workspace(['Ana', 'Ben'], `+1718555${carrierNumber()}`, {
    voicemail: voicemail ?? true,
    greeting: greeting ?? false,
  });
  const { workspaceId, phoneNumberId, teamId } = made;
  const [ana = '', ben = ''] = made.people.map(({ userId }) => userId);
  await db.tenant(workspaceId, async ({ tx }) => {
    await tx.teamCopy.updateMany({ where: { id: teamId }, data: { memberUserIds: [ana] } });
    await tx.teamCopy.create({ data: { workspaceId, id: BENS, name: 'Ben’s', memberUserIds: [ben], version: 1 } });
    await tx.phoneNumber.updateMany({
      where: { id: phoneNumberId },
      data: {
        flowType: type,
        flow: { ...flow } as Prisma.InputJsonObject,
        ...(closedFallback === undefined ? {} : { closedFallback }),
        ...(hours === undefined ? {} : { hours }),
      },
    });
  });
  for (const { userId, name } of made.people) {
    if (reachable && !reachable.includes(name)) continue;
    await reportDevice(deps)(
      { deviceId: 'laptop', state: 'REGISTERED', microphoneAllowed: true, label: 'Laptop' },
      principalOf(workspaceId, userId),
    );
  }
  const sid = newSid();
  carrier.calls.set(sid, { sid, to: made.number, status: 'in-progress' });
  const arrival = await webhook('/carrier/voice/inbound', { CallSid: sid, From: CALLER, To: made.number });
  await executor.idle();
  const { id: callId } = await world.callOf(workspaceId);
  const state = () => world.readState(workspaceId, callId);
  const leg = async (body: string, form: Record<string, string>) => {
    const answer = await webhook(actionOf(body), { CallSid: sid, ...form });
    await executor.idle();
    return answer;
  };
  return { ...made, ana, ben, sid, callId, arrival, state, leg, person: principalOf(workspaceId, ana) };
}

const BENS = '0b000000-0000-4000-8000-00000000000b';
let last = 0;
const carrierNumber = () => String((last += 1)).padStart(4, '0');

/** Where the carrier goes on from this document. */
const actionOf = (body: string): string =>
  (/action="([^"]+)"/.exec(body) ?? /<Redirect[^>]*>([^<]+)</.exec(body))?.[1]?.replaceAll('&amp;', '&') ?? 'nowhere';

const dialled = (to: string) =>
  carrier.requests.filter(
    ({ method, path, form }) => method === 'POST' && path === '/Calls.json' && String(form['To']).includes(to),
  );
const rang = (userId: string) => dialled(userId.replaceAll('-', '')).length;

const MENU: FlowDetails['menu'] = {
  prompt: { say: 'For sales, press 1. For support, press 2.' },
  choices: [
    { key: '1', label: 'Sales', target: { kind: 'TEAM', teamId: BENS } },
    {
      key: '2',
      label: 'Support',
      target: {
        kind: 'MENU',
        menu: {
          prompt: { sound: 'ivr-welcome' },
          choices: [
            { key: '1', label: 'Returns', target: { kind: 'TEAM', teamId: BENS } },
            { key: '9', label: 'Back', target: { kind: 'BACK' } },
            { key: '#', label: 'Hours', target: { kind: 'SOUND', prompt: { sound: 'closed' } } },
            { key: '*', label: 'Goodbye', target: { kind: 'HANG_UP' } },
          ],
        },
      },
    },
  ],
};

describe('an IVR', () => {
  it('asks for one key, during the menu or within 5 s of it, and leads through a nested menu to the right team', async () => {
    const { arrival, leg, state, ana, ben, person, callId } = await office({ type: 'IVR', menu: MENU });
    expect(arrival.body).toContain(
      '<Gather input="dtmf" numDigits="1" timeout="5" finishOnKey="" actionOnEmptyResult="true"',
    );
    expect(arrival.body).toContain('<Say>For sales, press 1. For support, press 2.</Say></Gather></Response>');
    const support = await leg(arrival.body, { Digits: '2' });
    expect(support.body).toContain('ivr-welcome.wav');
    const again = await leg(arrival.body, { Digits: '1' });
    expect(again.body, 'a key for the menu before changes nothing').toBe(support.body);
    const hours = await leg(support.body, { Digits: '#' });
    expect(hours.body).toContain('closed.wav');
    const back = await leg(hours.body, {});
    expect(back.body).toContain('ivr-welcome.wav');
    const team = await leg(back.body, { Digits: '1' });
    expect(team.body).toContain('ringback.wav');
    expect([rang(ana), rang(ben)]).toEqual([0, 1]);
    expect((await state()).flowAt?.keys.map(({ key, label }) => `${key} ${label}`)).toEqual([
      '2 Support',
      '# Hours',
      '1 Returns',
    ]);
    const said = (await getCallTimeline(deps)(callId, person)).map(({ description }) => description);
    expect(said).toContain('The caller pressed 2: Support');
    expect(said).toContain('Ringing Ben for 20 s');
  });

  it('says sorry to a wrong and to no key, and after the third goes on to the fallback', async () => {
    const { arrival, leg, state, ben } = await office({
      type: 'IVR',
      menu: MENU,
      fallback: { action: 'TEAM_TEAMMATE', teamId: BENS, userId: null },
    });
    const wrong = await leg(arrival.body, { Digits: '7' });
    expect(wrong.body).toContain('not-an-option.wav');
    const none = await leg(wrong.body, { Digits: '' });
    expect(none.body).toContain('not-an-option.wav');
    const third = await leg(none.body, { Digits: '#' });
    expect(third.body).toContain('ringback.wav');
    expect(rang(ben)).toBe(1);
    expect(await state()).toMatchObject({ phase: 'RINGING', flowAt: { hops: 1 } });
  });

  it('whose key was never told goes on by itself, and a caller who gives up in the menu is ABANDONED', async () => {
    const { state, sid, workspaceId, callId } = await office({ type: 'IVR', menu: MENU });
    clock.advance(331_000);
    await sweep();
    const call = await state();
    expect(call.flowAt).toMatchObject({ tries: 1 });
    const told = carrier.requests.filter(({ method, path }) => method === 'POST' && path === `/Calls/${sid}.json`);
    expect(told, 'the carrier is told').toHaveLength(1);
    const leg = { workspaceId, callId, legId: call.outsideLegId };
    await webhook(deps.addresses.legStatus(leg), { CallSid: sid, CallStatus: 'completed' });
    expect(await state()).toMatchObject({ status: 'ABANDONED', endReason: 'CALLER_HANGUP_WAITING' });
  });

  it('hangs up where its key says so, and nobody missed anything', async () => {
    const { arrival, leg, state } = await office({ type: 'IVR', menu: MENU });
    const support = await leg(arrival.body, { Digits: '2' });
    const goodbye = await leg(support.body, { Digits: '*' });
    expect(goodbye.body).toContain('<Hangup/>');
    expect(await state()).toMatchObject({ status: 'COMPLETED', endReason: 'ANNOUNCEMENT_PLAYED' });
  });
});

describe('an IVR with extensions', () => {
  const EXTENSIONS: FlowDetails['menu'] = {
    prompt: { say: 'Dial an extension, or press 1 for sales.' },
    choices: [
      { key: '1', label: 'Sales', target: { kind: 'HANG_UP' } },
      { key: '101', label: 'Support', target: { kind: 'TEAM', teamId: BENS } },
    ],
  };

  it('takes all digits with one question: 5 s for the first, 2 s for the next, and # ends', async () => {
    const { arrival, leg, state, ben } = await office({ type: 'IVR', menu: EXTENSIONS });
    expect(arrival.body).toContain(
      '<Gather input="dtmf" numDigits="3" timeout="2" finishOnKey="#" actionOnEmptyResult="true"',
    );
    expect(arrival.body).toContain(
      '<Say>Dial an extension, or press 1 for sales.</Say><Pause length="3"/></Gather></Response>',
    );
    const wrong = await leg(arrival.body, { Digits: '109' });
    expect(wrong.body).toContain('not-an-option.wav');
    expect(await state()).toMatchObject({ flowAt: { tries: 1 } });
    const rings = await leg(wrong.body, { Digits: '101' });
    expect(rings.body).toContain('ringback.wav');
    expect(rang(ben)).toBe(1);
    expect((await state()).flowAt?.keys).toEqual([{ key: '101', label: 'Support' }]);
  });

  it('goes to the key that begins an extension when no further digit came', async () => {
    const { arrival, leg, state } = await office({ type: 'IVR', menu: EXTENSIONS });
    expect((await leg(arrival.body, { Digits: '1' })).body).toContain('<Hangup/>');
    expect(await state()).toMatchObject({ status: 'COMPLETED' });
  });

  it('takes one that is pressed while the greeting is heard, once; a single key skips the greeting alone', async () => {
    const known = await office({ type: 'IVR', menu: EXTENSIONS, greeting: true });
    expect(known.arrival.body).toMatch(
      /<Gather input="dtmf" numDigits="3" timeout="2" finishOnKey="#"[^>]*><Play>[^<]*greeting.wav<.Play><.Gather>/,
    );
    const rings = await known.leg(known.arrival.body, { Digits: '101' });
    expect(rings.body).toContain('ringback.wav');
    expect((await known.leg(known.arrival.body, { Digits: '101' })).body).toBe(rings.body);
    expect((await known.state()).flowAt?.keys).toEqual([{ key: '101', label: 'Support' }]);
    const skips = await office({ type: 'IVR', menu: EXTENSIONS, greeting: true });
    expect((await skips.leg(skips.arrival.body, { Digits: '1' })).body).toContain('<Say>Dial an extension');
    expect((await skips.state()).flowAt).toMatchObject({ keys: [], tries: 0 });
  });
});

it('an IVR puts a caller in a queue where its key says so, and its greeting ends with any key', async () => {
  const menu = {
    prompt: { say: 'Press 1.' },
    choices: [{ key: '1', label: 'Ben', target: { kind: 'QUEUE', teamId: BENS } }],
  } as const;
  const { arrival, leg, state, ben } = await office({
    type: 'IVR',
    menu: { ...menu, choices: [...menu.choices] },
    greeting: true,
  });
  expect(arrival.body).toMatch(
    /<Gather input="dtmf" numDigits="1" timeout="1"[^>]*><Play>[^<]*greeting.wav<.Play><.Gather>/,
  );
  const asked = await leg(arrival.body, { Digits: '5' });
  expect(asked.body).toContain('<Say>Press 1.</Say>');
  await leg(asked.body, { Digits: '1' });
  await vi.waitFor(() => expect(rang(ben)).toBe(1), 5_000);
  expect(await state()).toMatchObject({ phase: 'QUEUED', queue: { teamId: BENS } });
});

it('who is rung for hears the music of the number where it has its own, and ringing else', async () => {
  const { arrival } = await office({
    sounds: { holdMusic: 'own/00000000-0000-4000-8000-000000000001/00000000-0000-4000-8000-000000000002.mp3' },
  });
  expect(arrival.body).toMatch(/<Play loop="0">[^<]*own\/0{8}[-0-9]+\/0{8}[-0-9]+2\.mp3/);
  expect((await office()).arrival.body).toContain('ringback.wav');
});

it('a SOUND flow plays to its end and hangs up, or goes on to its fallback', async () => {
  const alone = await office({ type: 'SOUND', sound: { sound: 'closed' } });
  expect(alone.arrival.body).toContain('closed.wav');
  const played = await alone.leg(alone.arrival.body, {});
  expect(played.body).toContain('<Hangup/>');
  expect(await alone.state()).toMatchObject({ status: 'COMPLETED', endReason: 'ANNOUNCEMENT_PLAYED' });
  const falls = await office({ type: 'SOUND', sound: { sound: 'closed' }, fallback: { action: 'VOICEMAIL' } });
  expect((await falls.leg(falls.arrival.body, {})).body).toContain('<Record');
});

describe('a fallback', () => {
  it('to a phone outside holds the credit, rings it for 30 s, and whoever presses 1 has the call', async () => {
    const flow = { fallback: { action: 'PHONE_NUMBER', forward: { to: OUTSIDE, pressOne: true } } } as const;
    const { state, workspaceId, callId, sid, arrival, leg } = await office({ ...flow, reachable: [] });
    expect(arrival.body).toContain('ringback.wav');
    const [request] = dialled(OUTSIDE);
    expect(request?.form).toMatchObject({ To: OUTSIDE, Timeout: '40' });
    const [phone] = (await state()).forwards ?? [];
    const phoneSid = (await state()).legs[phone?.legId ?? '']?.sid ?? '';
    const asked = await webhook(String(request?.form['Url']), { CallSid: phoneSid, CallStatus: 'in-progress' });
    expect(asked.body).toContain('press-one.wav');
    expect(await state()).toMatchObject({ status: 'INCOMING', answeredAt: null });
    const taken = await webhook(actionOf(asked.body), { CallSid: phoneSid, Digits: '1' });
    await executor.idle();
    expect(taken.body).toContain(`call-${callId}</Conference>`);
    expect(carrier.requests.at(-1)).toMatchObject({ path: `/Calls/${sid}.json` });
    expect(await leg(`<Redirect>${String(carrier.requests.at(-1)?.form['Url'])}</Redirect>`, {})).toMatchObject({
      body: expect.stringContaining(`call-${callId}</Conference>`) as string,
    });
    expect(await state()).toMatchObject({ status: 'ON_GOING', phase: 'TALKING', coveredSeconds: 120 });
    clock.advance(45_000);
    const address = { workspaceId, callId, legId: phone?.legId ?? '' };
    await webhook(deps.addresses.legStatus(address), { CallSid: phoneSid, CallStatus: 'completed' });
    await executor.idle();
    expect(await state()).toMatchObject({ status: 'COMPLETED', endReason: 'AGENT_HANGUP' });
    const ends = await world.events(CallEndedSchema, 'telephony.call.ended.v1');
    expect(ends.find(({ call }) => call?.id === callId)?.call?.forwardedLegs).toMatchObject([
      { legId: phone?.legId, to: OUTSIDE, billableSeconds: 45 },
    ]);
  });

  it('to a phone that nobody presses 1 on, or without credit, is a voicemail', async () => {
    const flow = { fallback: { action: 'PHONE_NUMBER', forward: { to: OUTSIDE, pressOne: true } } } as const;
    const silent = await office({ ...flow, reachable: [] });
    const [phone] = (await silent.state()).forwards ?? [];
    const phoneSid = (await silent.state()).legs[phone?.legId ?? '']?.sid ?? '';
    const asked = await webhook(String(dialled(OUTSIDE)[0]?.form['Url']), { CallSid: phoneSid });
    const twice = await webhook(actionOf(asked.body), { CallSid: phoneSid, Digits: '' });
    expect(twice.body).toContain('press-one.wav');
    const over = await webhook(actionOf(twice.body), { CallSid: phoneSid, Digits: '5' });
    expect(over.body).toContain('<Hangup/>');
    expect(await silent.state()).toMatchObject({ phase: 'VOICEMAIL' });
    carrier.requests.length = 0;
    billing.hold = { ...billing.hold, allowed: false, code: 'INSUFFICIENT_BALANCE', reason: 'Not enough credit.' };
    const poor = await office({ ...flow, reachable: [] });
    expect(dialled(OUTSIDE)).toEqual([]);
    expect(await poor.state()).toMatchObject({ phase: 'VOICEMAIL' });
    const said = (await getCallTimeline(deps)(poor.callId, poor.person)).map(({ description }) => description);
    expect(said).toContain(`${OUTSIDE} is not called: Not enough credit.`);
  });

  it('to phones outside has the limit of calls at once: two for each seat and five more', async () => {
    const flow = { fallback: { action: 'PHONE_NUMBER', forward: { to: OUTSIDE, pressOne: true } } } as const;
    const { number, workspaceId, person } = await office({ ...flow, reachable: [] });
    for (let call = 2; call <= 10; call += 1) {
      clock.advance(10);
      const sid = newSid();
      carrier.calls.set(sid, { sid, to: number, status: 'in-progress' });
      await webhook('/carrier/voice/inbound', { CallSid: sid, From: CALLER, To: number });
      await executor.idle();
    }
    expect(dialled(OUTSIDE)).toHaveLength(9);
    const { id } = await world.callOf(workspaceId);
    const said = (await getCallTimeline(deps)(id, person)).map(({ description }) => description);
    expect(said).toContain(
      `${OUTSIDE} is not called: the workspace has 9 calls to the outside, the most at once with 2 seats`,
    );
  });

  it('is taken once: a team that rang already does not ring again, and the caller may leave a message', async () => {
    const { state, callId, person, arrival } = await office({
      type: 'IVR',
      menu: {
        prompt: { say: 'Press 1.' },
        choices: [{ key: '1', label: 'Ben', target: { kind: 'TEAM', teamId: BENS } }],
      },
      fallback: { action: 'TEAM_TEAMMATE', teamId: BENS, userId: null },
      reachable: [],
    });
    const answer = await webhook(actionOf(arrival.body), { Digits: '1' });
    expect(answer.body).toContain('<Record');
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL' });
    const said = (await getCallTimeline(deps)(callId, person)).map(({ name }) => name);
    expect(said).toContain('fallback_loop_stopped');
  });

  it('LET_CALL_THROUGH rings the team once more that was chosen in the menu, not that of the number', async () => {
    const flow = { type: 'IVR', menu: MENU, fallback: { action: 'LET_CALL_THROUGH' } } as const;
    const { arrival, leg, state, ana, ben } = await office(flow);
    await leg(arrival.body, { Digits: '1' });
    expect([rang(ana), rang(ben)]).toEqual([0, 1]);
    clock.advance(20_500);
    await sweep();
    expect(await state()).toMatchObject({ phase: 'RINGING' });
    expect([rang(ana), rang(ben)]).toEqual([0, 2]);
  });

  it('LET_CALL_THROUGH rings the whole team once more, whoever is busy by choice, and then takes a message', async () => {
    const { state, ana, workspaceId, person, callId } = await office({ fallback: { action: 'LET_CALL_THROUGH' } });
    await db.tenant(workspaceId, ({ tx }) =>
      tx.memberCopy.updateMany({ where: { workspaceId, userId: ana }, data: { presence: 'BUSY' } }),
    );
    expect(rang(ana)).toBe(1);
    clock.advance(20_500);
    await sweep();
    expect(rang(ana), 'now that she is busy').toBe(2);
    expect(await state()).toMatchObject({ phase: 'RINGING' });
    clock.advance(20_500);
    await sweep();
    expect(await state()).toMatchObject({ phase: 'VOICEMAIL', outcome: { reason: 'NO_ANSWER' } });
    const said = (await getCallTimeline(deps)(callId, person)).map(({ description }) => description);
    expect(said).toContain('Nobody took the call: it falls back to the whole team');
  });
});

it('outside the hours a call goes to the teammate or the phone that was chosen for that', async () => {
  const never = { enabled: true, timezone: 'UTC', days: [] };
  const elsewhere = await office({
    hours: never,
    closedFallback: 'TEAM_TEAMMATE',
    closed: { action: 'TEAM_TEAMMATE', teamId: BENS, userId: null },
  });
  expect(elsewhere.arrival.body).toContain('ringback.wav');
  expect([rang(elsewhere.ana), rang(elsewhere.ben)]).toEqual([0, 1]);
  clock.advance(20_500);
  await sweep();
  expect(await elsewhere.state()).toMatchObject({ phase: 'VOICEMAIL', outcome: { reason: 'OUTSIDE_HOURS' } });
});

it('a CLASSIC flow with a forward rings the phone along with the team; whoever is first has the call', async () => {
  const { state, ana } = await office({ callForward: { to: OUTSIDE, pressOne: false } });
  expect([rang(ana), dialled(OUTSIDE).length]).toEqual([1, 1]);
  const call = await state();
  const [phone] = call.forwards ?? [];
  const sid = call.legs[phone?.legId ?? '']?.sid ?? '';
  await webhook(String(dialled(OUTSIDE)[0]?.form['Url']), { CallSid: sid, CallStatus: 'in-progress' });
  await executor.idle();
  expect(await state()).toMatchObject({
    status: 'ON_GOING',
    offers: [{ state: 'TAKEN' }],
    forwards: [{ state: 'ACCEPTED' }],
  });
});
