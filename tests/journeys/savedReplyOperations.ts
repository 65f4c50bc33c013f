/** Answers that people keep, through all services: shared and own, seen live, used last first. */
import { expect } from 'vitest';
import type { RunningProduct } from '../testkit/index.ts';
import { aMember, anOwnerOnBusiness } from '../testkit/members.ts';

const SAVE =
  'mutation ($input: SaveSavedReplyInput!) { saveSavedReply(input: $input) { id name body audience canChange } }';
const LIST = '{ fetchSavedReplies { id name lastUsedAt team { id } canRemove } }';

export async function executeSavedReplies(product: RunningProduct): Promise<void> {
  const owner = await anOwnerOnBusiness(product, 'Ines');
  const bea = await aMember(product.url, owner, 'MEMBER');
  const live = bea.api.subscribe('subscription { savedRepliesChanged { name audience } }');
  const { saveSavedReply: shared } = await owner.api.run(SAVE, {
    input: { name: 'Opening hours', body: 'Hi {firstName|there}, we open at nine.', audience: 'WORKSPACE' },
  });
  expect(shared).toMatchObject({ audience: 'WORKSPACE', canChange: true });
  expect(await live.frame((frame) => frame.length === 1)).toEqual([{ name: 'Opening hours', audience: 'WORKSPACE' }]);
  const { saveSavedReply: own } = await bea.api.run(SAVE, {
    input: { name: 'Thanks', body: 'Thank you!', audience: 'OWN' },
  });
  const names = async (by: Pick<typeof bea, 'api'>) =>
    ((await by.api.run(LIST)).fetchSavedReplies as { name: string }[]).map(({ name }) => name);
  expect([await names(bea), await names(owner)]).toEqual([['Opening hours', 'Thanks'], ['Opening hours']]);
  const { useSavedReply } = await bea.api.run('mutation ($id: ID!) { useSavedReply(id: $id) { id lastUsedAt } }', {
    id: own.id,
  });
  expect(useSavedReply).toEqual({ id: own.id, lastUsedAt: expect.any(String) });
  expect(await names(bea)).toEqual(['Thanks', 'Opening hours']);
  await expect(
    bea.api.run(SAVE, { input: { id: shared.id, name: 'Mine', body: 'x', audience: 'WORKSPACE' } }),
  ).rejects.toMatchObject({ refusal: { code: 'FORBIDDEN_ROLE' } });
  const { removeSavedReply } = await owner.api.run('mutation ($id: ID!) { removeSavedReply(id: $id) { id } }', {
    id: shared.id,
  });
  expect(removeSavedReply).toEqual([]);
  expect(await live.frame((frame) => frame.length === 1 && frame[0].audience === 'OWN')).toEqual([
    { name: 'Thanks', audience: 'OWN' },
  ]);
}
