import { timestampDate } from '@bufbuild/protobuf/wkt';
import { describe, expect, test } from 'vitest';
import { db, deps, everyone, number, OTHER_TEAM, ownMessaging, send, TEAM, textFrom, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { ANA, BEN, DAY, days, over } from './analytics.testkit.ts';
import { getActivity } from './getActivity.ts';
import { getInteractions } from './getInteractions.ts';
import { getSummary } from './getSummary.ts';

ownMessaging();

describe('the figures of some days', () => {
  test('count each call once, by the definitions', async () => {
    // Answered: 4 s and 24 s after the first offer, greetings left out; and one that a colleague placed.
    await over({ at: '2026-11-20T09:00:00Z', offered: 10, answered: 14, lasted: 74, agent: ANA, asked: [BEN] });
    await over({ at: '2026-11-20T10:00:00Z', offered: 1, answered: 25, lasted: 85, agent: BEN, queueTimeSeconds: 24 });
    await over({ at: '2026-11-20T10:30:00Z', direction: 'OUTBOUND', answered: 5, lasted: 35, agent: ANA });
    await over({ at: '2026-11-20T11:00:00Z', asked: [ANA, BEN], offered: 1 });
    await over({ at: '2026-11-20T11:10:00Z', status: 'ABANDONED', endReason: 'CALLER_HANGUP_WAITING', lasted: 15 });
    await over({ at: '2026-11-20T11:20:00Z', status: 'ABANDONED', endReason: 'SHORT_ABANDON', lasted: 2 });
    await over({
      at: '2026-11-20T11:30:00Z',
      status: 'VOICEMAIL',
      endReason: 'VOICEMAIL_LEFT',
      peerNumber: '+15035550100',
    });
    await over({ at: '2026-11-20T11:40:00Z', status: 'REJECTED', endReason: 'BLOCKED' });
    await over({ at: '2026-11-20T23:40:00Z', outsideBusinessHours: true, endReason: 'OUTSIDE_HOURS' });
    // The days before and after are others'.
    await over({ at: '2026-11-19T23:59:59Z', offered: 0, answered: 2, agent: ANA });
    await over({ at: '2026-11-21T00:00:00Z' });
    const { calls, previousCalls, people, hours } = await getSummary(deps)(DAY, everyone());
    expect(calls).toEqual({
      inbound: 8,
      outbound: 1,
      answered: 2,
      missed: 1,
      abandoned: 2,
      voicemail: 1,
      rejected: 1,
      failed: 0,
      outsideHours: 1,
      outboundAnswered: 1,
      // 2 of the 5 that are neither given up at once, blocked nor outside hours.
      answerRate: 40,
      answerSeconds: 14,
      answerSecondsP90: 22,
      queueSeconds: 24,
      longestQueueSeconds: 24,
      // One answered and two given up within 20 s, of four.
      serviceLevel: 75,
      talkSeconds: 50,
      holdSeconds: 0,
      totalTalkSeconds: 150n,
      people: 2,
    });
    expect(previousCalls).toMatchObject({ inbound: 1, answered: 1, answerSeconds: 2 });
    expect(people).toEqual([
      { userId: ANA, answered: 1, placed: 1, talkSeconds: 90n, missedOffers: 1, availableSeconds: 0 },
      { userId: BEN, answered: 1, placed: 0, talkSeconds: 60n, missedOffers: 1, availableSeconds: 0 },
    ]);
    // 2026-11-20 is a Friday.
    expect(hours).toEqual([
      { weekday: 5, hour: 9, inbound: 1, unanswered: 0 },
      { weekday: 5, hour: 10, inbound: 1, unanswered: 0 },
      { weekday: 5, hour: 11, inbound: 5, unanswered: 4 },
      { weekday: 5, hour: 23, inbound: 1, unanswered: 1 },
    ]);
  });

  test('judge the service level by the seconds that the workspace chose, the days before as well', async () => {
    for (const day of ['2026-11-19', '2026-11-20']) {
      await over({ at: `${day}T09:00:00Z`, offered: 10, answered: 14, lasted: 74, agent: ANA });
      await over({ at: `${day}T10:00:00Z`, offered: 1, answered: 25, lasted: 85, agent: BEN });
      await over({ at: `${day}T11:10:00Z`, status: 'ABANDONED', endReason: 'CALLER_HANGUP_WAITING', lasted: 15 });
      await over({ at: `${day}T11:20:00Z`, status: 'ABANDONED', endReason: 'CALLER_HANGUP_WAITING', lasted: 40 });
    }
    const levels = async (serviceLevelSeconds?: number) => {
      const asked = serviceLevelSeconds === undefined ? DAY : { ...DAY, serviceLevelSeconds };
      const { calls, previousCalls } = await getSummary(deps)(asked, everyone());
      return [calls?.serviceLevel, previousCalls?.serviceLevel];
    };
    expect(await levels(5)).toEqual([25, 25]);
    expect(await levels()).toEqual([50, 50]);
    expect(await levels(24)).toEqual([75, 75]);
    expect(await levels(40)).toEqual([100, 100]);
    await expect(levels(4)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'serviceLevelSeconds' });
  });

  test('have nothing to say of rates and averages where nothing happened', async () => {
    const { calls, messages } = await getSummary(deps)(DAY, everyone());
    expect(calls).toMatchObject({ inbound: 0, answered: 0, totalTalkSeconds: 0n });
    for (const name of ['answerRate', 'answerSeconds', 'serviceLevel', 'talkSeconds', 'queueSeconds'])
      expect(calls).not.toHaveProperty(name);
    expect(messages).toEqual({ received: 0, sent: 0, delivered: 0, failed: 0, replies: 0 });
  });

  test('follow what is told of a call later, and nothing older', async () => {
    const id = await over({ at: '2026-11-20T09:00:00Z', version: 5 });
    await over({ at: '2026-11-20T09:00:00Z', id, version: 7, offered: 1, answered: 2, agent: ANA });
    await over({ at: '2026-11-20T09:00:00Z', id, version: 6 });
    expect((await getSummary(deps)(DAY, everyone())).calls).toMatchObject({ inbound: 1, answered: 1, missed: 0 });
  });

  test('leave out what still runs', async () => {
    await over({ at: '2026-11-20T09:00:00Z', status: 'ON_GOING', endReason: '' });
    expect((await getSummary(deps)(DAY, everyone())).calls).toMatchObject({ inbound: 0 });
  });

  test('leave out test numbers once there is another, and count texts', async () => {
    await over({ at: '2026-11-21T08:00:00Z', isTestNumber: true });
    await textFrom('hello');
    await send('hi');
    const today = days('2026-11-21');
    const { calls, messages } = await getSummary(deps)(today, everyone());
    expect(calls).toMatchObject({ inbound: 0 });
    expect(messages).toMatchObject({ received: 1 });
    await db.tenant(ws, ({ tx }) =>
      tx.numberCopy.updateMany({ where: { workspaceId: ws }, data: { isTestNumber: true } }),
    );
    expect((await getSummary(deps)(today, everyone())).calls).toMatchObject({ inbound: 1 });
  });
});

describe('handling a call', () => {
  test('is talk, hold and wrap-up together; of calls of before nobody knows', async () => {
    // 50 s of talk in 70 s after the answer; then 10 s in which nobody rings Ana.
    await over({
      at: '2026-11-20T09:00:00Z',
      answered: 4,
      lasted: 74,
      talkTimeSeconds: 50,
      wrapUpSeconds: 10,
      agent: ANA,
    });
    await over({ at: '2026-11-20T10:00:00Z', answered: 5, lasted: 35, wrapUpSeconds: 0, agent: BEN });
    // A phone outside took it: nobody of ours wraps up.
    await over({ at: '2026-11-20T11:00:00Z', answered: 5, lasted: 105 });
    await over({ at: '2026-11-20T12:00:00Z' });
    const { calls, people } = await getSummary(deps)(DAY, everyone());
    // (20 + 0 + 0) / 3 and (50 + 20 + 10 + 30) / 2.
    expect(calls!.holdSeconds).toBeCloseTo(20 / 3);
    expect(calls!.handleSeconds).toBe(55);
    expect(people!.map(({ userId, handleSeconds }) => [userId, handleSeconds])).toEqual([
      [ANA, 80],
      [BEN, 30],
    ]);
    await db.tenant(ws, ({ tx }) =>
      tx.callFact.updateMany({ where: { workspaceId: ws }, data: { holdSeconds: null } }),
    );
    const before = await getSummary(deps)(DAY, everyone());
    expect(before.calls).not.toHaveProperty('handleSeconds');
    expect(before.people![0]).not.toHaveProperty('handleSeconds');
  });
});

describe('a day', () => {
  test('begins and ends on the clocks of the zone, also when they are changed', async () => {
    // New York falls back on 2026-11-01: that day has 25 hours.
    const york = days('2026-11-01', '2026-11-01', 'America/New_York');
    await over({ at: '2026-11-01T03:59:59Z' });
    await over({ at: '2026-11-01T04:00:00Z' });
    await over({ at: '2026-11-02T04:59:59Z' });
    await over({ at: '2026-11-02T05:00:00Z' });
    const { calls, since, until } = await getSummary(deps)(york, everyone());
    expect(calls).toMatchObject({ inbound: 2 });
    expect([since, until].map((at) => timestampDate(at as never).toISOString())).toEqual([
      '2026-11-01T04:00:00.000Z',
      '2026-11-02T05:00:00.000Z',
    ]);
    const { bucket, points } = await getActivity(deps)(york, everyone());
    expect(bucket).toBe('HOUR');
    expect(points).toHaveLength(25);
    expect(points!.reduce((sum, { inbound }) => sum + (inbound ?? 0), 0)).toBe(2);
  });

  test.each([
    ['one that is not', '2026-02-30', '2026-03-01', 'range.from'],
    ['one that is no day', 'yesterday', '2026-03-01', 'range.from'],
    ['the wrong way round', '2026-03-02', '2026-03-01', 'range.until'],
    ['more than two years', '2024-01-01', '2026-03-01', 'range.from'],
  ])('is refused: %s', async (_name, from, until, field) => {
    await expect(getSummary(deps)(days(from, until), everyone())).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field,
    });
  });

  test('is refused in a zone that there is not', async () => {
    const asked = days('2026-11-20', '2026-11-20', 'Mars/Olympus');
    await expect(getActivity(deps)(asked, everyone())).rejects.toMatchObject({ field: 'range.timezone' });
  });
});

describe('over time', () => {
  test('by the day up to 93 days, each there though nothing happened', async () => {
    await over({ at: '2026-11-03T09:00:00Z' });
    await over({ at: '2026-11-03T10:00:00Z', direction: 'OUTBOUND', answered: 1, agent: ANA });
    const { bucket, points } = await getActivity(deps)(days('2026-11-01', '2026-11-07'), everyone());
    expect(bucket).toBe('DAY');
    expect(points!.map(({ inbound, outbound, missed }) => [inbound, outbound, missed])).toEqual([
      [0, 0, 0],
      [0, 0, 0],
      [1, 1, 1],
      ...Array.from({ length: 4 }, () => [0, 0, 0]),
    ]);
  });

  test('by the month beyond, the first and last as far as they are asked for', async () => {
    await over({ at: '2026-01-10T09:00:00Z' });
    await over({ at: '2026-01-20T09:00:00Z' });
    const { bucket, points } = await getActivity(deps)(days('2026-01-15', '2026-06-15'), everyone());
    expect(bucket).toBe('MONTH');
    expect(points!.map(({ inbound }) => inbound)).toEqual([1, 0, 0, 0, 0, 0]);
    expect(timestampDate(points![0]!.since as never).toISOString()).toBe('2026-01-15T00:00:00.000Z');
    expect(timestampDate(points![5]!.until as never).toISOString()).toBe('2026-06-16T00:00:00.000Z');
  });
});

describe('people outside over time', () => {
  /** New, returning and interactions of each bucket in which something happened, by its place. */
  async function met(asked: Parameters<ReturnType<typeof getInteractions>>[0], principal = everyone()) {
    const { points } = await getInteractions(deps)(asked, principal);
    return points!.flatMap(({ newContacts, returningContacts, interactions }, place) =>
      interactions ? [[place, newContacts, returningContacts, interactions]] : [],
    );
  }
  const WEEK = days('2026-11-01', '2026-11-07');
  const [MIA, NIA] = ['+15035550171', '+15035550172'];

  test('are new once, and return afterwards; the same person twice in a bucket is one', async () => {
    // Known since October, then a call.
    await over({ at: '2026-10-20T09:00:00Z', peerNumber: MIA });
    await over({ at: '2026-11-02T09:00:00Z', peerNumber: MIA });
    // New on the third, with two calls; back on the fifth, beside a call to the first.
    await over({ at: '2026-11-03T09:00:00Z', peerNumber: NIA });
    await over({ at: '2026-11-03T23:59:59Z', peerNumber: NIA, direction: 'OUTBOUND', answered: 1, agent: ANA });
    await over({ at: '2026-11-05T00:00:00Z', peerNumber: NIA });
    await over({ at: '2026-11-05T10:00:00Z', peerNumber: MIA });
    expect(await met(WEEK)).toEqual([
      [1, 0, 1, 1],
      [2, 1, 0, 2],
      [4, 0, 2, 2],
    ]);
    // On other clocks the last second of the third belongs to the fourth.
    expect(await met(days('2026-11-01', '2026-11-07', 'Europe/Paris'))).toEqual([
      [1, 0, 1, 1],
      [2, 1, 0, 1],
      [3, 0, 1, 1],
      [4, 0, 2, 2],
    ]);
  });

  test('are one person, whether they call or write, and however the number is spelled', async () => {
    await over({ at: '2026-11-20T09:00:00Z', peerNumber: '+5511987654321' });
    await over({ at: '2026-11-20T10:00:00Z', peerNumber: '+551187654321' });
    await textFrom('hello', { from: '+5511987654321' });
    await send('hi');
    const { bucket, points } = await getInteractions(deps)(days('2026-11-20', '2026-11-22'), everyone());
    expect(bucket).toBe('DAY');
    expect(points!.map((point) => [point.newContacts, point.returningContacts, point.interactions])).toEqual([
      [1, 0, 2],
      [1, 1, 2],
      [0, 0, 0],
    ]);
  });

  test('of a month that begins before the range are not new for what they did before it', async () => {
    await over({ at: '2026-01-10T09:00:00Z', peerNumber: MIA });
    await over({ at: '2026-01-20T09:00:00Z', peerNumber: MIA });
    expect(await met(days('2026-01-15', '2026-06-15'))).toEqual([[0, 0, 1, 1]]);
    expect(await met(days('2026-01-01', '2026-06-15'))).toEqual([[0, 1, 0, 2]]);
  });

  test('who hide their number are nobody, and their calls count', async () => {
    await over({ at: '2026-11-03T09:00:00Z', peerNumber: 'anonymous' });
    expect(await met(WEEK)).toEqual([[2, 0, 0, 1]]);
  });

  test('are new to the workspace, and not to what the report is narrowed to', async () => {
    await over({ at: '2026-11-02T09:00:00Z', peerNumber: MIA });
    await over({ at: '2026-11-04T09:00:00Z', peerNumber: MIA, teamId: OTHER_TEAM, asked: [BEN] });
    const of = { phoneNumberIds: [], teamIds: [OTHER_TEAM], userIds: [] };
    expect(await met({ ...WEEK, filter: of })).toEqual([[3, 0, 1, 1]]);
    const ben = testPrincipal(ws, 'all', { userId: BEN, scope: () => 'own' });
    expect(await met(WEEK, ben)).toEqual([[3, 0, 1, 1]]);
    expect(await met(WEEK, testPrincipal(ws, 'all', { scope: () => undefined }))).toEqual([]);
  });

  test('are nothing to other workspaces, which have their own', async () => {
    await over({ at: '2026-11-02T09:00:00Z', peerNumber: MIA });
    expect(await met(WEEK, testPrincipal(db.ids.uuid()))).toEqual([]);
    await expect(met({ ...WEEK, filter: { phoneNumberIds: ['x'], teamIds: [], userIds: [] } })).rejects.toMatchObject({
      field: 'phoneNumberIds',
    });
  });
});

describe('who sees what', () => {
  const inbound = async (principal: ReturnType<typeof testPrincipal>, filter = {}) =>
    (await getSummary(deps)({ ...DAY, filter: { phoneNumberIds: [], teamIds: [], userIds: [], ...filter } }, principal))
      .calls!.inbound;

  test('all, those of the team, or the own ones; of another workspace none', async () => {
    await over({ at: '2026-11-20T09:00:00Z', offered: 1, answered: 2, agent: ANA });
    await over({ at: '2026-11-20T10:00:00Z', teamId: OTHER_TEAM, asked: [BEN], offered: 1 });
    const as = (scope: 'all' | 'team' | 'own' | undefined, userId: string, teamIds: string[] = []) =>
      testPrincipal(ws, 'all', { userId, teamIds, scope: () => scope });
    expect(await inbound(as('all', ANA))).toBe(2);
    expect(await inbound(as('team', ANA, [OTHER_TEAM]))).toBe(2);
    expect(await inbound(as('team', BEN, [OTHER_TEAM]))).toBe(1);
    expect(await inbound(as('own', ANA))).toBe(1);
    expect(await inbound(as('own', BEN))).toBe(1);
    expect(await inbound(as(undefined, ANA))).toBe(0);
    expect(await inbound(testPrincipal(db.ids.uuid()))).toBe(0);
    const { people } = await getSummary(deps)(DAY, as('own', BEN));
    expect(people).toEqual([
      { userId: BEN, answered: 0, placed: 0, talkSeconds: 0n, missedOffers: 1, availableSeconds: 0 },
    ]);
  });

  test('a call that was led to another team counts for that one as for the number’s, for no third, and once for all', async () => {
    const THIRD_TEAM = db.ids.uuid();
    await over({ at: '2026-11-20T09:00:00Z', addressedTeamIds: [OTHER_TEAM, 'not an id'], asked: [BEN], offered: 1 });
    const inTeam = (...teamIds: string[]) =>
      testPrincipal(ws, 'all', { userId: db.ids.uuid(), teamIds, scope: () => 'team' });
    expect(await inbound(inTeam(TEAM))).toBe(1);
    expect(await inbound(inTeam(OTHER_TEAM))).toBe(1);
    expect(await inbound(inTeam(TEAM, OTHER_TEAM))).toBe(1);
    expect(await inbound(inTeam(THIRD_TEAM))).toBe(0);
    expect(await inbound(testPrincipal(ws, 'all', { teamIds: [OTHER_TEAM], scope: () => 'own' }))).toBe(0);
    for (const [team, count] of [
      [TEAM, 1],
      [OTHER_TEAM, 1],
      [THIRD_TEAM, 0],
    ] as const)
      expect(await inbound(everyone(), { teamIds: [team] })).toBe(count);
  });

  test('narrowed to numbers, teams and people', async () => {
    await over({ at: '2026-11-20T09:00:00Z', offered: 1, answered: 2, agent: ANA });
    await over({ at: '2026-11-20T10:00:00Z', teamId: OTHER_TEAM, asked: [BEN], offered: 1 });
    expect(await inbound(everyone(), { teamIds: [OTHER_TEAM] })).toBe(1);
    expect(await inbound(everyone(), { userIds: [ANA] })).toBe(1);
    expect(await inbound(everyone(), { phoneNumberIds: [number.id] })).toBe(2);
    expect(await inbound(everyone(), { phoneNumberIds: [db.ids.uuid()] })).toBe(0);
    await expect(inbound(everyone(), { teamIds: ['sales'] })).rejects.toMatchObject({ field: 'teamIds' });
  });
});
