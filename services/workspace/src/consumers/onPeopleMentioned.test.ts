import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CommentRemovedSchema, PeopleMentionedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { expect, it } from 'vitest';
import { toNotification } from '../notifications/notification.ts';
import { listNotifications } from '../notifications/readState.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();
const { clock, db, deps } = kit;

it('a mention is told once to each who was named and sees the conversation, and forgotten with its comment', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const author = await kit.join(workspaceId, 'MEMBER', true, { firstName: 'Mia', lastName: 'Weber' });
  const [bea, cem, outside] = [
    await kit.join(workspaceId, 'MEMBER', true, { language: 'de' }),
    await kit.join(workspaceId, 'MEMBER'),
    await kit.join(workspaceId, 'MEMBER'),
  ];
  const teamId = deps.ids.uuid();
  await db.tenant(workspaceId, async ({ tx }) => {
    const { id: _id, ...team } = await tx.team.findFirstOrThrow({ where: { isDefault: true } });
    await tx.team.create({
      data: { ...team, id: teamId, isDefault: false, name: 'Sales', tags: [...team.tags] } as never,
    });
    await tx.teamMember.createMany({
      data: [author, bea].map((userId, position) => ({ workspaceId, teamId, userId, position })),
    });
  });
  const contactId = deps.ids.uuid();
  const conversation = {
    id: deps.ids.uuid(),
    workspaceId,
    threadId: deps.ids.uuid(),
    contactId,
    peerNumber: '+16285550136',
    phoneNumber: '+14155550100',
  };
  const told = {
    conversation,
    authorUserId: author,
    viewerIds: [teamId, cem],
    text: `Can you\nhold it? ${'x'.repeat(300)}`,
    at: timestampFromDate(clock.now()),
  };
  const bell = async (userId: string) => {
    const { rows, language } = await listNotifications(deps)({ unreadOnly: true }, { workspaceId, userId });
    return rows.map((row) => toNotification(row, language));
  };
  const [first, second] = [deps.ids.uuid(), deps.ids.uuid()];
  const mention = (commentId: string, userIds: string[], teamIds: string[] = []) =>
    kit.deliver(PeopleMentionedSchema, { ...told, commentId, userIds, teamIds }, commentId, workspaceId);
  for (const _ of [1, 2]) await mention(first, [owner, author, cem, outside], [teamId]);
  await mention(second, [cem]);

  const [ofOwner] = await bell(owner);
  expect(ofOwner).toMatchObject({
    kind: 'MENTION',
    url: `/inbox?conversationId=${conversation.id}&type=COMMENT&contactId=${contactId}&targetNode=${first}`,
    ways: ['toast', 'push', 'sound'],
  });
  expect(ofOwner?.message).toMatch(/^Mia Weber: Can you hold it\? x+…$/);
  expect(await bell(bea)).toHaveLength(1);
  expect(await bell(cem)).toHaveLength(2);
  // Who wrote it knows; who does not see the conversation learns nothing of it.
  expect([await bell(author), await bell(outside)]).toEqual([[], []]);

  await kit.deliver(CommentRemovedSchema, { commentId: first }, first, workspaceId);
  expect(await bell(cem)).toHaveLength(1);
  const { rows } = await listNotifications(deps)({ unreadOnly: false }, { workspaceId, userId: owner });
  expect(rows.map((row) => toNotification(row, 'en').message)).toEqual(['Mia Weber mentioned you about +16285550136']);
});

it('a mention in a note of a contact is told to those who read contacts, and leads to the note', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const author = await kit.join(workspaceId, 'MEMBER', true, { firstName: 'Mia', lastName: 'Weber' });
  const [bea, cem] = [
    await kit.join(workspaceId, 'MEMBER', true, { language: 'de' }),
    await kit.join(workspaceId, 'MEMBER'),
  ];
  const [commentId, contactId] = [deps.ids.uuid(), deps.ids.uuid()];
  const told = {
    commentId,
    authorUserId: author,
    userIds: [owner, author, bea],
    text: 'Prefers walnut',
    at: timestampFromDate(clock.now()),
  };
  const bell = async (userId: string, aboutConversations = false) => {
    const { rows, language, unreadChats } = await listNotifications(deps)(
      { unreadOnly: true, aboutConversations },
      { workspaceId, userId },
    );
    return { unreadChats, rows: rows.map((row) => toNotification(row, language)) };
  };
  const note = { ...told, contactId, peerNumber: '+16285550136' };
  for (const _ of [1, 2]) await kit.deliver(PeopleMentionedSchema, note, commentId, workspaceId);
  // Of neither a conversation nor a contact: nobody could be led there.
  await kit.deliver(PeopleMentionedSchema, { ...told, commentId: deps.ids.uuid() }, commentId, workspaceId);

  const { rows, unreadChats } = await bell(bea);
  expect(rows).toMatchObject([
    {
      kind: 'MENTION',
      source: 'CONTACT_NOTE',
      contactId,
      url: `/connections/contacts?contactId=${contactId}&targetNode=${commentId}`,
      message: 'Mia Weber: Prefers walnut',
      referenceId: commentId,
    },
  ]);
  expect(rows[0]).not.toHaveProperty('conversationId');
  expect(unreadChats).toBe(0);
  expect((await bell(bea, true)).rows).toEqual([]);
  expect((await bell(owner)).rows).toHaveLength(1);
  expect([(await bell(author)).rows, (await bell(cem)).rows]).toEqual([[], []]);

  await kit.deliver(CommentRemovedSchema, { commentId }, commentId, workspaceId);
  expect((await bell(bea)).rows).toEqual([]);
});
