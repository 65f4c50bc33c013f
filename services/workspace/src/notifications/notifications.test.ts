import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventType } from '@ringline/kit/events';
import { eventually } from '@ringline/kit/testing';
import { CallMissedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NotificationChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { mailMissedCalls } from './mailMissedCalls.ts';
import { markMissedCallDone } from './markMissedCallDone.ts';
import { toNotification } from './notification.ts';
import { changeNotificationReadState, listNotifications } from './readState.ts';
import { onSchedule } from './ways.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;
const PEER = '+16285550136';

/** A workspace whose team has its owner and Bea, and a number that rings it. */
async function office() {
  const { workspaceId, userId } = await kit.owned();
  const bea = await kit.join(workspaceId, 'MEMBER', true, { language: 'de' });
  const { id: teamId } = await db.tenant(workspaceId, async ({ tx }) => {
    const team = await tx.team.findFirstOrThrow({ where: { isDefault: true } });
    await tx.teamMember.createMany({
      data: [userId, bea].map((one, position) => ({ workspaceId, teamId: team.id, userId: one, position })),
      skipDuplicates: true,
    });
    return team;
  });
  const missed = async (
    more: { status?: string; conversationId?: string; threadId?: string; agoMs?: number; teamIds?: string[] } = {},
  ) => {
    const { status = 'MISSED', conversationId = deps.ids.uuid(), threadId = deps.ids.uuid(), agoMs = 0 } = more;
    const { teamIds = [teamId] } = more;
    const createdAt = timestampFromDate(new Date(clock.now().getTime() - agoMs));
    const phone = { peerNumber: PEER, phoneNumber: '+14155550100', createdAt };
    await kit.deliver(
      CallMissedSchema,
      { conversation: { id: conversationId, workspaceId, threadId, ...phone, call: { status } }, teamIds },
      threadId,
      workspaceId,
    );
    return { conversationId, threadId };
  };
  const of = (person: string) => ({ workspaceId, userId: person });
  const bell = async (person: string) => {
    const { rows, unreadCount, language } = await listNotifications(deps)({ unreadOnly: false }, of(person));
    return { all: rows.map((row) => toNotification(row, language)), unreadCount };
  };
  const frames = async () => {
    const { rows } = await db.pool.query<{ key: string }>(
      'SELECT key FROM kit.outbox WHERE workspace_id = $1 AND type = $2 ORDER BY position',
      [workspaceId, eventType(NotificationChangedSchema)],
    );
    return rows.map(({ key }) => key);
  };
  const wants = (person: string, channels: object, more: object = {}) =>
    updateProfileSettings(deps)({ version: 0, channels: [{ event: 'MISSED_CALL', ...channels }], ...more }, of(person));
  return { workspaceId, ana: userId, bea, teamId, missed, bell, frames, of, wants };
}

describe('a missed call', () => {
  it('is told once to each member of the team, in their language, however often the event comes', async () => {
    const { ana, bea, missed, bell, frames } = await office();
    const call = await missed({ status: 'VOICEMAIL' });
    await missed({ status: 'VOICEMAIL', ...call });
    expect(await bell(ana)).toMatchObject({
      unreadCount: 1,
      all: [
        {
          kind: 'VOICEMAIL',
          message: `Voicemail from ${PEER}`,
          url: `/inbox?conversationId=${call.conversationId}`,
          read: false,
          ways: ['toast', 'push', 'sound'],
        },
      ],
    });
    expect((await bell(bea)).all.map(({ message }) => message)).toEqual([`Sprachnachricht von ${PEER}`]);
    expect((await frames()).toSorted()).toEqual([ana, bea].toSorted());
  });

  it('is told to nobody who left, is deactivated, or is of another team', async () => {
    const { workspaceId, ana, bea, missed, bell } = await office();
    const stranger = await kit.join(workspaceId, 'MEMBER');
    await db.tenant(workspaceId, ({ tx }) =>
      tx.userProfile.updateMany({ where: { userId: bea }, data: { status: 'DEACTIVATED' } }),
    );
    await missed();
    const counts = await Promise.all([ana, bea, stranger].map(async (person) => (await bell(person)).unreadCount));
    expect(counts).toEqual([1, 0, 0]);
  });

  it('that is told late, or outside the schedule, waits in the bell alone', async () => {
    const { ana, bea, missed, bell, wants } = await office();
    clock.set(new Date('2026-11-21T10:00:00Z'));
    // A Saturday: the schedule is Monday to Friday.
    await wants(bea, { email: true }, { notificationScheduleEnabled: true });
    await wants(ana, { toast: false });
    await missed();
    expect((await bell(bea)).all.map(({ ways }) => ways)).toEqual([[]]);
    expect((await bell(ana)).all.map(({ ways }) => ways)).toEqual([['push', 'sound']]);
    await missed({ agoMs: 2 * 3_600_000 });
    expect((await bell(ana)).all.map(({ ways }) => ways)).toContainEqual([]);
  });

  it('that somebody marks as done is read for all', async () => {
    const { workspaceId, ana, bea, missed, bell } = await office();
    const { threadId } = await missed();
    await missed();
    const thread = { id: threadId, workspaceId, state: 'OPEN' };
    await kit.deliver(ThreadChangedSchema, { thread }, threadId, workspaceId);
    expect((await bell(bea)).unreadCount).toBe(2);
    await kit.deliver(ThreadChangedSchema, { thread: { ...thread, state: 'DONE' } }, threadId, workspaceId);
    for (const person of [ana, bea]) expect((await bell(person)).unreadCount).toBe(1);
    expect((await bell(bea)).all.filter(({ done }) => done)).toHaveLength(1);
  });
});

async function aTeam(workspaceId: string, name: string, userIds: readonly string[]): Promise<string> {
  const id = deps.ids.uuid();
  await db.tenant(workspaceId, async ({ tx }) => {
    await tx.team.create({ data: { id, workspaceId, name, createdAt: clock.now() } });
    await tx.teamMember.createMany({
      data: userIds.map((userId, position) => ({ workspaceId, teamId: id, userId, position })),
    });
  });
  return id;
}

describe('a missed call that was led to another team', () => {
  /** Of Sales, to which calls are led; the number is of the team of everybody else. */
  async function withSales() {
    const made = await office();
    const { workspaceId } = made;
    const cem = await kit.join(workspaceId, 'MEMBER');
    const sales = await aTeam(workspaceId, 'Sales', [cem]);
    const conversationId = deps.ids.uuid();
    await made.missed({ conversationId, teamIds: [made.teamId, sales] });
    await made.missed();
    const noticeOf = async (person: string) =>
      (await made.bell(person)).all.find((row) => row.conversationId === conversationId)?.id ?? '';
    const done = async (id: string, person: string) =>
      markMissedCallDone(deps)({ id }, await kit.principalOf(person, workspaceId));
    return { ...made, cem, sales, noticeOf, done };
  }

  it('is done for all when one of that team says so, and no other call is', async () => {
    const { ana, bea, cem, bell, noticeOf, done } = await withSales();
    const { rows, unreadCount } = await done(await noticeOf(cem), cem);
    expect({ own: rows.map(({ userId }) => userId), unreadCount }).toEqual({ own: [cem], unreadCount: 0 });
    for (const person of [ana, bea]) {
      const { unreadCount: left, all } = await bell(person);
      expect({ left, done: all.filter((row) => row.done).length }).toEqual({ left: 1, done: 1 });
    }
    // Said twice changes nothing.
    expect((await done(await noticeOf(cem), cem)).rows).toEqual([]);
  });

  it('stays as it is for whoever is of a team that was not told, or of none of them any longer', async () => {
    const { workspaceId, ana, cem, sales, bell, noticeOf, done } = await withSales();
    const dua = await kit.join(workspaceId, 'MEMBER');
    const support = await aTeam(workspaceId, 'Support', [dua, cem]);
    const missing = { code: 'NOT_FOUND' };
    // Of another team: it names the notice of somebody who was told.
    for (const id of [await noticeOf(cem), await noticeOf(ana), deps.ids.uuid(), 'x'])
      await expect(done(id, dua)).rejects.toMatchObject(missing);
    const theirs = await noticeOf(cem);
    await db.tenant(workspaceId, ({ tx }) => tx.teamMember.deleteMany({ where: { teamId: sales, userId: cem } }));
    await expect(done(theirs, cem)).rejects.toMatchObject(missing);
    const foreign = await office();
    await foreign.missed();
    const [elsewhere] = (await foreign.bell(foreign.ana)).all;
    await expect(done(elsewhere?.id ?? '', ana)).rejects.toMatchObject(missing);
    expect((await bell(ana)).unreadCount).toBe(2);
    expect(support).not.toBe(sales);
  });

  it('is no longer new to who read it, and can be marked as unread by each for themselves', async () => {
    const { bea, cem, bell, of, noticeOf, done } = await withSales();
    await done(await noticeOf(cem), cem);
    await changeNotificationReadState(deps)({ isRead: false, ids: [await noticeOf(bea)], threadId: '' }, of(bea));
    expect((await bell(bea)).unreadCount).toBe(2);
    expect((await bell(cem)).unreadCount).toBe(0);
  });
});

describe('the read state', () => {
  it('is the own: of some, of a conversation, of all; and back', async () => {
    const { ana, bea, missed, bell, of } = await office();
    const { threadId } = await missed();
    await missed();
    const change = changeNotificationReadState(deps);
    const [newest] = (await bell(ana)).all;
    expect(await change({ isRead: true, ids: [newest?.id ?? ''], threadId: '' }, of(ana))).toMatchObject({
      unreadCount: 1,
    });
    expect((await change({ isRead: true, ids: [], threadId }, of(ana))).unreadCount).toBe(0);
    expect((await change({ isRead: false, ids: [], threadId: '' }, of(ana))).unreadCount).toBe(2);
    expect((await bell(bea)).unreadCount).toBe(2);
  });

  it("of others, and of another workspace, can't be changed", async () => {
    const ours = await office();
    const theirs = await office();
    await ours.missed();
    const { threadId } = await theirs.missed();
    const [foreign] = (await theirs.bell(theirs.ana)).all;
    const [colleague] = (await ours.bell(ours.bea)).all;
    const ids = [foreign?.id ?? '', colleague?.id ?? ''];
    const change = changeNotificationReadState(deps);
    await expect(change({ isRead: true, ids, threadId: '' }, ours.of(ours.ana))).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    expect((await change({ isRead: true, ids: [], threadId }, ours.of(ours.ana))).rows).toEqual([]);
    expect((await theirs.bell(theirs.ana)).unreadCount).toBe(1);
    expect((await ours.bell(ours.bea)).unreadCount).toBe(1);
  });

  it.each([
    ['ids', { ids: ['x'], threadId: '' }],
    ['ids', { ids: Array.from({ length: 201 }, () => deps.ids.uuid()), threadId: '' }],
    ['threadId', { ids: [], threadId: 'x' }],
  ])('refuses bad %s', async (field, given) => {
    const { ana, of } = await office();
    expect(() => changeNotificationReadState(deps)({ isRead: true, ...given }, of(ana))).toThrow(
      expect.objectContaining({ code: 'VALIDATION_FAILED', field }) as Error,
    );
  });
});

describe('the mail about missed calls', () => {
  const mailsTo = (to: string) => kit.mails.filter((mail) => mail.to === to);

  it('names what is unread, all at once and each call once, in the language and on the clocks of who reads it', async () => {
    const { bea, missed, wants, of, workspaceId } = await office();
    await db.platform('test', ({ tx }) =>
      tx.userCopy.update({ where: { userId: bea }, data: { email: 'mail@x.example' } }),
    );
    clock.set(new Date('2035-11-22T10:00:00Z'));
    await wants(bea, { email: true }, { timezone: 'America/New_York' });
    await missed();
    await missed({ status: 'VOICEMAIL' });
    const read = await missed();
    await changeNotificationReadState(deps)({ isRead: true, ids: [], threadId: read.threadId }, of(bea));
    const planned = await db.pool.query(
      "SELECT FROM pgboss.job WHERE name = 'mail-missed-calls' AND data->>'userId' = $1",
      [bea],
    );
    expect(planned.rowCount).toBe(1);
    await mailMissedCalls(deps)({ workspaceId, userId: bea });
    await mailMissedCalls(deps)({ workspaceId, userId: bea });
    await eventually(() => expect(mailsTo('mail@x.example')).toHaveLength(1));
    const [mail] = mailsTo('mail@x.example');
    expect(mail?.subject).toBe('2 verpasste Anrufe in Otter Repairs');
    expect(mail?.text).toContain(`22.11.2035, 05:00: Verpasster Anruf von ${PEER}`);
    expect(mail?.text).toContain(`Sprachnachricht von ${PEER}`);
    expect(mail?.text).toContain('https://ringline.example/inbox');
  });

  it('comes to nobody who did not ask for it', async () => {
    const { ana, missed } = await office();
    await missed();
    const planned = await db.pool.query(
      "SELECT FROM pgboss.job WHERE name = 'mail-missed-calls' AND data->>'userId' = $1",
      [ana],
    );
    expect(planned.rowCount).toBe(0);
  });
});

it.each([
  ['2026-11-20T08:00:00Z', true],
  ['2026-11-20T07:59:00Z', false],
  ['2026-11-20T17:00:00Z', false],
  ['2026-11-22T01:00:00Z', true],
  ['2026-11-22T02:00:00Z', false],
])('at %s the schedule of Berlin runs: %s', (at, runs) => {
  const day = (weekday: number, start: string, end: string) => ({ weekday, enabled: true, start, end });
  const weeklySchedule = [day(5, '09:00', '18:00'), day(6, '22:00', '03:00')];
  expect(onSchedule({ timezone: 'Europe/Berlin', weeklySchedule }, new Date(at))).toBe(runs);
});
