/** What teammates write beside a call or a text: who may write, change and remove it, and who is told. */
import { emittedEvents } from '@ringline/kit/testing';
import {
  CommentRemovedSchema,
  ConversationChangedSchema,
  PeopleMentionedSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  db,
  deps,
  everyone,
  item,
  OTHER_TEAM,
  ownMessaging,
  TEAM,
  textFrom,
  timeline,
  ws,
} from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { addComment } from './addComment.ts';
import { reactToComment, removeComment, updateComment } from './changeComment.ts';
import { describeComment } from './comment.ts';
import { listComments } from './listComments.ts';

ownMessaging();

const [ANA, BEN] = ['0190a000-0000-7000-8000-0000000000a1', '0190a000-0000-7000-8000-0000000000b1'];
const ana = () => testPrincipal(ws, 'team', { userId: ANA, teamIds: [TEAM], role: 'MEMBER' });
const ben = (role = 'MEMBER') => testPrincipal(ws, 'team', { userId: BEN, teamIds: [TEAM], role });
const stranger = () => testPrincipal(ws, 'team', { userId: BEN, teamIds: [OTHER_TEAM], role: 'ADMIN' });
const mention = (id: string, label: string, mentionSuggestionChar = '@') => ({
  type: 'mention',
  attrs: { id, label, mentionSuggestionChar },
});
const words = (text: string, ...more: object[]) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }, ...more] }] });

let text: string;
beforeEach(async () => {
  await textFrom('Do you have the walnut one?');
  text = (await timeline())[0]?.id ?? '';
});
const add = (document: string, principal = ana(), idempotencyKey = '') =>
  addComment(deps)({ conversationId: text, document, idempotencyKey }, principal);
const listed = async (principal = ana()) => (await listComments(deps)([text], principal)).map(describeComment);
const mentioned = async () =>
  (await emittedEvents(db, PeopleMentionedSchema)).filter(({ event }) => event.conversation?.id === text);

describe('a comment', () => {
  it('is read by whoever sees the conversation, in the order in which it was written', async () => {
    await add(words('It fits.'));
    await add(words('Ask her.'), ben());
    expect(await listed(ben())).toMatchObject([
      { text: 'It fits.', authorUserId: ANA, type: 'CONTACT_COMMENT', resolved: false },
      { text: 'Ask her.', authorUserId: BEN },
    ]);
    expect(await listed(everyone())).toHaveLength(2);
    expect(await listed(stranger())).toEqual([]);
    expect(await listed(testPrincipal(db.ids.uuid()))).toEqual([]);
  });

  it('is written once, however often it is sent', async () => {
    const [first, second] = [await add(words('Once'), ana(), 'key'), await add(words('Once'), ana(), 'key')];
    expect(second.id).toBe(first.id);
    expect(await listed()).toHaveLength(1);
    await expect(add(words('Else'), ana(), 'key')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('tells all open pages by a new version of its conversation, and changes nothing else of it', async () => {
    const before = await item(text);
    await add(words('It fits.'));
    expect(await item(text)).toEqual({ ...before, version: before.version + 1 });
    const events = (await emittedEvents(db, ConversationChangedSchema)).filter(
      ({ event }) => event.conversation?.id === text,
    );
    expect(events.at(-1)?.event).toMatchObject({ created: false, conversation: { version: before.version + 1 } });
  });

  it('is for those alone who see the conversation', async () => {
    const { id } = await add(words('It fits.'));
    const missing = { code: 'NOT_FOUND' };
    for (const principal of [stranger(), testPrincipal(db.ids.uuid())]) {
      await expect(add(words('x'), principal)).rejects.toMatchObject(missing);
      await expect(updateComment(deps)({ id, resolved: true }, principal)).rejects.toMatchObject(missing);
      await expect(removeComment(deps)(id, principal)).rejects.toMatchObject(missing);
      await expect(reactToComment(deps)({ id, emoji: '👍', on: true }, principal)).rejects.toMatchObject(missing);
    }
    await expect(removeComment(deps)('x', ana())).rejects.toMatchObject(missing);
  });

  it('is changed by who wrote it alone, and resolved by whoever sees it', async () => {
    const { id } = await add(words('It fts.'));
    await expect(updateComment(deps)({ id, document: words('x') }, ben('OWNER'))).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
    });
    await updateComment(deps)({ id, document: words('It fits.') }, ana());
    await updateComment(deps)({ id, resolved: true }, ben());
    const [only] = await listed();
    expect(only).toMatchObject({ text: 'It fits.', resolved: true, version: 3 });
    expect(only?.editedAt).toBeDefined();
  });

  it('is removed for good by who wrote it, or an admin', async () => {
    const { id } = await add(words('One'));
    const other = await add(words('Two'));
    await expect(removeComment(deps)(id, ben())).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    expect(await removeComment(deps)(id, ben('ADMIN'))).toBe(text);
    await removeComment(deps)(other.id, ana());
    expect(await listed()).toEqual([]);
    const removed = (await emittedEvents(db, CommentRemovedSchema)).map(({ event }) => event.commentId);
    expect(removed).toEqual(expect.arrayContaining([id, other.id]));
  });

  it('refuses what is no document, and says so at the field', async () => {
    await expect(add('<b>hi</b>')).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'document' });
    await expect(add(words(' '))).rejects.toMatchObject({
      message: 'A comment can’t be empty. Write something first.',
    });
  });
});

describe('a mention', () => {
  it('is told to those named, with who sees the conversation; to nobody twice, and not to who wrote it', async () => {
    const named = [mention(BEN, 'Ben'), mention(TEAM, 'Support', '#'), mention(ANA, 'Ana')];
    const { id } = await add(words('Look ', ...named));
    const [event] = await mentioned();
    expect(event?.event).toMatchObject({
      commentId: id,
      authorUserId: ANA,
      userIds: [BEN],
      teamIds: [TEAM],
      text: 'Look @Ben#Support@Ana',
    });
    expect(event?.event.viewerIds).toContain(TEAM);
    await updateComment(deps)({ id, document: words('Look again ', ...named) }, ana());
    expect(await mentioned()).toHaveLength(1);
    const cem = '0190a000-0000-7000-8000-0000000000c1';
    await updateComment(deps)({ id, document: words('Look ', ...named, mention(cem, 'Cem')) }, ana());
    expect((await mentioned()).at(-1)?.event).toMatchObject({ userIds: [cem], teamIds: [] });
  });
});

describe('a reaction', () => {
  const react = (id: string, emoji: string, on = true, principal = ana()) =>
    reactToComment(deps)({ id, emoji, on }, principal);

  it('is counted once per person, and taken back', async () => {
    const { id } = await add(words('Sold!'));
    for (const principal of [ana(), ana(), ben()]) await react(id, '👍', true, principal);
    await react(id, '👩🏽‍🚒', true, ben());
    expect((await listed())[0]?.reactions).toEqual([
      { emoji: '👍', userIds: [ANA, BEN] },
      { emoji: '👩🏽‍🚒', userIds: [BEN] },
    ]);
    await react(id, '👍', false);
    expect((await listed())[0]?.reactions?.[0]).toEqual({ emoji: '👍', userIds: [BEN] });
  });

  it.each(['', 'a', '👍👍', '<b>', ':+1:', '1', '👍 '])('refuses %j', async (emoji) => {
    const { id } = await add(words('Sold!'));
    await expect(react(id, emoji)).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'emoji' });
  });
});
