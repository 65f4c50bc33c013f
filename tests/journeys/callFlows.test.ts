/** Calls that a flow leads: by keys through nested menus to the right team, and to a phone outside when no key is right. */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, expect, test } from 'vitest';
import { OutsideWorld, openPhone, startAnyProduct, type Owner, type Payload, type Person } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const CALLER = '+15035550175';
const ELSEWHERE = '+15035550176';
const ANOTHER = '+15035550177';
const LONELY = '+15035550178';
/** Hertz that each of them says. */
const [CALLS, ANA, BEN, FORWARDED] = [700, 1_300, 1_700, 1_100];
const AUDIBLE = 4_000;
const EXTENSIONS = 'Dial an extension, or press 2 to hang up.';
const MENU = 'For sales, press 1. For help, press 2.';

let url: string;
let outside: OutsideWorld;
let ana: Owner;
let ben: Person;
let help: string;

beforeAll(async () => {
  const product = await startAnyProduct({});
  url = product.url;
  outside = new OutsideWorld(url);
  ana = await anOwnerOnBusiness(product, 'Ana');
  const { createTeamAndAutoAssignMembers: team } = await ana.api.run(
    'mutation { createTeamAndAutoAssignMembers(input: { name: "Help" }) { id } }',
  );
  help = team.id;
  ben = await aMember(product.url, ana, 'MEMBER', { firstName: 'Ben', teamIds: [help] });
  await eventually(() => leads(FLOW));
}, 60_000);

/** The number's calls are led like that from now on. */
async function leads(settings: Payload): Promise<void> {
  const { id } = ana.number;
  const { getSinglePhoneNumber } = await ana.api.run('query ($id: ID!) { getSinglePhoneNumber(id: $id) { version } }', {
    id,
  });
  await ana.api.run(
    'mutation ($input: UpdatePhoneNumberSettingsInput!) { updatePhoneNumberSettings(input: $input) { version } }',
    { input: { id, version: getSinglePhoneNumber.version, ...settings } },
  );
}

const FLOW = {
  type: 'IVR',
  get ivr() {
    return {
      prompt: { say: MENU },
      ivrChoices: [
        { keys: ['1'], label: 'Sales', target: 'OPERATOR' },
        { keys: ['2'], label: 'Help', target: 'MENU', prompt: { sound: 'ivr-welcome' } },
        { keys: ['2', '1'], label: 'Returns', target: 'TEAM', teamId: help },
        { keys: ['2', '9'], label: 'Back', target: 'BACK' },
      ],
    };
  },
  fallback: { action: 'PHONE_NUMBER', forward: { phoneNumber: ELSEWHERE } },
};

const hears = (sid: string, what: string) =>
  eventually(async () => expect((await outside.callOf(sid)).hears).toBe(what), 15_000);
const hearsTone = (sid: string, hertz: number) =>
  eventually(async () => expect((await outside.tones(sid, [hertz])).heard[hertz]).toBeGreaterThan(AUDIBLE), 15_000);
const story = async (callId: string): Promise<string[]> => {
  const { getCallTimeline } = await ana.api.run('query ($id: ID!) { getCallTimeline(callId: $id) { description } }', {
    id: callId,
  });
  return (getCallTimeline as Payload[]).map(({ description }) => description);
};

test('a caller presses through two menus while they speak, rings the right team alone, and both are heard', async () => {
  const [phone, other] = [await openPhone(ben.api, { tone: BEN }), await openPhone(ana.api, { tone: ANA })];
  let anaRang = false;
  void other.ring().then(() => (anaRang = true));
  const call = await outside.call(CALLER, ana.number.number, `tone:${CALLS}`);
  await hears(call.sid, MENU);
  await outside.press(call.sid, '2');
  await hears(call.sid, 'ivr-welcome.wav');
  await outside.press(call.sid, '1');
  const ring = await phone.ring();
  const { getMyLiveCalls } = await ben.api.run('{ getMyLiveCalls { id ivrPath ivrLabels } }');
  expect(getMyLiveCalls).toMatchObject([{ ivrPath: ['2', '1'], ivrLabels: ['Help', 'Returns'] }]);
  const talk = await ring.accept();
  await hearsTone(call.sid, BEN);
  await eventually(() => expect(talk.audio.hears([CALLS])[CALLS]).toBeGreaterThan(AUDIBLE));
  expect(anaRang).toBe(false);
  await outside.hangUp(call.sid);
  await talk.ended;
  expect(await story(getMyLiveCalls[0].id)).toEqual(
    expect.arrayContaining(['The caller pressed 2: Help', 'The caller pressed 1: Returns']),
  );
  phone.lose();
  other.lose();
}, 60_000);

test('a call that a menu led to a team, and nobody took, is in that team’s history, and in no third one’s', async () => {
  // Whoever joins comes into it, and no longer into the team of the number.
  await ana.api.run(
    'mutation { createTeamAndAutoAssignMembers(input: { name: "Newcomers", isDefault: true }) { id } }',
  );
  const ofHelp = await aMember(url, ana, 'MEMBER', { firstName: 'Dora', teamIds: [help] });
  const newcomer = await aMember(url, ana, 'MEMBER', { firstName: 'Cem' });
  const phone = await openPhone(ben.api, { tone: BEN });
  const call = await outside.call(LONELY, ana.number.number, `tone:${CALLS}`);
  await hears(call.sid, MENU);
  await outside.press(call.sid, '2');
  await hears(call.sid, 'ivr-welcome.wav');
  await outside.press(call.sid, '1');
  await phone.ring();
  await outside.hangUp(call.sid);
  phone.lose();
  const seen = async (who: Person) => {
    const { history, fetchInbox } = await who.api.run(
      '{ history: fetchConversations(channel: call) { data { peerNumber call { status } } } fetchInbox { data { peerNumber } } }',
    );
    const theirs = ({ peerNumber }: Payload) => peerNumber === LONELY;
    return [
      (history.data as Payload[]).filter(theirs).map((item) => item['call'].status as string),
      (fetchInbox.data as Payload[]).filter(theirs).length,
    ];
  };
  // The conversation stays with the team of the number.
  await eventually(async () => expect(await seen(ofHelp)).toEqual([['MISSED'], 0]));
  expect(await seen(ana)).toEqual([['MISSED'], 1]);
  const { ofTheTeam } = await ofHelp.api.run(
    'query ($id: ID!) { ofTheTeam: fetchConversations(channel: call, teamId: $id) { data { peerNumber } } }',
    { id: help },
  );
  expect(ofTheTeam.data).toContainEqual({ peerNumber: LONELY });
  // Whom a number leads callers to sees it, and does not call with it.
  const numbers = async (who: Person) => {
    const { all, usable } = await who.api.run(
      '{ all: fetchWorkspacePhoneNumbers { data { id } } usable: fetchWorkspacePhoneNumbers(usable: true) { data { id } } }',
    );
    return [(all.data as Payload[]).length, (usable.data as Payload[]).length];
  };
  expect(await Promise.all([ofHelp, newcomer, ben].map(numbers))).toEqual([
    [1, 0],
    [0, 0],
    [1, 1],
  ]);
  expect(await seen(newcomer)).toEqual([[], 0]);
}, 60_000);

test('three wrong keys lead to the phone outside, which takes the call by pressing 1, and is paid', async () => {
  await outside.phone(ELSEWHERE, 1, `tone:${FORWARDED}`);
  const call = await outside.call(CALLER, ana.number.number, `tone:${CALLS}`);
  await hears(call.sid, MENU);
  for (const key of ['7', '8']) {
    await outside.press(call.sid, key);
    await hears(call.sid, 'not-an-option.wav');
    await hears(call.sid, MENU);
  }
  await outside.press(call.sid, '#');
  await hears(call.sid, 'ringback.wav');
  const forwarded = await eventually(async () => {
    const [found] = await outside.callsOf(ELSEWHERE);
    expect(found?.hears).toBe('press-one.wav');
    expect(found?.from, 'who is asked sees who calls').toBe(CALLER);
    return found?.sid ?? '';
  }, 20_000);
  expect((await outside.callOf(call.sid)).hears).toBe('ringback.wav');
  await outside.press(forwarded, '1');
  await hearsTone(call.sid, FORWARDED);
  await hearsTone(forwarded, CALLS);
  await outside.hangUp(forwarded);
  await eventually(async () => expect((await outside.callOf(call.sid)).status).toBe('completed'));
  const callId = await eventually(async () => {
    const { fetchConversations } = await ana.api.run(
      '{ fetchConversations(channel: call) { data { call { callId status endReason } } } }',
    );
    const calls = (fetchConversations.data as Payload[]).map(({ call: one }) => one);
    const ended = calls.find(({ endReason }) => endReason === 'AGENT_HANGUP');
    expect(ended).toMatchObject({ status: 'COMPLETED' });
    return ended.callId as string;
  });
  const said = await story(callId);
  expect(said).toEqual(
    expect.arrayContaining(
      [
        '# is not an option (try 3 of 3)',
        `${ELSEWHERE} is shown the caller's number, ${CALLER}`,
        `${ELSEWHERE} took the call after`,
      ].map((start) => expect.stringContaining(start) as string),
    ),
  );
}, 90_000);

test('a caller presses an extension while the menu speaks; a wrong one says sorry, and a key that begins one counts after 2 s', async () => {
  await leads({
    type: 'IVR',
    ivr: {
      prompt: { say: EXTENSIONS },
      ivrChoices: [
        { keys: ['2'], label: 'Goodbye', target: 'HANG_UP' },
        { keys: ['201'], label: 'Returns', target: 'TEAM', teamId: help },
      ],
    },
  });
  const phone = await openPhone(ben.api, { tone: BEN });
  const call = await outside.call(CALLER, ana.number.number, `tone:${CALLS}`);
  await hears(call.sid, EXTENSIONS);
  for (const digit of ['2', '0', '1']) await outside.press(call.sid, digit);
  const ring = await phone.ring();
  const { getMyLiveCalls } = await ben.api.run('{ getMyLiveCalls { ivrPath ivrLabels } }');
  expect(getMyLiveCalls).toMatchObject([{ ivrPath: ['201'], ivrLabels: ['Returns'] }]);
  const talk = await ring.accept();
  await hearsTone(call.sid, BEN);
  await outside.hangUp(call.sid);
  await talk.ended;
  phone.lose();

  const lost = await outside.call(CALLER, ana.number.number, `tone:${CALLS}`);
  await hears(lost.sid, EXTENSIONS);
  await outside.press(lost.sid, '20#');
  await hears(lost.sid, 'not-an-option.wav');
  await hears(lost.sid, EXTENSIONS);
  const pressed = Date.now();
  await outside.press(lost.sid, '2');
  await eventually(async () => expect((await outside.callOf(lost.sid)).status).toBe('completed'), 15_000);
  expect(Date.now() - pressed).toBeGreaterThan(1_900);
}, 90_000);

test('a phone outside sees the number that was called when the carrier refuses to show the caller’s; the caller hears it ring', async () => {
  await leads({ type: 'CLASSIC', callForward: { phoneNumber: ANOTHER, pressOneToAccept: true } });
  await outside.phone(ANOTHER, 1, `tone:${FORWARDED}`);
  await outside.fault({ kind: 'caller-id-refused', on: true, left: 1, seconds: 0, only: ANOTHER });
  const call = await outside.call(CALLER, ana.number.number, `tone:${CALLS}`);
  const forwarded = await eventually(async () => {
    const calls = await outside.callsOf(ANOTHER);
    expect(
      calls.map(({ from }) => from),
      'it rings once',
    ).toEqual([ana.number.number]);
    expect(calls[0]?.hears).toBe('press-one.wav');
    return calls[0]?.sid ?? '';
  }, 15_000);
  expect((await outside.callOf(call.sid)).hears).toBe('ringback.wav');
  await outside.press(forwarded, '1');
  await hearsTone(call.sid, FORWARDED);
  await hearsTone(forwarded, CALLS);
  const callId = await eventually(async () => {
    const { fetchConversations } = await ana.api.run(
      '{ fetchConversations(channel: call) { data { call { callId phase } } } }',
    );
    const talking = (fetchConversations.data as Payload[]).find(({ call: one }) => one.phase === 'TALKING');
    expect(talking).toBeDefined();
    return talking?.call.callId as string;
  });
  expect(await story(callId)).toEqual(
    expect.arrayContaining([
      `${ANOTHER} is shown the caller's number, ${CALLER}`,
      expect.stringContaining(`The caller's number cannot be shown to ${ANOTHER}: `) as string,
      `${ANOTHER} is shown ${ana.number.number}`,
    ]),
  );
  await outside.hangUp(call.sid);
  await eventually(async () => expect((await outside.callOf(forwarded)).status).toBe('completed'));
}, 60_000);
