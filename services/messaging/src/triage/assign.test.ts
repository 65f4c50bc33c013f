/** Who a conversation is for: who may be given it, who is told, and what the inbox shows of it. */
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { ConversationAssignedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  clock,
  consumers,
  db,
  deps,
  everyone,
  inbox,
  OTHER_TEAM,
  ownMessaging,
  TEAM,
  textFrom,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { changeThreadState } from '../threads/changeThread.ts';
import { listThreads } from '../threads/listThreads.ts';
import { assignThread, listAssignees } from './assignThread.ts';

ownMessaging();

let threadId: string;
let ids: Record<'ana' | 'ben' | 'cem', string>;
const join = (userId: string, roleName: string, teamIds: string[], more: object = {}) =>
  deliver(db, consumers, ws, MemberChangedSchema, {
    userProfile: { id: db.ids.uuid(), userId, roleName, teamIds, status: 'ACTIVE', version: 1, ...more },
  });
beforeEach(async () => {
  await textFrom('Where is my lamp?');
  threadId = (await inbox()).rows[0]?.thread.id ?? '';
  ids = { ana: db.ids.uuid(), ben: db.ids.uuid(), cem: db.ids.uuid() };
  await join(ids.ana, 'ADMIN', []);
  await join(ids.ben, 'MEMBER', [TEAM]);
  await join(ids.cem, 'MEMBER', [OTHER_TEAM]);
});
const as = (userId: string, teamId = TEAM) => testPrincipal(ws, 'team', { userId, teamIds: [teamId], role: 'MEMBER' });
const assign = (kind: string, assigneeId: string, principal = as(ids.ben)) =>
  assignThread(deps)({ threadId, kind, assigneeId }, principal);
const listed = async (assigned: string, principal = everyone(), filter = '') =>
  (await listThreads(deps)({ filter, contactIds: [], query: '', assigned }, principal)).rows.map(
    ({ thread }) => thread.id,
  );
const told = async () =>
  (await emittedEvents(db, ConversationAssignedSchema))
    .filter(({ event }) => event.thread?.id === threadId)
    .map(({ event }) => event);

describe('a conversation', () => {
  it('is given to a person who sees it, and they are told by whom', async () => {
    const { thread } = await assign('USER', ids.ana);
    expect(thread).toMatchObject({ assigneeKind: 'USER', assigneeId: ids.ana });
    expect(await told()).toMatchObject([
      { assigneeUserId: ids.ana, assigneeTeamId: '', byUserId: ids.ben, viewerIds: [TEAM] },
    ]);
    const [change] = (await emittedEvents(db, ThreadChangedSchema))
      .filter(({ event }) => event.thread?.id === threadId)
      .slice(-1);
    expect(change?.event.thread).toMatchObject({ assigneeKind: 'USER', assigneeId: ids.ana, version: thread.version });
    // Twice is once.
    expect((await assign('USER', ids.ana)).thread.version).toBe(thread.version);
    expect(await told()).toHaveLength(1);
  });

  it('is given to a team, taken without a word to oneself, and given up', async () => {
    await assign('TEAM', TEAM);
    expect(await told()).toMatchObject([{ assigneeUserId: '', assigneeTeamId: TEAM }]);
    expect((await assign('USER', ids.ben)).thread.assigneeId).toBe(ids.ben);
    expect(await told()).toHaveLength(1);
    expect((await assign('', '')).thread).toMatchObject({ assigneeKind: null, assigneeId: null });
  });

  it('stays with its person when a text comes in, and when it is done', async () => {
    await assign('USER', ids.ben);
    await textFrom('Hello?');
    await changeThreadState(deps)(threadId, 'DONE', as(ids.ben));
    expect((await inbox()).rows[0]?.thread).toMatchObject({ assigneeId: ids.ben, state: 'DONE' });
  });

  it('is given to those alone who see it', async () => {
    expect(await listAssignees(deps)(threadId, as(ids.ben))).toMatchObject({
      userIds: [ids.ana, ids.ben].toSorted(),
      teamIds: [TEAM],
    });
    const unseeing = { code: 'VALIDATION_FAILED', field: 'assigneeId' };
    await expect(assign('USER', ids.cem)).rejects.toMatchObject(unseeing);
    await expect(assign('TEAM', OTHER_TEAM)).rejects.toMatchObject(unseeing);
    await expect(assign('USER', db.ids.uuid())).rejects.toMatchObject(unseeing);
    await join(ids.ana, 'ADMIN', [], { status: 'DEACTIVATED', version: 2 });
    await expect(assign('USER', ids.ana)).rejects.toMatchObject(unseeing);
    await expect(assign('ROBOT', ids.ben)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'kind' });
    await expect(assign('USER', 'x')).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('is given by those alone who see it', async () => {
    const missing = { code: 'NOT_FOUND' };
    await expect(assign('USER', ids.ben, as(ids.cem, OTHER_TEAM))).rejects.toMatchObject(missing);
    await expect(assign('USER', ids.ben, testPrincipal(db.ids.uuid()))).rejects.toMatchObject(missing);
    await expect(listAssignees(deps)(threadId, as(ids.cem, OTHER_TEAM))).rejects.toMatchObject(missing);
  });
});

describe('the inbox', () => {
  it('is narrowed down to what is mine, my teams’, or still free', async () => {
    const ben = as(ids.ben);
    clock.advance(1_000);
    await textFrom('Another person', { from: '+16285550137' });
    const other = (await inbox()).rows[0]?.thread.id ?? '';
    expect(await listed('NONE', ben)).toEqual([other, threadId]);
    await assign('USER', ids.ben);
    expect([await listed('ME', ben), await listed('NONE', ben), await listed('NONE')]).toEqual([
      [threadId],
      [other],
      [other],
    ]);
    expect(await listed('NONE', ben, 'UNREAD')).toEqual([other]);
    expect(await listed('ME', ben, 'DONE')).toEqual([]);
    await assign('TEAM', TEAM);
    expect([await listed('MY_TEAMS', ben), await listed('ME', ben)]).toEqual([[threadId], []]);
    expect(await listed('NONE', as(ids.cem, OTHER_TEAM))).toEqual([]);
    // Who left its team sees it no more, whoever has it.
    await assign('USER', ids.ben);
    expect(await listed('ME', as(ids.ben, OTHER_TEAM))).toEqual([]);
  });

  it('counts what is free along with it', async () => {
    await assign('USER', ids.ben);
    const { metadata } = await listThreads(deps)(
      { filter: 'OPEN', contactIds: [], query: '', assigned: 'NONE' },
      as(ids.ben),
    );
    expect(metadata.count).toBe(0);
  });
});
