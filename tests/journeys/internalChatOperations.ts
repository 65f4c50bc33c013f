/** Teammates write to each other and to their team, through all services: live, counted for each, and closed to everybody else. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const COMMENT = 'id message type reactions { emoji count mine } canEdit canRemove';
const MESSAGE = `id targetEntity channel notificationType removed
  fromUser { mainUserId } toUser { mainUserId } assignedTeam { id name description tags }
  message { body document mentions { id } } post { ${COMMENT} } comments { ${COMMENT} }`;
const CHAT = `id userId teamId unreadCount mentioned readAt lastMessageAt user { mainUserId } team { id } lastMessage { ${MESSAGE} }`;
const words = (text: string) =>
  JSON.stringify({ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] });
const SEND = `mutation ($input: SendInternalConversationMessageInput!) { sendInternalConversationMessage(input: $input) { ${MESSAGE} } }`;
const LIST = `query ($userId: ID, $teamId: ID) { fetchInternalConversations(userId: $userId, teamId: $teamId, first: 10) { data { ${MESSAGE} } } }`;

export async function executeInternalChat(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'ADMIN');
  const cem = await aMember(product.url, owner, 'MEMBER');
  const idOf = async ({ api }: Pick<typeof owner, 'api'>): Promise<string> =>
    (await api.run('{ getWorkspaceUserProfile { mainUserId } }')).getWorkspaceUserProfile.mainUserId;
  const [anas, beas] = [await idOf(owner), await idOf(bea)];

  const heard = bea.api.subscribe(`subscription { internalConversation { ${MESSAGE} } }`);
  const counted = bea.api.subscribe(`subscription { internalChatChanged { ${CHAT} } }`);
  const strangers = cem.api.subscribe('subscription { internalConversation { id } }');
  const { sendInternalConversationMessage: sent } = await owner.api.run(SEND, {
    input: { userId: beas, document: words('Is the courier there?'), idempotencyKey: 'one' },
  });
  expect(sent).toMatchObject({
    targetEntity: `user:${beas}`,
    channel: 'INTERNAL',
    notificationType: 'INTERNAL_CONVERSATION_USER',
    fromUser: { mainUserId: anas },
    toUser: { mainUserId: beas },
    assignedTeam: null,
    message: { body: 'Is the courier there?' },
  });
  expect(await heard.frame(() => true)).toMatchObject({
    id: sent.id,
    targetEntity: `user:${anas}`,
    post: { canEdit: false },
  });
  expect(await counted.frame(() => true)).toMatchObject({ id: `user:${anas}`, unreadCount: 1 });
  const { fetchInternalChats } = await bea.api.run(`{ fetchInternalChats { ${CHAT} } }`);
  expect(fetchInternalChats.find(({ userId }: { userId: string | null }) => userId === anas)).toMatchObject({
    unreadCount: 1,
    user: { mainUserId: anas },
  });
  const read = `mutation ($userId: ID) { changeInternalConversationReadState(userId: $userId, isRead: true) { ${CHAT} } }`;
  expect((await bea.api.run(read, { userId: anas })).changeInternalConversationReadState.unreadCount).toBe(0);
  expect(await counted.frame(({ unreadCount }) => unreadCount === 0)).toMatchObject({ id: `user:${anas}` });

  const run = async (name: string, input: object, by: Pick<typeof owner, 'api'> = bea) =>
    (await by.api.run(`mutation ($input: ${INPUTS[name]}!) { ${name}(input: $input) { ${MESSAGE} } }`, { input }))[
      name
    ];
  const { comments } = await run('addInternalConversationComment', { conversationId: sent.id, document: words('Yes') });
  const answer = comments[0].id;
  await run('updateInternalConversationComment', { id: answer, document: words('Yes, now') });
  await run('updateInternalConversationMessage', { id: sent.id, document: words('Is the courier here?') }, owner);
  const react = `mutation ($id: ID!) { reactToInternalConversation(id: $id, emoji: "👍", on: true) { ${MESSAGE} } }`;
  expect((await owner.api.run(react, { id: answer })).reactToInternalConversation.comments[0]).toMatchObject({
    message: 'Yes, now',
    reactions: [{ emoji: '👍', count: 1, mine: true }],
  });

  // Nobody else reads or changes any of it: not by its chat, its id, or a team that is not theirs.
  expect((await cem.api.run(LIST, { userId: anas })).fetchInternalConversations.data).toEqual([]);
  expect(await cem.api.refused(react, { id: sent.id })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await cem.api.refused(LIST, { teamId: beas })).toMatchObject({ code: 'NOT_FOUND' });
  expect(await owner.api.refused(SEND, { input: { userId: sent.id, document: words('x') } })).toMatchObject({
    code: 'NOT_FOUND',
  });

  const removeAnswer = `mutation ($id: ID!) { removeInternalConversationComment(id: $id) { ${MESSAGE} } }`;
  expect((await bea.api.run(removeAnswer, { id: answer })).removeInternalConversationComment.comments).toEqual([]);
  const remove = 'mutation ($id: ID!) { removeInternalConversationMessage(id: $id) }';
  expect(await owner.api.run(remove, { id: sent.id })).toEqual({ removeInternalConversationMessage: sent.id });
  expect(await heard.frame(({ removed }) => removed)).toMatchObject({ id: sent.id, message: { body: '' } });
  expect((await owner.api.run(LIST, { userId: beas })).fetchInternalConversations.data).toEqual([]);

  const team = (await owner.api.run('{ getWorkspaceUserProfile { teamIds } }')).getWorkspaceUserProfile.teamIds[0];
  const { sendInternalConversationMessage: told } = await owner.api.run(SEND, {
    input: { teamId: team, document: words('Shop closes at 4') },
  });
  expect(told).toMatchObject({ targetEntity: `team:${team}`, assignedTeam: { id: team }, toUser: null });
  const get = `query ($teamId: ID) { getInternalChat(teamId: $teamId) { ${CHAT} } }`;
  const { getInternalChat } = await owner.api.run(get, { teamId: team });
  expect(getInternalChat).toMatchObject({ unreadCount: 0, teamId: team });
  await tellsOf(owner, cem, team, words);
  expect(strangers.frames.filter(({ id }) => id === sent.id)).toEqual([]);
}

/** A mention reaches the bell of who is named, leads to the chat, and is read with it. */
async function tellsOf(
  owner: Awaited<ReturnType<typeof anOwnerOnBusiness>>,
  cem: Awaited<ReturnType<typeof aMember>>,
  teamId: string,
  words: (text: string) => string,
): Promise<void> {
  const { getWorkspaceUserProfile: me } = await cem.api.run('{ getWorkspaceUserProfile { mainUserId } }');
  const frames = cem.api.subscribe(
    `subscription { mentionNotification { id message read source referenceId url createdAt version
      sourceUser { displayName hasSeat availabilityStatus roleId totalUnreadMessagesFromUser } toUser { mainUserId }
      parentNodeData { contactId conversationId teamId } } }`,
  );
  const attrs = { id: me.mainUserId, label: 'Cem', mentionSuggestionChar: '@' };
  const document = words('x').replace('[{"type":"text","text":"x"}]', JSON.stringify([{ type: 'mention', attrs }]));
  await owner.api.run(SEND, { input: { teamId, document } });
  const mentioned = await frames.frame(() => true);
  expect(mentioned).toMatchObject({
    read: false,
    source: 'INTERNAL_TEAM_COMMENT',
    sourceUser: { hasSeat: true, totalUnreadMessagesFromUser: 0 },
    toUser: { mainUserId: me.mainUserId },
    parentNodeData: { contactId: null, teamId },
  });
  expect(mentioned.url).toContain(`/conversations/team/${teamId}?node=`);
  const about = '{ fetchConversationNotifications { totalUnread data { id read } } }';
  expect((await cem.api.run(about)).fetchConversationNotifications).toEqual({ totalUnread: 0, data: [] });
  const read = 'mutation ($teamId: ID) { changeInternalConversationReadState(teamId: $teamId, isRead: true) { id } }';
  await cem.api.run(read, { teamId });
  expect(await frames.frame((frame) => frame.read)).toMatchObject({ id: mentioned.id });
  await eventually(async () =>
    expect(
      (await cem.api.run('{ fetchWorkspaceNotifications { unreadChats } }')).fetchWorkspaceNotifications.unreadChats,
    ).toBe(0),
  );
}

const INPUTS: Readonly<Record<string, string>> = {
  addInternalConversationComment: 'AddInternalConversationCommentInput',
  updateInternalConversationComment: 'UpdateInternalConversationInput',
  updateInternalConversationMessage: 'UpdateInternalConversationInput',
};
