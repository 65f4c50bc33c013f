/** A conversation is tagged by a teammate, through all services: it is seen live, found by its tag, and the tag goes again. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const TAG = 'id name backgroundColor color version';
const SAVE = `mutation ($input: CreateOrUpdateConversationTagInput!) { createOrUpdateConversationTag(input: $input) { ${TAG} } }`;
const CHANGE =
  'mutation ($input: UpdateConversationTagsInput!) { updateConversationTags(input: $input) { id tagIds tags { name } } }';
const INBOX =
  'query ($tagId: ID) { fetchInbox(tagId: $tagId) { data { id tagIds lastConversation { id tags { name } } } } }';

export async function executeTags(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'ADMIN');
  await new OutsideWorld(product.url).text('+15035550189', owner.number.number, 'Is the brass lamp back?');
  const threadId: string = await eventually(async () => {
    const { fetchInbox } = await owner.api.run(INBOX);
    expect(fetchInbox.data).toHaveLength(1);
    return fetchInbox.data[0].id;
  });
  const list = bea.api.subscribe(`subscription { conversationTagsChanged { ${TAG} } }`);
  const { createOrUpdateConversationTag: vip } = await owner.api.run(SAVE, { input: { name: 'VIP' } });
  expect(vip).toMatchObject({ name: 'VIP', backgroundColor: '#E7EAFB', color: '#2A3AA8' });
  expect((await list.frame(() => true))[0]).toEqual(vip);

  const threads = bea.api.subscribe('subscription { threadChanged { id tagIds } }');
  const { updateConversationTags } = await owner.api.run(CHANGE, { input: { threadId, add: [vip.id] } });
  expect(updateConversationTags).toEqual({ id: threadId, tagIds: [vip.id], tags: [{ name: 'VIP' }] });
  expect(await threads.frame(({ tagIds }) => tagIds.length > 0)).toEqual({ id: threadId, tagIds: [vip.id] });
  expect((await bea.api.run(INBOX, { tagId: vip.id })).fetchInbox.data).toMatchObject([
    { id: threadId, lastConversation: { tags: [{ name: 'VIP' }] } },
  ]);

  const { removeConversationTag } = await bea.api.run(
    `mutation ($id: ID!) { removeConversationTag(id: $id) { ${TAG} } }`,
    { id: vip.id },
  );
  expect(removeConversationTag).toEqual([]);
  expect((await owner.api.run(`{ fetchConversationTags { ${TAG} } }`)).fetchConversationTags).toEqual([]);
  expect((await owner.api.run(INBOX, { tagId: vip.id })).fetchInbox.data).toEqual([]);
}
