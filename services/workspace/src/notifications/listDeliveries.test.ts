/** The log of a member's notifications: what is said of each way, of whom it is, and how it is narrowed. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { eventually } from '@ringline/kit/testing';
import { CallMissedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { updateProfileSettings } from '../settings/updateProfileSettings.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { listDeliveries } from './listDeliveries.ts';
import { mailMissedCalls } from './mailMissedCalls.ts';
import { changeNotificationReadState } from './readState.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;
const PEER = '+16285550136';
const MINUTE = 60_000;

/** Ana, who owns the workspace and is told of the calls of its number. */
async function office() {
  const { workspaceId, userId } = await kit.owned();
  const { id: teamId } = await db.tenant(workspaceId, ({ tx }) =>
    tx.team.findFirstOrThrow({ where: { isDefault: true } }),
  );
  const of = { workspaceId, userId };
  const missed = async (agoMs = 0) => {
    const threadId = db.ids.uuid();
    const createdAt = timestampFromDate(new Date(clock.now().getTime() - agoMs));
    const phone = { peerNumber: PEER, phoneNumber: '+14155550100', createdAt };
    const conversation = { id: db.ids.uuid(), workspaceId, threadId, ...phone, call: { status: 'MISSED' } };
    await kit.deliver(CallMissedSchema, { conversation, teamIds: [teamId] }, threadId, workspaceId);
    clock.advance(1_000);
    return threadId;
  };
  const rings = async (offers: object[]) => {
    const id = db.ids.uuid();
    const call = {
      id,
      workspaceId,
      direction: 'INBOUND',
      phase: 'RINGING',
      peerNumber: PEER,
      teamId,
      offers,
      phaseSince: timestampFromDate(clock.now()),
    };
    await kit.deliver(CallChangedSchema, { call, cause: 'OFFERED' }, id, workspaceId);
    return id;
  };
  /** A browser whose pushes go nowhere. */
  const browser = () =>
    db.platform('test', ({ tx }) => {
      const id = db.ids.uuid();
      const row = { id, ownerUserId: userId, sessionId: id, endpointHash: id, service: 'x', name: 'Chrome, Linux' };
      const subscription = { endpoint: 'https://nowhere.example/x', keys: { p256dh: 'x', auth: 'x' } };
      const subscriptionSealed = deps.secrets.seal(JSON.stringify(subscription));
      return tx.pushDevice.create({ data: { ...row, subscriptionSealed, createdAt: clock.now() } });
    });
  const actor = await kit.actor(userId, workspaceId);
  const wants = (settings: object) =>
    updateProfileSettings(deps)({ channels: [], weeklySchedule: [], ...settings } as never, actor);
  const log = async (filter = '', page: object = {}) =>
    listDeliveries(deps)({ filter, page: { page: 0, limit: 0, after: '', ...page } as never }, of);
  /** Of the newest: each way with what is said of it. */
  const ways = async () => {
    const [entry] = (await log()).entries ?? [];
    return (entry?.deliveries ?? []).map(({ way, status, reason }) => [way, status, reason].filter(Boolean).join(' '));
  };
  return { workspaceId, userId, of, teamId, missed, rings, browser, wants, log, ways };
}

const weekWithout = (now: Date) =>
  [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    enabled: weekday === ((now.getUTCDay() + 2) % 7) + 1,
    start: '09:00',
    end: '09:01',
  }));

describe('each way', () => {
  it('is said to be used, on its way, or why there was none', async () => {
    const { missed, ways } = await office();
    await missed();
    const used = ['BELL DELIVERED', 'TOAST TOLD_PAGES', 'SOUND TOLD_PAGES', 'SYSTEM TOLD_PAGES'];
    expect(await ways()).toEqual([...used, 'PUSH WAITING']);
    clock.advance(MINUTE);
    expect(await ways()).toEqual([...used, 'PUSH HELD_BACK NO_BROWSER']);
  });

  it.each([
    [
      'by the schedule',
      () => ({ notificationScheduleEnabled: true, weeklySchedule: weekWithout(clock.now()) }),
      ['TOAST HELD_BACK SCHEDULE', 'SYSTEM HELD_BACK SCHEDULE', 'PUSH HELD_BACK SCHEDULE'],
    ],
    [
      'by the person’s own choice',
      () => ({ channels: [{ event: 'MISSED_CALL', toast: false, push: false }] }),
      ['TOAST HELD_BACK TURNED_OFF', 'SYSTEM HELD_BACK TURNED_OFF', 'PUSH HELD_BACK TURNED_OFF'],
    ],
    [
      'for its sound alone',
      () => ({ playNotificationSound: false, channels: [{ event: 'MISSED_CALL', push: false }] }),
      ['TOAST TOLD_PAGES', 'SOUND HELD_BACK SOUND_OFF', 'SYSTEM HELD_BACK TURNED_OFF', 'PUSH HELD_BACK TURNED_OFF'],
    ],
  ])('is held back %s', async (_why, settings, expected) => {
    const { missed, wants, ways, log } = await office();
    await wants(settings());
    await missed();
    expect(await ways()).toEqual(['BELL DELIVERED', ...expected]);
    expect((await log('HELD_BACK')).entries).toHaveLength(1);
    expect((await log('FAILED')).entries).toEqual([]);
  });

  it('is held back where it was no news any more', async () => {
    const { missed, ways } = await office();
    await missed(2 * 60 * MINUTE);
    expect(await ways()).toEqual([
      'BELL DELIVERED',
      'TOAST HELD_BACK LATE',
      'SYSTEM HELD_BACK LATE',
      'PUSH HELD_BACK LATE',
    ]);
  });

  it('of mail is on its way, sent, or not needed since it was read', async () => {
    // Jobs begin by the clock of the machine: what is to be mailed later waits for the test.
    clock.set('2099-01-05T09:00:00Z');
    const { missed, wants, ways, of } = await office();
    await wants({ channels: [{ event: 'MISSED_CALL', email: true }] });
    const mail = async () => (await ways()).at(-1);
    await missed();
    expect(await mail()).toBe('EMAIL WAITING');
    await mailMissedCalls(deps)(of);
    await eventually(async () => expect(await mail()).toBe('EMAIL DELIVERED'));
    const threadId = await missed();
    await changeNotificationReadState(deps)({ isRead: true, ids: [], threadId }, of);
    expect(await mail()).toBe('EMAIL HELD_BACK READ');
  });

  it('of mail has failed in plain words, and is sent with the next try', async () => {
    const { missed, wants, ways, of, log } = await office();
    await wants({ channels: [{ event: 'MISSED_CALL', email: true }] });
    await missed();
    kit.relay(Object.assign(new Error('No such mailbox'), { responseCode: 550 }));
    await mailMissedCalls(deps)(of);
    await eventually(async () => expect((await ways()).at(-1)).toBe('EMAIL FAILED REFUSED'));
    expect((await log('FAILED')).entries).toHaveLength(1);
    kit.relay(undefined);
  });
});

describe('a call', () => {
  it('that rings a browser says what became of the push; refused, telephony hears that it need not wait', async () => {
    const { rings, browser, userId, ways, workspaceId } = await office();
    await browser();
    const id = await rings([{ id: db.ids.uuid(), userId, state: 'RINGING' }]);
    await eventually(async () => expect(await ways()).toEqual(['PUSH FAILED REFUSED']));
    await eventually(async () => {
      const { rows } = await db.pool.query('SELECT key FROM kit.outbox WHERE workspace_id = $1 AND type = $2', [
        workspaceId,
        'workspace.push_ring.failed.v1',
      ]);
      expect(rows).toEqual([{ key: id }]);
    });
  });

  it('rings no browser of who is away or wants none, and says so once', async () => {
    const { rings, browser, userId, ways, wants, workspaceId, log } = await office();
    await browser();
    await db.tenant(workspaceId, ({ tx }) =>
      tx.userProfile.updateMany({ where: { userId }, data: { availabilityStatus: 'OFFLINE' } }),
    );
    await rings([]);
    expect(await ways()).toEqual(['PUSH HELD_BACK AWAY']);
    clock.advance(1_000);
    await wants({ channels: [{ event: 'INCOMING_CALL', push: false }] });
    await rings([{ id: db.ids.uuid(), userId, state: 'RINGING' }]);
    expect(await ways()).toEqual(['PUSH HELD_BACK TURNED_OFF']);
    expect((await log('HELD_BACK')).entries).toHaveLength(2);
    expect((await log()).entries).toMatchObject([{ peerNumber: PEER }, { peerNumber: PEER }]);
  });
});

describe('the list', () => {
  it('is the person’s own, newest first, page by page, of the last 30 days', async () => {
    const { missed, log, workspaceId, of } = await office();
    const bea = await kit.join(workspaceId, 'MEMBER');
    for (let times = 0; times < 3; times += 1) await missed();
    const ids = (page: Awaited<ReturnType<typeof log>>) => (page.entries ?? []).map(({ id }) => id);
    const all = await log();
    expect(all.metadata).toMatchObject({ count: 3 });
    const first = await log('', { limit: 2 });
    const second = await log('', { limit: 2, after: first.metadata?.endCursor });
    expect([...ids(first), ...ids(second)]).toEqual(ids(all));
    expect(first.metadata).toMatchObject({ hasNext: true });
    expect(second.metadata).toMatchObject({ hasNext: false });
    const beas = await listDeliveries(deps)({ filter: '' }, { ...of, userId: bea });
    expect(ids(beas).filter((id) => ids(all).includes(id))).toEqual([]);
    clock.advance(30 * 86_400_000);
    expect(ids(await log())).toEqual([]);
  });

  it('is narrowed by what there is alone', async () => {
    const { log } = await office();
    await expect(log('EVERYTHING')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'filter' });
  });
});
