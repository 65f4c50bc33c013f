import { toldAgain } from '@ringline/kit/testing';
import { UserChangedSchema } from '@ringline/proto/identity/v1/events_pb';
import { expect, it } from 'vitest';
import { identityTestkit } from './testing/testkit.ts';
import { publishers } from './publishers.ts';

const kit = await identityTestkit();

it('everybody who is verified is told of again as they were told of last, and nobody else', async () => {
  for (const firstName of ['Ana', 'Bea', 'Cy']) await kit.verifiedUser({ firstName });
  const unverified = await kit.createUser(kit.form());
  const { again, before } = await toldAgain(kit.db, publishers(), [], UserChangedSchema);
  expect(again).toHaveLength(3);
  expect(again).toEqual(before);
  expect(again.map(({ key }) => key)).not.toContain(unverified.id);
});
