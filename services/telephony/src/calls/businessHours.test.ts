import { eventType } from '@ringline/kit/events';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { countNumbers } from '../numbers/countNumbers.ts';
import { updateNumberSettings } from '../numbers/numbers.ts';
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
