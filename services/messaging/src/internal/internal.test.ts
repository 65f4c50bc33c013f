/** Chats of teammates: who reads them, what is unread for whom, and what is told to open pages. */
import { emittedEvents } from '@ringline/kit/testing';
import {
  CommentRemovedSchema,
  InternalChatChangedSchema,
  InternalMessageWrittenSchema,
} from '@ringline/proto/messaging/v1/events_pb';
import { describe, expect, it } from 'vitest';
import { clock, db, deps, OTHER_TEAM, ownMessaging, TEAM, ws } from '../messagingTestkit.ts';
import { testPrincipal } from '../testing.ts';
import { changeInternalReadState, getChat, getMessage, listChats, listMessages } from './listChats.ts';
import { describeMessage } from './message.ts';
import {
  answerInternalMessage,
  reactToInternalMessage,
  removeInternalMessage,
  sendInternalMessage,
  updateInternalMessage,
} from './writeMessage.ts';

ownMessaging();

const [ANA, BEN, CEM] = ['a1', 'b1', 'c1'].map((end) => `0190a000-0000-7000-8000-0000000000${end}`) as [
  string,
  string,
  string,
];
const person = (userId: string, role = 'MEMBER', teamIds = [TEAM], workspaceId = ws) =>
  testPrincipal(workspaceId, 'own', { userId, teamIds, role });
const [ana, ben, cem] = [() => person(ANA), () => person(BEN), () => person(CEM)];
const words = (text: string, ...more: object[]) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }, ...more] }] });
const mention = (id: string) => ({ type: 'mention', attrs: { id, label: 'Ben', mentionSuggestionChar: '@' } });
const to = (userId: string) => ({ userId, teamId: '' });
const toTeam = { userId: '', teamId: TEAM };

type Who = ReturnType<typeof person>;
async function send(target: { userId: string; teamId: string }, text: string, by: Who, idempotencyKey = '') {
  clock.advance(1_000);
  return sendInternalMessage(deps)({ target, document: words(text), idempotencyKey }, by);
}
async function answer(messageId: string, document: string, by: Who) {
  clock.advance(1_000);
  return answerInternalMessage(deps)({ messageId, document, idempotencyKey: '' }, by);
}
const texts = async (target: { userId: string; teamId: string }, by: Who) =>
  (await listMessages(deps)({ target }, by)).rows.map(({ text }) => text);
const unread = async (target: { userId: string; teamId: string }, by: Who) =>
  (await getChat(deps)(target, by)).unreadCount ?? 0;
const missing = { code: 'NOT_FOUND' };

describe('a chat of two people', () => {
  it('is the same for both, newest first, and nobody else reads it', async () => {
    await send(to(BEN), 'Are you there?', ana());
    await send(to(ANA), 'Yes', ben());
    expect(await texts(to(BEN), ana())).toEqual(['Yes', 'Are you there?']);
    expect(await texts(to(ANA), ben())).toEqual(['Yes', 'Are you there?']);
    expect(await texts(to(ANA), cem())).toEqual([]);
    expect(await listChats(deps)(person(CEM, 'OWNER', []))).toEqual([]);
  });

  it('keeps its messages from everybody else, be they the owner, and from other workspaces', async () => {
    const { id } = await send(to(BEN), 'Secret', ana());
    for (const other of [person(CEM, 'OWNER'), person(ANA, 'OWNER', [TEAM], db.ids.uuid())]) {
      await expect(getMessage(deps)(id, other)).rejects.toMatchObject(missing);
      await expect(answer(id, words('x'), other)).rejects.toMatchObject(missing);
      await expect(updateInternalMessage(deps)({ id, document: words('x') }, other)).rejects.toMatchObject(missing);
      await expect(removeInternalMessage(deps)(id, other)).rejects.toMatchObject(missing);
      await expect(reactToInternalMessage(deps)({ id, emoji: '👍', on: true }, other)).rejects.toMatchObject(missing);
    }
    await expect(getMessage(deps)('x', ana())).rejects.toMatchObject(missing);
  });

  it('is not with oneself, nor with nobody', async () => {
    await expect(send(to(ANA), 'Hi', ana())).rejects.toMatchObject({ code: 'VALIDATION_FAILED', field: 'userId' });
    await expect(send(to(''), 'Hi', ana())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(send({ userId: BEN, teamId: TEAM }, 'Hi', ana())).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
    await expect(send(to(BEN), ' ', ana())).rejects.toMatchObject({ field: 'document' });
  });

  it('has a message once, however often it is sent', async () => {
    const [first, second] = [await send(to(BEN), 'Once', ana(), 'k'), await send(to(BEN), 'Once', ana(), 'k')];
    expect(second.id).toBe(first.id);
    expect(await texts(to(BEN), ana())).toEqual(['Once']);
    await expect(send(to(BEN), 'Else', ana(), 'k')).rejects.toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('is one chat when both write first at the same time', async () => {
    await Promise.all([send(to(BEN), 'A', ana()), send(to(ANA), 'B', ben())]);
    expect(await texts(to(BEN), ana())).toHaveLength(2);
  });
});

describe('a chat of a team', () => {
  it('is read by those who are in the team now: who left reads it no more, who joins reads all of it', async () => {
    const { id } = await send(toTeam, 'Shop closes at 4', ana());
    expect(await texts(toTeam, ben())).toEqual(['Shop closes at 4']);
    const left = person(ANA, 'ADMIN', [OTHER_TEAM]);
    await expect(texts(toTeam, left)).rejects.toMatchObject(missing);
    await expect(getMessage(deps)(id, left)).rejects.toMatchObject(missing);
    await expect(removeInternalMessage(deps)(id, left)).rejects.toMatchObject(missing);
    await expect(changeInternalReadState(deps)(toTeam, true, left)).rejects.toMatchObject(missing);
    expect((await listChats(deps)(left)).map(({ target }) => target?.teamId)).toEqual([OTHER_TEAM]);
    expect(await texts(toTeam, cem())).toEqual(['Shop closes at 4']);
  });

  it('is listed before anything is written, and first once something was', async () => {
    const both = person(ANA, 'MEMBER', [OTHER_TEAM, TEAM]);
    expect((await listChats(deps)(both)).map(({ target }) => target?.teamId)).toEqual([OTHER_TEAM, TEAM]);
    await send(toTeam, 'Hi', ben());
    const [first] = await listChats(deps)(both);
    expect(first).toMatchObject({ target: toTeam, unreadCount: 1, lastMessage: { message: { text: 'Hi' } } });
  });
});

describe('what is unread', () => {
  it('is each person’s own: what others wrote since they looked, answers too', async () => {
    const { id } = await send(toTeam, 'One', ana());
    await answer(id, words('Two ', mention(BEN)), cem());
    expect(await Promise.all([ana(), ben(), cem()].map((who) => unread(toTeam, who)))).toEqual([1, 2, 0]);
    expect(await getChat(deps)(toTeam, ben())).toMatchObject({ mentioned: true });
    expect(await getChat(deps)(toTeam, ana())).toMatchObject({ mentioned: false });
    expect(await changeInternalReadState(deps)(toTeam, true, ben())).toMatchObject({ unreadCount: 0 });
    expect(await unread(toTeam, ana())).toBe(1);
    expect(await changeInternalReadState(deps)(toTeam, false, ben())).toMatchObject({ unreadCount: 1 });
  });

  it('is told once to the person’s other pages, and to nobody else', async () => {
    await send(to(BEN), 'One', ana());
    await changeInternalReadState(deps)(to(ANA), true, ben());
    await changeInternalReadState(deps)(to(ANA), true, ben());
    const told = (await emittedEvents(db, InternalChatChangedSchema)).filter(
      ({ event }) => event.readerUserId === BEN && event.userIds.includes(ANA),
    );
    expect(told.at(-1)?.event).toMatchObject({ messageId: '', userIds: [ANA, BEN] });
    const before = told.length;
    await changeInternalReadState(deps)(to(ANA), true, ben());
    const after = (await emittedEvents(db, InternalChatChangedSchema)).filter(
      ({ event }) => event.readerUserId === BEN && event.userIds.includes(ANA),
    );
    expect(after).toHaveLength(before);
  });
});

describe('a message', () => {
  it('has its answers beneath it, and an answer to an answer stands there too', async () => {
    const { id } = await send(toTeam, 'Who takes it?', ana());
    const { replies } = await answer(id, words('Me'), ben());
    const row = await answer(replies[0]?.id ?? '', words('Thanks'), ana());
    expect(describeMessage(row, ana())).toMatchObject({
      id,
      target: toTeam,
      message: { text: 'Who takes it?', type: 'INTERNAL_CONVERSATION_TEAM_COMMENT', conversationId: id },
      answers: [
        { text: 'Me', authorUserId: BEN, conversationId: id },
        { text: 'Thanks', authorUserId: ANA },
      ],
    });
    expect(await texts(toTeam, ana())).toEqual(['Who takes it?']);
    const direct = await send(to(BEN), 'Hi', ana());
    expect(describeMessage(direct, ben())).toMatchObject({
      target: to(ANA),
      message: { type: 'INTERNAL_CONVERSATION_USER' },
    });
  });

  it('is changed by who wrote it alone, and removed by them, an admin or the owner', async () => {
    const { id } = await send(toTeam, 'Fist', ana());
    const forbidden = { code: 'FORBIDDEN_ROLE' };
    await expect(updateInternalMessage(deps)({ id, document: words('x') }, person(BEN, 'OWNER'))).rejects.toMatchObject(
      forbidden,
    );
    const changed = await updateInternalMessage(deps)({ id, document: words('First') }, ana());
    expect(changed).toMatchObject({ text: 'First', version: 2 });
    expect(changed.editedAt).not.toBeNull();
    await expect(removeInternalMessage(deps)(id, ben())).rejects.toMatchObject(forbidden);
    const { replies } = await answer(id, words('Answer'), ben());
    expect(await removeInternalMessage(deps)(replies[0]?.id ?? '', ben())).toMatchObject({ id, replies: [] });
    expect(await removeInternalMessage(deps)(id, person(BEN, 'ADMIN'))).toBeUndefined();
    expect(await texts(toTeam, ana())).toEqual([]);
    const told = (await emittedEvents(db, InternalChatChangedSchema)).filter(({ event }) => event.messageId === id);
    expect(told.at(-1)?.event).toMatchObject({ removed: true, teamId: TEAM });
  });

  it('is reacted to once per person, with a single emoji', async () => {
    const { id } = await send(toTeam, 'Sold!', ana());
    for (const who of [ana(), ana(), ben()]) await reactToInternalMessage(deps)({ id, emoji: '👍', on: true }, who);
    const row = await reactToInternalMessage(deps)({ id, emoji: '👍', on: false }, ana());
    expect(row.reactions.map(({ userId }) => userId)).toEqual([BEN]);
    await expect(reactToInternalMessage(deps)({ id, emoji: 'no', on: true }, ana())).rejects.toMatchObject({
      field: 'emoji',
    });
  });
});

it('a long history is read page by page, each message once', async () => {
  for (let at = 0; at < 7; at++) await send(to(CEM), `${at}`, ana());
  const read: string[] = [];
  let after = '';
  do {
    const page = { limit: 3, after } as never;
    const { rows, metadata } = await listMessages(deps)({ target: to(CEM), page }, ana());
    read.push(...rows.map(({ text }) => text));
    after = metadata.endCursor ?? '';
  } while (after !== '');
  expect(read).toEqual(['6', '5', '4', '3', '2', '1', '0']);
});

describe('what is written', () => {
  const told = async () => (await emittedEvents(db, InternalMessageWrittenSchema)).map(({ event }) => event);

  it('is told with who is named, and once more only for who is named anew', async () => {
    const { length: before } = await told();
    const { id } = await send(toTeam, 'Hello', ana());
    await answer(id, words('To ', mention(BEN)), cem());
    const [, reply] = (await told()).slice(before);
    expect(reply).toMatchObject({
      teamId: TEAM,
      messageId: id,
      authorUserId: CEM,
      mentionedUserIds: [BEN],
      text: 'To @Ben',
      edited: false,
      commentType: 'INTERNAL_CONVERSATION_TEAM_COMMENT',
    });
    const change = (document: string) => updateInternalMessage(deps)({ id, document }, ana());
    await change(words('Hello ', mention(BEN)));
    await change(words('Hello again ', mention(BEN)));
    expect((await told()).slice(before + 2)).toMatchObject([{ entryId: id, mentionedUserIds: [BEN], edited: true }]);
  });

  it('is told to be gone, with its answers', async () => {
    const { id } = await send(toTeam, 'Hello', ana());
    await answer(id, words('Yes'), ben());
    const gone = async () => (await emittedEvents(db, CommentRemovedSchema)).length;
    const before = await gone();
    await removeInternalMessage(deps)(id, ana());
    expect((await gone()) - before).toBe(2);
  });
});
