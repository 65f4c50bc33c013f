/** Snoozed: out of sight until its time, or until the person writes, whatever dies in between. And pins, each person's own. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { emittedEvents } from '@ringline/kit/testing';
import { PinsChangedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  clock,
  db,
  deps,
  everyone,
  inbox,
  OTHER_TEAM,
  ownMessaging,
  send,
  TEAM,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { changeReadState, changeThreadState } from '../threads/changeThread.ts';
import { listPinned, MOST_PINS, pinThread } from './pins.ts';
import { createWaker, snoozeThread } from './snooze.ts';

ownMessaging();

const HOUR = 3_600_000;
let waker: ReturnType<typeof createWaker>;
beforeAll(() => {
  waker = createWaker(deps);
});
let threadId: string;
beforeEach(async () => {
  await textFrom('Where is my lamp?');
  threadId = (await inbox()).rows[0]?.thread.id ?? '';
});
const member = (teamId = TEAM, userId = '0190a000-0000-7000-8000-0000000000b1') =>
  testPrincipal(ws, 'team', { userId, teamIds: [teamId], role: 'MEMBER' });
const snooze = (hours: number | undefined, principal = member()) =>
  snoozeThread(deps)(
    {
      threadId,
      ...(hours === undefined ? {} : { until: timestampFromDate(new Date(clock.now().getTime() + hours * HOUR)) }),
    },
    principal,
  );
const ids = async (filter: string, principal = member()) =>
  (await inbox(principal, filter)).rows.map(({ thread }) => thread.id);
const thread = async () => (await inbox()).rows.find((row) => row.thread.id === threadId)?.thread;

describe('a snoozed conversation', () => {
  it('leaves the open ones, and comes back unread and on top when its time has come', async () => {
    await changeReadState(deps)({ threadId, contactId: '' }, true, member());
    await snooze(3);
    expect([await ids('OPEN'), await ids('SNOOZED'), await ids('SNOOZED', everyone())]).toEqual([
      [],
      [threadId],
      [threadId],
    ]);
    expect(await ids('')).toEqual([threadId]);
    clock.advance(HOUR);
    await textFrom('Another person', { from: '+16285550137' });
    await waker.round();
    expect((await thread())?.state).toBe('SNOOZED');
    clock.advance(2 * HOUR);
    expect(await waker.round()).toBe(1);
    expect((await ids('OPEN'))[0]).toBe(threadId);
    expect(await thread()).toMatchObject({ state: 'OPEN', snoozedUntil: null, unreadCount: 1 });
    const told = (await emittedEvents(db, ThreadChangedSchema)).filter(({ event }) => event.thread?.id === threadId);
    expect(told.at(-1)?.event.thread).toMatchObject({ state: 'OPEN', unreadCount: 1 });
    expect(await waker.round()).toBe(0);
  });

  it('comes back when they write, and not again at its time', async () => {
    await snooze(3);
    await textFrom('Hello?');
    const { version, ...opened } = (await thread())!;
    expect(opened).toMatchObject({ state: 'OPEN', snoozedUntil: null, unreadCount: 2 });
    clock.advance(4 * HOUR);
    await waker.round();
    expect((await thread())?.version).toBe(version);
  });

  it('waits for them alone where no time is given, whatever we write', async () => {
    await snooze(undefined);
    await send('We will look');
    clock.advance(1_000 * HOUR);
    await waker.round();
    expect(await thread()).toMatchObject({ state: 'SNOOZED', snoozedUntil: null });
    await textFrom('Thanks');
    expect((await thread())?.state).toBe('OPEN');
  });

  it('is snoozed anew to another time, opened and closed by hand', async () => {
    await snooze(1);
    await snooze(5);
    clock.advance(2 * HOUR);
    await waker.round();
    expect((await thread())?.state).toBe('SNOOZED');
    await changeThreadState(deps)(threadId, 'DONE', member());
    clock.advance(5 * HOUR);
    await waker.round();
    expect(await thread()).toMatchObject({ state: 'DONE', snoozedUntil: null });
  });

  it('comes back once after a process that died with it in its hands', async () => {
    await snooze(1);
    clock.advance(HOUR);
    // Claimed by one that is gone.
    await db.pool.query("SELECT * FROM claim_snoozed($1, '20 seconds', 8)", [clock.now()]);
    expect(await waker.round()).toBe(0);
    clock.advance(20_000);
    expect(await waker.round()).toBe(1);
    expect((await thread())?.state).toBe('OPEN');
  });

  it('needs a time that is to come, and somebody who sees it', async () => {
    const refused = { code: 'VALIDATION_FAILED', field: 'until' };
    await expect(snooze(0)).rejects.toMatchObject(refused);
    await expect(snooze(24 * 400)).rejects.toMatchObject(refused);
    await expect(snooze(1, member(OTHER_TEAM))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a pin', () => {
  const pinned = async (principal = member()) => (await listPinned(deps)(principal)).map((row) => row.thread.id);

  it('is each person’s own, once, and comes off', async () => {
    await pinThread(deps)(threadId, true, member());
    await pinThread(deps)(threadId, true, member());
    expect([await pinned(), await pinned(everyone())]).toEqual([[threadId], []]);
    const told = (await emittedEvents(db, PinsChangedSchema)).at(-1);
    expect(told?.audience).toEqual({ teams: [], users: [member().userId] });
    expect(await pinThread(deps)(threadId, false, member())).toEqual([]);
  });

  it('shows what its person still sees alone, and is put on nothing else', async () => {
    await pinThread(deps)(threadId, true, member());
    expect(await pinned(member(OTHER_TEAM))).toEqual([]);
    await expect(pinThread(deps)(threadId, true, member(OTHER_TEAM))).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is one of fifty at most', async () => {
    const { peerNumber: _peer, ...model } = (await thread())!;
    await db.tenant(ws, async ({ tx }) => {
      const others = Array.from({ length: MOST_PINS }, (_, at) => ({
        ...model,
        id: db.ids.uuid(),
        peerNumber: `+1628555${at}`,
        peerKey: `peer-${at}`,
      }));
      await tx.thread.createMany({ data: others });
      await tx.threadPin.createMany({
        data: others.map(({ id }) => ({
          workspaceId: ws,
          userId: member().userId,
          threadId: id,
          pinnedAt: clock.now(),
        })),
      });
    });
    await expect(pinThread(deps)(threadId, true, member())).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });
});
