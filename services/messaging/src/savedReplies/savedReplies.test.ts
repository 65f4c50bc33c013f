/** Answers that people keep: whose they are, who changes them, and in which order each finds them. */
import { deliver, emittedEvents } from '@ringline/kit/testing';
import { SavedRepliesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { MemberChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import { clock, consumers, db, deps, OTHER_TEAM, ownMessaging, TEAM, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { describeReply, LONGEST_BODY, MOST_OWN, MOST_SHARED } from './savedReply.ts';
import { listReplies, noteUse, removeReply, saveReply } from './saveReply.ts';

ownMessaging();

type Who = Parameters<ReturnType<typeof saveReply>>[1];
const grants: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  ADMIN: { CREATE: 'all', READ: 'all', UPDATE: 'all', DELETE: 'all' },
  MANAGER: { CREATE: 'team', READ: 'team', UPDATE: 'team' },
  MEMBER: { READ: 'team' },
};
/** Somebody with a role, who writes messages in their teams. */
const somebody = (role: string, teamId = TEAM, workspaceId = ws): Who =>
  testPrincipal(workspaceId, 'team', {
    userId: db.ids.uuid(),
    teamIds: [teamId],
    role,
    scope: (resource, action) => (resource === 'AUTOMATIONS' ? (grants[role]?.[action] as never) : 'team'),
  });
let ana: Who;
let mia: Who;
let ben: Who;
beforeEach(async () => {
  [ana, mia, ben] = [somebody('ADMIN'), somebody('MANAGER'), somebody('MEMBER')];
  await deliver(db, consumers, ws, MemberChangedSchema, {
    userProfile: {
      id: db.ids.uuid(),
      userId: mia.userId,
      roleName: 'MANAGER',
      teamIds: [TEAM, OTHER_TEAM],
      status: 'ACTIVE',
      version: 1,
    },
  });
});
const save = (who: Who, name: string, more: Partial<Parameters<ReturnType<typeof saveReply>>[0]> = {}) =>
  saveReply(deps)({ id: '', body: 'We’re open until five.', audience: 'OWN', teamId: '', ...more, name }, who);
const names = async (who: Who) => (await listReplies(deps)(who)).map(({ reply }) => reply.name);

describe('a saved reply', () => {
  it('is its writer’s own, a team’s or the workspace’s', async () => {
    await save(ben, '  Opening   hours ');
    await save(mia, 'Returns', { audience: 'TEAM', teamId: TEAM });
    await save(ana, 'Address', { audience: 'WORKSPACE' });
    expect(await names(ben)).toEqual(['Address', 'Opening hours', 'Returns']);
    expect(await names(mia)).toEqual(['Address', 'Returns']);
    expect(await names(somebody('MEMBER', OTHER_TEAM))).toEqual(['Address']);
    // Who may change all shared ones finds all of them.
    expect(await names(somebody('ADMIN', OTHER_TEAM))).toEqual(['Address', 'Returns']);
    expect(await names(somebody('ADMIN', TEAM, db.ids.uuid()))).toEqual([]);
  });

  it('is told without its words, an own one to its writer alone', async () => {
    await save(ben, 'Opening hours');
    await save(ana, 'Address', { audience: 'WORKSPACE' });
    const told = (await emittedEvents(db, SavedRepliesChangedSchema)).slice(-2);
    expect(told.map(({ event, audience }) => [event.userId, audience?.users])).toEqual([
      [ben.userId, [ben.userId]],
      ['', undefined],
    ]);
  });

  it('is changed by whoever the matrix lets, and says whether that is the reader', async () => {
    const shared = await save(ana, 'Address', { audience: 'WORKSPACE' });
    const ofTeam = await save(mia, 'Returns', { audience: 'TEAM', teamId: TEAM });
    const own = await save(ben, 'Opening hours');
    const rights = (reply: typeof shared, who: Who) => {
      const { canChange, canRemove } = describeReply(reply, who);
      return [canChange, canRemove];
    };
    expect([ana, mia, ben].map((who) => rights(shared, who))).toEqual([
      [true, true],
      [false, false],
      [false, false],
    ]);
    expect([ana, mia, ben].map((who) => rights(ofTeam, who))).toEqual([
      [true, true],
      [true, false],
      [false, false],
    ]);
    const change = (who: Who, id: string, more = {}) => save(who, 'Changed', { id, ...more });
    await expect(change(ben, shared.id)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    await expect(change(mia, shared.id, { audience: 'WORKSPACE' })).rejects.toMatchObject({ code: 'OUT_OF_SCOPE' });
    await expect(save(mia, 'Theirs', { audience: 'TEAM', teamId: OTHER_TEAM })).rejects.toMatchObject({
      code: 'OUT_OF_SCOPE',
      field: 'audience',
    });
    await expect(save(ben, 'Mine', { audience: 'WORKSPACE' })).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    await expect(removeReply(deps)(ofTeam.id, mia)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    // Somebody’s own is nobody else’s, the owner’s neither.
    await expect(change(ana, own.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(removeReply(deps)(own.id, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(noteUse(deps)(own.id, ana)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await change(ben, own.id, { body: 'Until six.' })).toMatchObject({ body: 'Until six.', version: 2 });
    await removeReply(deps)(own.id, ben);
    expect(await names(ben)).toEqual(['Address', 'Returns']);
  });

  it('may become shared, and its writer’s alone again', async () => {
    const { id } = await save(ana, 'Address');
    await save(ana, 'Address', { id, audience: 'WORKSPACE' });
    expect(await names(ben)).toEqual(['Address']);
    expect((await emittedEvents(db, SavedRepliesChangedSchema)).at(-1)?.event.userId).toBe('');
    await save(ana, 'Address', { id });
    expect(await names(ben)).toEqual([]);
  });

  it('stands first for whoever used it last', async () => {
    const address = await save(ana, 'Address', { audience: 'WORKSPACE' });
    const returns = await save(ana, 'Returns', { audience: 'WORKSPACE' });
    await save(ana, 'Thanks', { audience: 'WORKSPACE' });
    await noteUse(deps)(address.id, ben);
    clock.advance(1_000);
    await noteUse(deps)(returns.id, ben);
    expect(await names(ben)).toEqual(['Returns', 'Address', 'Thanks']);
    clock.advance(1_000);
    await noteUse(deps)(address.id, ben);
    expect(await names(ben)).toEqual(['Address', 'Returns', 'Thanks']);
    expect(await names(mia)).toEqual(['Address', 'Returns', 'Thanks']);
  });

  it('refuses what nobody could use', async () => {
    const bad = (more: object, name = 'Fine') => save(ana, name, more);
    const field = (at: string) => ({ code: 'VALIDATION_FAILED', field: at });
    await expect(bad({}, ' \u200b ')).rejects.toMatchObject(field('name'));
    await expect(bad({}, 'x'.repeat(61))).rejects.toMatchObject(field('name'));
    await expect(bad({ body: '\u2800' })).rejects.toMatchObject(field('body'));
    await expect(bad({ body: 'x'.repeat(LONGEST_BODY + 1) })).rejects.toMatchObject(field('body'));
    await expect(bad({ body: 'Hi {fristName}' })).rejects.toMatchObject(field('body'));
    await expect(bad({ audience: 'EVERYBODY' })).rejects.toMatchObject(field('audience'));
    await expect(bad({ audience: 'TEAM', teamId: 'x' })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(bad({ audience: 'TEAM', teamId: db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(save(ana, 'Fine', { id: db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect((await bad({ body: ' {firstName|there}, {2} {} { x \0' })).body).toBe('{firstName|there}, {2} {} { x');
    await expect(bad({}, 'FINE')).rejects.toMatchObject({ code: 'CONFLICT', field: 'name' });
    // Another audience has names of its own.
    expect(await bad({ audience: 'WORKSPACE' })).toMatchObject({ name: 'Fine' });
  });

  it('is one of 500 shared, and of a hundred own ones', async () => {
    const many = (most: number, ownerUserId: string | null) =>
      db.tenant(ws, ({ tx }) =>
        tx.savedReply.createMany({
          data: Array.from({ length: most }, (_, at) => ({
            id: db.ids.uuid(),
            workspaceId: ws,
            name: `Reply ${at}`,
            nameKey: `reply ${at}`,
            body: 'Hello',
            ownerUserId,
            createdAt: clock.now(),
            updatedAt: clock.now(),
          })),
        }),
      );
    await many(MOST_SHARED, null);
    await many(MOST_OWN, ana.userId);
    await expect(save(ana, 'One more', { audience: 'WORKSPACE' })).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    await expect(save(ana, 'One more')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect(await save(ben, 'One more')).toMatchObject({ name: 'One more' });
    // One that is there already is changed all the same.
    const [first] = await listReplies(deps)(ana);
    expect(first).toBeDefined();
  });
});
