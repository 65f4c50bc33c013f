/** Two teammates comment on a text, through all services: mentions reach the bell, and what is removed is gone. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const FIELDS = `id version comments {
  id conversationId createdAt editedAt message document type resolved canEdit canRemove version
  userProfile { displayName } mentions { id label userProfile { mainUserId } team { id } }
  reactions { emoji count mine names }
}`;

export async function executeComments(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'ADMIN');
  await new OutsideWorld(product.url).text('+15035550188', owner.number.number, 'Do you have the walnut one?');
  const inbox = '{ fetchInbox { data { lastConversation { id } } } }';
  const conversationId: string = await eventually(async () => {
    const { fetchInbox } = await owner.api.run(inbox);
    expect(fetchInbox.data).toHaveLength(1);
    return fetchInbox.data[0].lastConversation.id;
  });
  const { getWorkspaceUserProfile: me } = await bea.api.run('{ getWorkspaceUserProfile { mainUserId } }');
  const attrs = { id: me.mainUserId, label: 'Bea', mentionSuggestionChar: '@' };
  const document = (text: string) =>
    JSON.stringify({
      type: 'doc',
      content: [
        {
          type: 'paragraph',
          content: [
            { type: 'mention', attrs },
            { type: 'text', text },
          ],
        },
      ],
    });
  const heard = bea.api.subscribe(`subscription { contactConversation { conversation { ${FIELDS} } } }`);
  const { addComment } = await owner.api.run(
    `mutation ($input: AddCommentInput!) { addComment(input: $input) { ${FIELDS} } }`,
    { input: { conversationId, document: document(' please hold it'), idempotencyKey: 'one' } },
  );
  const [comment] = addComment.comments;
  expect(comment).toMatchObject({
    conversationId,
    message: '@Bea please hold it',
    type: 'CONTACT_COMMENT',
    canEdit: true,
    mentions: [{ id: me.mainUserId, userProfile: { mainUserId: me.mainUserId }, team: null }],
  });
  const frame = await heard.frame(({ conversation }) => conversation.comments.length > 0);
  expect(frame.conversation.comments[0]).toMatchObject({ id: comment.id, canEdit: false, canRemove: true });
  const bell = '{ fetchWorkspaceNotifications { data { type message url } } }';
  await eventually(async () =>
    expect((await bea.api.run(bell)).fetchWorkspaceNotifications.data).toContainEqual({
      type: 'MENTION',
      message: 'Ana Test: @Bea please hold it',
      url: expect.any(String),
    }),
  );

  const react = `mutation ($id: ID!, $on: Boolean!) { reactToComment(id: $id, emoji: "👍", on: $on) { ${FIELDS} } }`;
  const { reactToComment } = await bea.api.run(react, { id: comment.id, on: true });
  expect(reactToComment.comments[0].reactions).toMatchObject([
    { emoji: '👍', count: 1, mine: true, names: ['Bea Test'] },
  ]);
  const update = `mutation ($input: UpdateCommentInput!) { updateComment(input: $input) { ${FIELDS} } }`;
  const { updateComment } = await bea.api.run(update, { input: { id: comment.id, resolved: true } });
  expect(updateComment.comments[0]).toMatchObject({ resolved: true, editedAt: null });
  expect(await bea.api.refused(update, { input: { id: comment.id, document: document('x') } })).toMatchObject({
    code: 'FORBIDDEN_ROLE',
  });
  const { removeComment } = await bea.api.run('mutation ($id: ID!) { removeComment(id: $id) { id comments { id } } }', {
    id: comment.id,
  });
  expect(removeComment.comments).toEqual([]);
}
