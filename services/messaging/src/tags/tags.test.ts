/** Tags of conversations: who makes them, who gives them, and what the inbox shows of them. */
import { emittedEvents } from '@ringline/kit/testing';
import { ConversationTagChangedSchema, ThreadChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, deps, everyone, inbox, OTHER_TEAM, ownMessaging, TEAM, textFrom, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { listThreads } from '../threads/listThreads.ts';
import { listTags, removeTag, saveTag } from './saveTag.ts';
import { MOST_ON_A_THREAD, MOST_TAGS, PALETTE } from './tag.ts';
import { tagThread } from './tagThread.ts';

ownMessaging();

const member = (teamId = TEAM) => testPrincipal(ws, 'team', { teamIds: [teamId], role: 'MEMBER' });
const foreign = () => testPrincipal(db.ids.uuid(), 'all', { role: 'OWNER' });
const save = (name: string, more: { id?: string; backgroundColor?: string } = {}, principal = everyone()) =>
  saveTag(deps)({ id: '', backgroundColor: '', ...more, name }, principal);
const names = async () => (await listTags(deps)(member())).map(({ name }) => name);
let threadId: string;
beforeEach(async () => {
  await textFrom('Where is my lamp?');
  threadId = (await inbox()).rows[0]?.thread.id ?? '';
});
const tag = (add: string[], remove: string[] = [], principal = member()) =>
  tagThread(deps)({ threadId, add, remove }, principal);
const withTag = async (tagId: string, principal = everyone(), filter = '') =>
  (await listThreads(deps)({ filter, contactIds: [], query: '', tagId }, principal)).rows.map(
    ({ thread }) => thread.id,
  );

describe('a tag', () => {
  it('is made with a color that fewest tags have, and is listed by name', async () => {
    const urgent = await save('  Urgent   today ');
    const billing = await save('billing');
    expect(urgent).toMatchObject({ name: 'Urgent today', backgroundColor: '#E7EAFB', color: '#2A3AA8' });
    expect([billing.backgroundColor, billing.color]).toEqual(PALETTE[1]);
    expect(await names()).toEqual(['billing', 'Urgent today']);
    const changed = (await emittedEvents(db, ConversationTagChangedSchema)).map(({ event }) => event.tagId);
    expect(changed).toEqual(expect.arrayContaining([urgent.id, billing.id]));
  });

  it('is renamed and recolored, and keeps its color where none is chosen', async () => {
    const { id } = await save('VIP', { backgroundColor: '#FFEDD5' });
    expect(await save('Trade', { id })).toMatchObject({ id, name: 'Trade', color: '#9A3412', version: 2 });
    expect(await save('Trade', { id, backgroundColor: '#e7f6ec' })).toMatchObject({ color: '#166534', version: 3 });
  });

  it('has a name of its own, whatever the case', async () => {
    const { id } = await save('VIP');
    await expect(save('vip')).rejects.toMatchObject({ code: 'CONFLICT', field: 'name' });
    await expect(save('Vip', { id })).resolves.toMatchObject({ name: 'Vip' });
  });

  it.each([
    ['', {}, 'name'],
    ['x'.repeat(41), {}, 'name'],
    ['Red', { backgroundColor: '#FF0000' }, 'backgroundColor'],
  ])('refuses %j %j at its field', async (name, more, field) => {
    await expect(save(name, more)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field });
  });

  it('is made, changed and removed by managers and above alone, in their own workspace', async () => {
    const { id } = await save('VIP');
    const forbidden = { code: 'FORBIDDEN_ROLE' };
    await expect(save('Mine', {}, member())).rejects.toMatchObject(forbidden);
    await expect(removeTag(deps)(id, member())).rejects.toMatchObject(forbidden);
    await expect(save('Mine', { id }, foreign())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(removeTag(deps)(id, foreign())).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listTags(deps)(foreign())).toEqual([]);
    expect(await names()).toEqual(['VIP']);
  });

  it('is one of a hundred at most', async () => {
    const { backgroundColor, color } = await save('First');
    await db.tenant(ws, ({ tx }) =>
      tx.conversationTag.createMany({
        data: Array.from({ length: MOST_TAGS - 1 }, (_, at) => ({
          id: db.ids.uuid(),
          workspaceId: ws,
          name: `Tag ${at}`,
          nameKey: `tag ${at}`,
          backgroundColor,
          color,
        })),
      }),
    );
    await expect(save('One more')).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
  });
});

describe('a conversation', () => {
  it('is tagged by whoever sees it, and tells all who show it', async () => {
    const [vip, trade] = [await save('VIP'), await save('Trade')];
    const { thread } = await tag([vip.id, trade.id]);
    expect(thread.tagIds).toEqual([vip.id, trade.id]);
    const told = (await emittedEvents(db, ThreadChangedSchema)).filter(({ event }) => event.thread?.id === threadId);
    expect(told.at(-1)?.event.thread).toMatchObject({ tagIds: [vip.id, trade.id], version: thread.version });
    // Twice is once: nothing is written.
    expect((await tag([vip.id])).thread.version).toBe(thread.version);
    expect((await tag([], [vip.id])).thread.tagIds).toEqual([trade.id]);
  });

  it('keeps its tags when a text comes in', async () => {
    const { id } = await save('VIP');
    await tag([id]);
    await textFrom('Hello?');
    expect((await inbox()).rows[0]?.thread).toMatchObject({ tagIds: [id], unreadCount: 2 });
  });

  it('is not tagged by who does not see it, nor with tags that are not there', async () => {
    const { id } = await save('VIP');
    const missing = { code: 'NOT_FOUND' };
    await expect(tag([id], [], member(OTHER_TEAM))).rejects.toMatchObject(missing);
    await expect(tag([id], [], foreign())).rejects.toMatchObject(missing);
    await expect(tag([db.ids.uuid()])).rejects.toMatchObject(missing);
    await expect(tag(['x'])).rejects.toMatchObject(missing);
    const theirs = await saveTag(deps)({ id: '', name: 'Theirs', backgroundColor: '' }, foreign());
    await expect(tag([theirs.id])).rejects.toMatchObject(missing);
  });

  it('has twenty tags at most', async () => {
    const ids: string[] = [];
    for (let at = 0; at <= MOST_ON_A_THREAD; at++) ids.push((await save(`Tag ${at}`)).id);
    await expect(tag(ids)).rejects.toMatchObject({ code: 'LIMIT_REACHED' });
    expect((await tag(ids.slice(1))).thread.tagIds).toHaveLength(MOST_ON_A_THREAD);
  });

  it('is found by its tag, by those who see it', async () => {
    const { id } = await save('VIP');
    await textFrom('Another person', { from: '+16285550137' });
    await tag([id]);
    expect(await withTag(id)).toEqual([threadId]);
    expect(await withTag(id, member())).toEqual([threadId]);
    expect(await withTag(id, member(), 'DONE')).toEqual([]);
    expect(await withTag(id, member(OTHER_TEAM))).toEqual([]);
    expect(await withTag('x')).toEqual([]);
    await removeTag(deps)(id, everyone());
    expect(await withTag(id)).toEqual([]);
    // What is gone is dropped with the next change.
    expect((await tag([(await save('Trade')).id])).thread.tagIds).toHaveLength(1);
  });
});
