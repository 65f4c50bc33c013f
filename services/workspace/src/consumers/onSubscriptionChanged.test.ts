import { deliver } from '@ringline/kit/testing';
import { SubscriptionChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { onSubscriptionChanged } from './onSubscriptionChanged.ts';

const kit = await workspaceTestkit();

it('seats held are seats billed: the newest members give theirs up, the owner never', async () => {
  const { workspaceId, userId: owner } = await kit.owned();
  const tell = (version: number, billed: boolean, userSlots: number) =>
    deliver(kit.db, [onSubscriptionChanged()], workspaceId, SubscriptionChangedSchema, {
      subscription: {
        workspaceId,
        version,
        billed,
        userSlots,
        subscriptionPlan: {
          name: 'BUSINESS',
          subscriptionFeatures: [{ name: 'NUMBER_OF_USERS', value: '25' }],
        },
      },
    });
  const seats = async () => (await kit.db.tenant(workspaceId, ({ tx }) => tx.subscriptionCopy.findFirst()))?.seats;
  await tell(10, false, 5);
  // Nobody pays: the plan's seats are free to take.
  expect(await seats()).toBe(25);
  const admin = await kit.join(workspaceId, 'ADMIN');
  const [older, newer] = [await kit.join(workspaceId, 'MEMBER'), await kit.join(workspaceId, 'MEMBER')];
  await kit.db.tenant(workspaceId, ({ tx }) => tx.userProfile.updateMany({ data: { hasSeat: true } }));
  const held = () =>
    Promise.all([owner, admin, older, newer].map(async (id) => (await kit.profileOf(workspaceId, id)).hasSeat));
  await tell(11, true, 4);
  expect([await seats(), await held()]).toEqual([4, [true, true, true, true]]);
  await tell(12, true, 3);
  expect(await held()).toEqual([true, true, true, false]);
  expect((await kit.profileOf(workspaceId, newer)).waitsForSeat).toBe(true);
  await tell(13, true, 1);
  expect(await held()).toEqual([true, false, false, false]);
});
