/** “Remind me if nobody answers”: comes at its time, unless they wrote, called or took a call; each person's own. */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deliver, emittedEvents } from '@ringline/kit/testing';
import {
  ConversationChangedSchema,
  FollowUpDueSchema,
  FollowUpsChangedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  call,
  clock,
  consumers,
  db,
  deps,
  inbox,
  OTHER_TEAM,
  ownMessaging,
  PEER,
  send,
  TEAM,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { changeReadState, changeThreadState } from '../threads/changeThread.ts';
import { snoozeThread } from '../triage/snooze.ts';
import { listFollowUps, MOST_FOLLOW_UPS, setFollowUp } from './followUps.ts';
import { createReminder } from './reminder.ts';

ownMessaging();

const HOUR = 3_600_000;
const ANA = '0190a000-0000-7000-8000-0000000000a1';
const BEN = '0190a000-0000-7000-8000-0000000000b1';
let reminder: ReturnType<typeof createReminder>;
let threadId: string;
beforeAll(() => {
  reminder = createReminder(deps);
});
beforeEach(async () => {
  await textFrom('Where is my lamp?');
  await send('It comes on Friday. Does that suit you?');
  threadId = (await inbox()).rows[0]?.thread.id ?? '';
});
const as = (userId = ANA, teamId = TEAM) => testPrincipal(ws, 'team', { userId, teamIds: [teamId], role: 'MEMBER' });
const remind = (hours: number | undefined, principal = as()) =>
  setFollowUp(deps)(
    {
      threadId,
      ...(hours === undefined ? {} : { dueAt: timestampFromDate(new Date(clock.now().getTime() + hours * HOUR)) }),
    },
    principal,
  );
const mine = async (principal = as()) => (await listFollowUps(deps)(principal)).map((one) => one.threadId);
const due = async () =>
  (await emittedEvents(db, FollowUpDueSchema))
    .filter(({ workspaceId }) => workspaceId === ws)
    .map(({ event }) => event);
const thread = async () => (await inbox()).rows.find((row) => row.thread.id === threadId)?.thread;
/** What changed in the timeline, told to the worker. */
async function tell(): Promise<void> {
  for (const { event, workspaceId } of await emittedEvents(db, ConversationChangedSchema))
    if (workspaceId === ws) await deliver(db, consumers, ws, ConversationChangedSchema, event as never);
}

describe('a reminder', () => {
  it('comes at its time to who set it, and the conversation is open, unread and on top again', async () => {
    await remind(24);
    await changeReadState(deps)({ threadId, contactId: '' }, true, as());
    await changeThreadState(deps)(threadId, 'DONE', as());
    clock.advance(HOUR);
    await textFrom('Somebody else', { from: '+16285550137' });
    await reminder.round();
    expect(await due()).toEqual([]);
    clock.advance(23 * HOUR);
    await reminder.round();
    expect((await inbox()).rows[0]?.thread).toMatchObject({ id: threadId, state: 'OPEN', unreadCount: 1 });
    expect(await due()).toMatchObject([{ userId: ANA, thread: { id: threadId, peerNumber: PEER } }]);
    // Once.
    clock.advance(HOUR);
    await reminder.round();
    expect([await mine(), (await due()).length]).toEqual([[], 1]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['writes', () => textFrom('Friday is fine.')],
    ['calls', () => call(1, { status: 'MISSED' })],
    [
      'takes a call of ours',
      () =>
        call(1, {
          direction: 'OUTBOUND',
          status: 'COMPLETED',
          answeredAt: timestampFromDate(clock.now()),
          endedAt: timestampFromDate(clock.now()),
        }),
    ],
  ])('is void once the other side %s, whether the worker was told or not', async (_how, answer) => {
    await remind(24);
    await remind(48, as(BEN));
    clock.advance(HOUR);
    await answer();
    expect(await mine()).toEqual([threadId]);
    await tell();
    expect([await mine(), await mine(as(BEN))]).toEqual([[], []]);
    await remind(1);
    clock.advance(1_000);
    await textFrom('And one more thing.');
    clock.advance(HOUR);
    await reminder.round();
    expect([await due(), await mine()]).toEqual([[], []]);
  });

  it('stays when we write, when they cannot be reached, and when something old is told again', async () => {
    await remind(2);
    clock.advance(HOUR);
    await send('Hello?');
    await call(1, { direction: 'OUTBOUND', status: 'NO_ANSWER', endedAt: timestampFromDate(clock.now()) });
    await tell();
    expect(await mine()).toEqual([threadId]);
    clock.advance(HOUR);
    await reminder.round();
    expect(await due()).toHaveLength(1);
  });

  it('is moved, taken off and set again, each person’s own', async () => {
    expect(await remind(2)).toHaveLength(1);
    await remind(5, as(BEN));
    expect((await remind(3)).map((one) => one.dueAt)).toEqual([new Date(clock.now().getTime() + 3 * HOUR)]);
    const changed = (await emittedEvents(db, FollowUpsChangedSchema)).filter(({ workspaceId }) => workspaceId === ws);
    expect(changed.map(({ event, audience }) => [event.userId, audience?.users])).toEqual([
      [ANA, [ANA]],
      [BEN, [BEN]],
      [ANA, [ANA]],
    ]);
    clock.advance(2 * HOUR);
    await reminder.round();
    expect(await due()).toEqual([]);
    expect(await remind(undefined)).toEqual([]);
    clock.advance(4 * HOUR);
    await reminder.round();
    expect((await due()).map(({ userId }) => userId)).toEqual([BEN]);
  });

  it('wakes what is snoozed', async () => {
    await remind(2);
    await snoozeThread(deps)({ threadId }, as());
    clock.advance(2 * HOUR);
    await reminder.round();
    expect(await thread()).toMatchObject({ state: 'OPEN', snoozedUntil: null });
  });

  it('is a list of the inbox', async () => {
    await textFrom('Somebody else', { from: '+16285550137' });
    await remind(2);
    await changeThreadState(deps)(threadId, 'DONE', as());
    const list = async (principal = as()) => (await inbox(principal, 'FOLLOW_UP')).rows.map((row) => row.thread.id);
    expect([await list(), await list(as(BEN)), await list(as(ANA, OTHER_TEAM))]).toEqual([[threadId], [], []]);
  });

  it('goes with its conversation, and nothing is left to be looked at', async () => {
    await remind(2);
    await db.tenant(ws, async ({ tx }) => {
      await tx.item.deleteMany({ where: { workspaceId: ws } });
      await tx.thread.deleteMany({ where: { workspaceId: ws } });
    });
    const waiting = await db.platform('test', ({ tx }) => tx.followUpDue.count({ where: { targetWorkspace: ws } }));
    expect(waiting).toBe(0);
  });

  it('is refused for times that are past or too far, and of conversations that are not seen', async () => {
    await expect(remind(-1)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'dueAt' });
    await expect(remind(24 * 400)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'dueAt' });
    await expect(remind(1, as(ANA, OTHER_TEAM))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remind(1, testPrincipal(db.ids.uuid()))).rejects.toMatchObject({ code: 'NOT_FOUND' });
    // Who left the team is shown none of it.
    await remind(1);
    expect(await mine(as(ANA, OTHER_TEAM))).toEqual([]);
  });

  it('is one of two hundred', async () => {
    const now = clock.now();
    await db.tenant(ws, async ({ tx }) => {
      const template = await tx.thread.findFirstOrThrow({ where: { id: threadId } });
      const others = Array.from({ length: MOST_FOLLOW_UPS }, (_, at) => ({
        ...template,
        id: db.ids.uuid(),
        peerKey: `k${at}`,
        lastItemId: null,
      }));
      await tx.thread.createMany({ data: others });
      await tx.followUp.createMany({
        data: others.map(({ id }) => ({
          id: db.ids.uuid(),
          workspaceId: ws,
          userId: ANA,
          threadId: id,
          setAt: now,
          dueAt: new Date(now.getTime() + 500 * HOUR),
        })),
      });
    });
    await expect(remind(1)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await remind(1, as(BEN))).toHaveLength(1);
  });
});
