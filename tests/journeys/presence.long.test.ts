/**
 * A person's own hours decide whether a call comes, say why it did not, and can be overridden until the next block.
 *
 * @area presence, hours
 */
import { eventually } from '@ringline/kit/testing';
import { beforeAll, describe, expect, test } from 'vitest';
import {
  OutsideWorld,
  anOwner,
  openPhone,
  startAnyProduct,
  type Heard,
  type HeadlessPhone,
  type Owner,
  type Payload,
} from '../testkit/index.ts';

const CALLER = '+15035550174';
const PRESENCE = 'availabilityStatus presence presenceReason presenceUntil missedCalls';
const SET = `mutation ($presence: UserPresence!) { setPresence(availabilityStatus: $presence) { id availabilityStatus } }`;
const SETTINGS =
  'mutation ($input: UpdateUserProfileInput!) { updateUserProfile(input: $input) { settings { workingHours { enabled timezone days { weekday blocks { start end } } } } } }';
const CALLS = '{ fetchConversations(channel: call) { data { call { callId status } } } }';

let ana: Owner;
let phone: HeadlessPhone;
let outside: OutsideWorld;
let frames: Heard;

beforeAll(async () => {
  const product = await startAnyProduct();
  outside = new OutsideWorld(product.url);
  ana = await anOwner(product.url, 'Ana');
  frames = ana.api.subscribe(`subscription { userProfileChanged(own: true) { mainUserId ${PRESENCE} } }`);
  phone = await openPhone(ana.api, { tone: 'none' });
});

/** One block of an hour that begins three hours from now, in UTC: now is outside it. */
function laterToday() {
  const begins = new Date(Math.floor(Date.now() / 3_600_000) * 3_600_000 + 3 * 3_600_000);
  const time = (hours: number) => `${String(hours % 24).padStart(2, '0')}:00`;
  const blocks = [{ start: time(begins.getUTCHours()), end: time(begins.getUTCHours() + 1) }];
  const weekday = begins.getUTCDay() || 7;
  const days = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ weekday: day, blocks: day === weekday ? blocks : [] }));
  return { begins, workingHours: { enabled: true, timezone: 'UTC', days } };
}

const set = (workingHours: unknown) => ana.api.run(SETTINGS, { input: { settings: { workingHours } } });
const limited = (reason: string | null, presence: string) =>
  frames.frame((me) => me.presenceReason === reason && me.presence === presence);
const now = async (): Promise<Payload> =>
  (await ana.api.run(`{ getWorkspaceUserProfile { ${PRESENCE} } }`)).getWorkspaceUserProfile;
/** The newest call says in its timeline that somebody was skipped, and why. */
const saysWhy = (sentence: string) =>
  eventually(async () => {
    const [newest] = (await ana.api.run(CALLS)).fetchConversations.data as Payload[];
    const { getCallTimeline } = await ana.api.run('query ($id: ID!) { getCallTimeline(callId: $id) { description } }', {
      id: newest?.call.callId,
    });
    expect((getCallTimeline as Payload[]).map(({ description }) => description as string)).toContain(sentence);
  });

describe('own hours', () => {
  test('skip their person outside them, who overrides them until the next block, and then it rings', async () => {
    const { begins, workingHours } = laterToday();
    const { updateUserProfile } = await set(workingHours);
    expect(updateUserProfile.settings.workingHours).toEqual(workingHours);
    const me = await limited('OUTSIDE_HOURS', 'OFFLINE');
    expect(me).toMatchObject({ availabilityStatus: 'AVAILABLE', presenceUntil: begins.toISOString() });
    const missed = await outside.call(CALLER, ana.number.number, 'silence');
    await saysWhy('Skipped Ana Test: outside own hours');
    await outside.hangUp(missed.sid);

    await ana.api.run(SET, { presence: 'AVAILABLE' });
    expect((await limited('HOURS_OVERRIDDEN', 'AVAILABLE')).presenceUntil).toBe(begins.toISOString());
    const { sid } = await outside.call(CALLER, ana.number.number, 'silence');
    const talk = await (await phone.ring()).accept();
    await limited('HOURS_OVERRIDDEN', 'BUSY');
    await outside.hangUp(sid);
    await talk.ended;
    await limited('HOURS_OVERRIDDEN', 'AVAILABLE');
  });

  test('that share some time are refused with what to do, and nothing changes', async () => {
    const { workingHours } = laterToday();
    const twice = workingHours.days.map((day) => ({ ...day, blocks: [...day.blocks, ...day.blocks] }));
    const input = { settings: { workingHours: { ...workingHours, days: twice } } };
    expect(await ana.api.refused(SETTINGS, { input })).toMatchObject({
      code: 'HOURS_OVERLAP',
      field: 'settings.workingHours',
    });
    expect((await now()).presenceReason).toBe('HOURS_OVERRIDDEN');
  });

  test('that are switched off limit nothing; whoever chose BUSY is BUSY after a call, too', async () => {
    await set({ ...laterToday().workingHours, enabled: false });
    await limited(null, 'AVAILABLE');
    const { sid } = await outside.call(CALLER, ana.number.number, 'silence');
    const talk = await (await phone.ring()).accept();
    await ana.api.run(SET, { presence: 'BUSY' });
    await outside.hangUp(sid);
    await talk.ended;
    await eventually(async () => {
      const [newest] = (await ana.api.run(CALLS)).fetchConversations.data as Payload[];
      expect(newest?.call.status).toBe('COMPLETED');
    });
    expect(await now()).toMatchObject({ availabilityStatus: 'BUSY', presence: 'BUSY', presenceReason: null });
  });
});
