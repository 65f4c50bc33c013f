/** What somebody types is on their other device at once, and their teammate sees that they are replying; through all services. */
import { eventually } from '@ringline/kit/testing';
import { expect } from 'vitest';
import { OutsideWorld, type RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const DRAFT = 'threadId text typedAt';
const SAVE = `mutation ($input: SaveMessageDraftInput!) { saveMessageDraft(input: $input) { ${DRAFT} } }`;
const LIST = `{ fetchMessageDrafts { ${DRAFT} } }`;

export async function executeDrafts(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ana');
  const bea = await aMember(product.url, owner, 'ADMIN');
  await new OutsideWorld(product.url).text('+15035550190', owner.number.number, 'Is the desk lamp back?');
  const threadId: string = await eventually(async () => {
    const { fetchInbox } = await owner.api.run('{ fetchInbox { data { id } } }');
    expect(fetchInbox.data).toHaveLength(1);
    return fetchInbox.data[0].id;
  });
  const elsewhere = bea.api.subscribe(`subscription { messageDraftChanged { ${DRAFT} } }`);
  const seen = owner.api.subscribe(
    'subscription { conversationReplyChanged { threadId userProfile { mainUserId } until } }',
  );
  const { mainUserId } = (await bea.api.run('{ getWorkspaceUserProfile { mainUserId } }')).getWorkspaceUserProfile;
  const { saveMessageDraft: saved } = await bea.api.run(SAVE, { input: { threadId, text: 'It is on its w' } });
  expect(saved).toMatchObject({ threadId, text: 'It is on its w' });
  expect(await elsewhere.frame(() => true)).toEqual(saved);
  const { until, ...who } = await seen.frame(() => true);
  expect(who).toEqual({ threadId, userProfile: { mainUserId } });
  expect(Date.parse(until)).toBeGreaterThan(Date.parse(saved.typedAt));
  expect([(await bea.api.run(LIST)).fetchMessageDrafts, (await owner.api.run(LIST)).fetchMessageDrafts]).toEqual([
    [saved],
    [],
  ]);
  await bea.api.run(SAVE, { input: { threadId, text: '' } });
  expect((await elsewhere.frame(({ text }) => text === '')).threadId).toBe(threadId);
  expect((await bea.api.run(LIST)).fetchMessageDrafts).toEqual([]);
  expect(await seen.frame((frame) => frame.until !== until)).toMatchObject({ threadId });
}
