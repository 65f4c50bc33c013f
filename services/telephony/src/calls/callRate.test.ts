import { expect, it } from 'vitest';
import { principalOf, telephonyWorld } from '../testing/world.ts';
import { endCall } from './endCall.ts';
import { placeCall } from './placeCall.ts';

const world = await telephonyWorld();
const { deps, apply } = world;

it('a workspace has two calls to the outside for each seat and five more at once, also when they begin together', async () => {
  const names = Array.from({ length: 10 }, (_, n) => `Person ${n}`);
  const { workspaceId, phoneNumberId, people } = await world.workspace(names, '+12065550900');
  await world.db.tenant(workspaceId, ({ tx }) =>
    tx.memberCopy.updateMany({
      where: { workspaceId, userId: { not: people[0]?.userId ?? '' } },
      data: { hasSeat: false },
    }),
  );
  const place = (userId: string) =>
    placeCall(deps, apply)(
      { phoneNumberId, to: '+16285550136', deviceId: 'd', idempotencyKey: deps.ids.uuid() },
      principalOf(workspaceId, userId),
    );
  const outcomes = await Promise.allSettled(people.map(({ userId }) => place(userId)));
  const placed = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  const refused = outcomes.flatMap((each) => (each.status === 'rejected' ? [each.reason as unknown] : []));
  expect([placed.length, refused.length]).toEqual([7, 3]);
  for (const reason of refused) {
    expect(reason).toMatchObject({
      code: 'LIMIT_REACHED',
      why: { check: 'outbound_calls', required: '7', current: '7' },
    });
  }
  // One that ends makes room for one.
  const [first] = placed;
  const at = outcomes.findIndex((each) => each.status === 'fulfilled' && each.value.id === first?.id);
  const owner = principalOf(workspaceId, people[at]?.userId ?? '');
  await endCall(deps, apply)(first?.id ?? '', owner);
  expect(await place(owner.userId)).toMatchObject({ status: 'PENDING' });
});
