import { eventType } from '@ringline/kit/events';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { countNumbers } from '../numbers/countNumbers.ts';
import { getNumber, updateNumberSettings } from '../numbers/numbers.ts';
import { tryNumberFlow } from '../numbers/tryNumberFlow.ts';
import { addSound } from '../sounds/sounds.ts';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { getCallTimeline } from './getCallTimeline.ts';

const world = await telephonyWorld();
const { clock, deps, webhook } = world;
const update = updateNumberSettings(deps);
let sids = 0;

const ALWAYS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ start: '00:00', end: '24:00' }] }));
const week = (days: readonly number[]) => ({
  enabled: true,
  timezone: 'UTC',
  days: ALWAYS.map(({ weekday, blocks }) => ({ weekday, blocks: days.includes(weekday) ? blocks : [] })),
});

/** Today and the day after it are closed, on the clocks of UTC. */
function closedNow() {
  const today = ((clock.now().getUTCDay() + 6) % 7) + 1;
  return week([1, 2, 3, 4, 5, 6, 7].filter((day) => day !== today && day !== (today % 7) + 1));
}

async function office(voicemail: boolean) {
  const made = await world.workspace(['Ana'], `+1917555${String((sids += 1)).padStart(4, '0')}`, { voicemail });
  const ana = principalOf(made.workspaceId, made.people[0]?.userId ?? '');
  const rings = async () => {
    const sid = `CA${(sids += 1).toString(16).padStart(32, 'c')}`;
    const answer = await webhook('/carrier/voice/inbound', { CallSid: sid, From: '+14155550123', To: made.number });
    const call = await world.callOf(made.workspaceId);
    const story = (await getCallTimeline(deps)(call.id, ana)).map(({ name }) => name);
    return { answer, call, story };
  };
  const set = (settings: object) => update({ id: made.phoneNumberId, version: 1, ...settings }, ana);
  return { ...made, ana, rings, set };
}

describe('a call outside the hours of its number', () => {
  it('rings nobody: the caller may leave a message, and the timeline says why and when it opens', async () => {
    const { rings, set, ana } = await office(true);
    await set({ businessHours: closedNow() });
    const { answer, call, story } = await rings();
    expect(answer.body).toContain('voicemail.wav');
    expect(call).toMatchObject({
      phase: 'VOICEMAIL',
      outsideHours: true,
      outcome: { reason: 'OUTSIDE_HOURS' },
      offers: [],
    });
    expect(story).toEqual(['call.arrived', 'hours.closed', 'voicemail.offered']);
    expect(await countNumbers(deps)(ana)).toMatchObject({ withBusinessHours: 1 });
    const opensAt = (await getCallTimeline(deps)(call.id, ana)).find(({ name }) => name === 'hours.closed')?.parameters;
    expect(Date.parse(opensAt?.['opensAt'] ?? '')).toBeGreaterThan(clock.now().getTime());
  });

  it('without voicemail hears that nobody is available', async () => {
    const { rings, set } = await office(false);
    await set({ businessHours: closedNow() });
    const { answer, call } = await rings();
    expect(answer.body).toContain('unavailable.wav');
    expect(call).toMatchObject({ phase: 'ENDING', outcome: { status: 'MISSED', reason: 'OUTSIDE_HOURS' } });
  });

  it('goes on as if it were open where calls are let through', async () => {
    const { rings, set } = await office(false);
    await set({ businessHours: closedNow(), closedFallback: 'LET_CALL_THROUGH' });
    const { call, story } = await rings();
    expect(call).toMatchObject({ outsideHours: true, outcome: { reason: 'NOBODY_AVAILABLE' } });
    expect(story).toContain('hours.let_through');
  });
});

describe('the greeting for closed hours', () => {
  const always = week([1, 2, 3, 4, 5, 6, 7]);
  async function greets(settings: object = {}) {
    const place = await office(true);
    const file = { name: 'We sleep', type: 'AUDIO', sizeBytes: 8_000n, durationSeconds: 2 };
    const { id } = await addSound(deps)({ id: deps.ids.uuid(), ...file }, place.ana);
    await place.set({ businessHours: closedNow(), closedSoundId: id, ...settings });
    return { ...place, sound: `own/${place.workspaceId}/${id}` };
  }

  it('is heard, and then the call goes where closed calls go; the timeline says that it was', async () => {
    const { rings, sound, phoneNumberId, ana } = await greets();
    const { answer, call, story } = await rings();
    expect(answer.body).toContain(sound);
    expect(call).toMatchObject({ phase: 'ANNOUNCEMENT', outsideHours: true, offers: [] });
    expect(story).toEqual(['call.arrived', 'hours.closed', 'greeting.closed']);
    const action = /<Redirect[^>]*>([^<]+)</.exec(answer.body)?.[1]?.replaceAll('&amp;', '&') ?? '';
    const { body } = await webhook(action, { CallSid: call.legs[call.outsideLegId]?.sid ?? '' });
    expect(body).toContain('voicemail.wav');
    expect(await getNumber(deps)(phoneNumberId, ana)).toMatchObject({ flow: { sounds: { closed: `${sound}.mp3` } } });
    await update({ id: phoneNumberId, version: 2, closedSoundId: '' }, ana);
    expect((await rings()).answer.body).toContain('voicemail.wav');
  });

  it.each([
    ['while it is open', { businessHours: always }],
    ['where calls are let through', { closedFallback: 'LET_CALL_THROUGH' }],
  ])('is not heard %s', async (_when, settings) => {
    const { rings, sound } = await greets(settings);
    expect((await rings()).answer.body).not.toContain(sound);
  });

  it('gives way to what a holiday says; a holiday without words of its own leaves it', async () => {
    const today = clock.now().toISOString().slice(0, 10);
    const holiday = { date: today, name: 'Labour Day', blocks: [], closesAtMidnight: false };
    const says = { greeting: { say: 'We celebrate.', sound: '', soundId: '' } };
    const first = await greets({ holidays: { holidays: [{ ...holiday, ...says }] } });
    const { body } = (await first.rings()).answer;
    expect(body).toContain('We celebrate.');
    expect(body).not.toContain(first.sound);
    const second = await greets({ holidays: { holidays: [holiday] } });
    expect((await second.rings()).answer.body).toContain(second.sound);
  });

  it('is named by a trial of the flow', async () => {
    const { ana, phoneNumberId } = await greets();
    const trial = { id: phoneNumberId, caller: '+14155550123', availableUserIds: [], answers: '', keys: [] };
    const { lines, end } = await tryNumberFlow(deps)({ ...trial, at: clock.now().getTime() }, ana);
    expect(lines.map(({ description }) => description)).toContain('The caller hears the greeting for closed hours');
    expect(end).toBe('VOICEMAIL');
  });
});

describe('a holiday', () => {
  const always = week([1, 2, 3, 4, 5, 6, 7]);
  const today = () => clock.now().toISOString().slice(0, 10);
  const holiday = (given: object = {}) => ({
    date: today(),
    name: 'Labour Day',
    blocks: [],
    closesAtMidnight: false,
    ...given,
  });
  const holidays = (...given: object[]) => ({ holidays: given.map((one) => holiday(one)) });
  const says = { greeting: { say: 'We celebrate and are back tomorrow.', sound: '', soundId: '' } };

  it('closes its day: the caller hears its own greeting, then where closed calls go, and the timeline names it', async () => {
    const { rings, set, ana, phoneNumberId } = await office(true);
    await set({ businessHours: always, holidays: holidays({ date: today().slice(5), ...says }) });
    const { answer, call, story } = await rings();
    expect(answer.body).toContain('We celebrate and are back tomorrow.');
    expect(call).toMatchObject({ phase: 'ANNOUNCEMENT', outsideHours: true, offers: [] });
    expect(story).toEqual(['call.arrived', 'hours.closed', 'greeting.holiday']);
    const [, closed] = await getCallTimeline(deps)(call.id, ana);
    expect(closed).toMatchObject({
      description: 'Closed today because of Labour Day: no one is called',
      parameters: { holiday: 'Labour Day' },
    });
    expect(await getNumber(deps)(phoneNumberId, ana)).toMatchObject({
      flow: { holidays: [{ date: today().slice(5), name: 'Labour Day' }] },
    });
  });

  it('without a greeting leads on at once', async () => {
    const { rings, set } = await office(true);
    await set({ businessHours: always, holidays: holidays({}) });
    expect((await rings()).answer.body).toContain('voicemail.wav');
  });

  it.each([
    ['of another day', { businessHours: always, holidays: holidays({ date: '2001-01-01' }) }],
    ['while the hours are off', { businessHours: { ...always, enabled: false }, holidays: holidays({}) }],
    [
      'with own hours, on a day that is closed else',
      { businessHours: closedNow(), holidays: holidays({ blocks: [{ start: '00:00', end: '24:00' }] }) },
    ],
  ])('%s closes nothing', async (_which, settings) => {
    const { rings, set } = await office(false);
    await set(settings);
    expect((await rings()).call).toMatchObject({ outsideHours: false });
  });

  it('is named by a trial of the flow', async () => {
    const { set, ana, phoneNumberId } = await office(true);
    await set({ businessHours: always, holidays: holidays(says) });
    const trial = { id: phoneNumberId, caller: '+14155550123', availableUserIds: [], answers: '', keys: [] };
    const { lines, end } = await tryNumberFlow(deps)({ ...trial, at: clock.now().getTime() }, ana);
    expect(lines.map(({ description }) => description)).toContain(
      'Closed today because of Labour Day: no one is called',
    );
    expect(end).toBe('VOICEMAIL');
  });

  it.each([
    ['a date that is none', 'VALIDATION_FAILED', 'holidays.0', [{ date: '2026-02-30' }]],
    ['a date in other words', 'VALIDATION_FAILED', 'holidays.0', [{ date: '25.12.' }]],
    ['the same date twice', 'VALIDATION_FAILED', 'holidays.1', [{}, {}]],
    ['no name', 'VALIDATION_FAILED', 'holidays.0', [{ name: ' ' }]],
    [
      'hours that overlap',
      'HOURS_OVERLAP',
      'holidays.0',
      [{ blocks: ['09:00', '10:00'].map((start) => ({ start, end: '12:00' })) }],
    ],
    [
      'a sound of nobody',
      'VALIDATION_FAILED',
      'holidays.0',
      [{ greeting: { say: '', sound: 'nothing', soundId: '' } }],
    ],
    [
      'more than a number has',
      'VALIDATION_FAILED',
      'holidays',
      Array.from({ length: 201 }, (_, day) => ({ date: `${1800 + day}-01-01` })),
    ],
  ])('with %s is refused', async (_what, code, field, given) => {
    const { set } = await office(false);
    await expect(set({ holidays: holidays(...given) })).rejects.toMatchObject({ code, field });
  });

  it('is told to the audit log, and stays while other settings change', async () => {
    const { set } = await office(false);
    await set({ businessHours: always, holidays: holidays({ date: '02-29', ...says }) });
    const told = (await world.events(NumberChangedSchema, eventType(NumberChangedSchema))).at(-1);
    expect(told?.changes.find(({ field }) => field === 'holidays')).toMatchObject({
      before: 'false',
      after: '02-29 Labour Day “We celebrate and are back tomorrow.”',
    });
    expect(
      await set({
        version: 2,
        businessHours: closedNow(),
        type: 'SOUND',
        sound: { say: 'Hi', sound: '', soundId: '' },
      }),
    ).toMatchObject({
      flow: { holidays: [{ date: '02-29' }] },
    });
  });
});

it('within the hours, and with hours that are off, a call is as ever', async () => {
  for (const businessHours of [week([1, 2, 3, 4, 5, 6, 7]), { ...closedNow(), enabled: false }]) {
    const { rings, set } = await office(false);
    await set({ businessHours });
    expect((await rings()).call).toMatchObject({ outsideHours: false, outcome: { reason: 'NOBODY_AVAILABLE' } });
  }
});

describe('settings of a number', () => {
  it.each([
    ['a ring time of 4 s', 'VALIDATION_FAILED', 'timeout', { timeoutSeconds: 4 }],
    ['a ring time of 121 s', 'VALIDATION_FAILED', 'timeout', { timeoutSeconds: 121 }],
    ['a fallback that does not exist', 'VALIDATION_FAILED', 'closedFallback', { closedFallback: 'LATER' }],
    ['a fallback without its number', 'VALIDATION_FAILED', 'closedTarget', { closedFallback: 'PHONE_NUMBER' }],
    ['a week without a block', 'VALIDATION_FAILED', 'businessHours', { businessHours: week([]) }],
    [
      'blocks that overlap',
      'HOURS_OVERLAP',
      'businessHours',
      {
        businessHours: {
          ...week([]),
          days: ALWAYS.map(({ weekday }) => ({
            weekday,
            blocks: [
              { start: '20:00', end: '02:00' },
              { start: '01:00', end: '05:00' },
            ],
          })),
        },
      },
    ],
  ])('refuse %s', async (_what, code, field, settings) => {
    const { set } = await office(false);
    await expect(set(settings)).rejects.toMatchObject({ code, field });
  });

  it('take a team of the workspace alone', async () => {
    const ours = await office(false);
    const theirs = await office(false);
    await expect(ours.set({ teamId: theirs.teamId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await ours.set({ teamId: ours.teamId, timeoutSeconds: 45, playGreeting: true })).toMatchObject({
      timeoutSeconds: 45,
      playGreeting: true,
      version: 2,
    });
  });

  it('take no team that is gone', async () => {
    const { set, teamId, workspaceId } = await office(false);
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.teamCopy.update({ where: { workspaceId_id: { workspaceId, id: teamId } }, data: { deleted: true } }),
    );
    await expect(set({ teamId })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('are told to the teams that they are of, with who changed what', async () => {
    const { set, teamId, workspaceId, ana } = await office(false);
    await set({ timeoutSeconds: 45, businessHours: week([1]) });
    const { rows } = await deps.db.pool.query<{ audience: unknown }>(
      'SELECT audience FROM kit.outbox WHERE workspace_id = $1 AND type = $2',
      [workspaceId, eventType(NumberChangedSchema)],
    );
    expect(rows.map(({ audience }) => audience)).toEqual([{ teams: [teamId], users: [] }]);
    const told = (await world.events(NumberChangedSchema, eventType(NumberChangedSchema))).at(-1);
    expect(told?.changedByUserId).toBe(ana.userId);
    expect(told?.changes).toMatchObject([
      { field: 'timeout', before: '20', after: '45' },
      { field: 'businessHours', before: 'false', after: 'UTC: 1 00:00-24:00' },
    ]);
  });
});
