import { eventually, toldAgain } from '@ringline/kit/testing';
import {
  InvitationChangedSchema,
  MemberChangedSchema,
  TeamChangedSchema,
  WorkspaceChangedSchema,
} from '@ringline/proto/workspace/v1/events_pb';
import { expect, it } from 'vitest';
import { inviteUser } from './invitations/inviteUser.ts';
import { removeMember } from './members/removeMember.ts';
import { setPresence } from './members/setPresence.ts';
import { role } from './roles/roles.ts';
import { createTeam } from './teams/saveTeam.ts';
import { workspaceTestkit } from './testing/testkit.ts';
import { publishers as publishersOf, workspacesAfter } from './publishers.ts';

const kit = await workspaceTestkit();
const publishers = publishersOf(kit.deps);

/** A workspace with four members, two teams, an invitation, and somebody who left. */
async function grown() {
  const { workspaceId, owner } = await kit.onPlan();
  const joined = [];
  for (let index = 0; index < 3; index += 1) joined.push(await kit.join(workspaceId, 'MEMBER'));
  const profiles = await Promise.all(joined.map((userId) => kit.profileOf(workspaceId, userId)));
  await createTeam(kit.deps)(
    { name: 'Sales', description: '', tags: [], memberIds: profiles.map(({ id }) => id), isDefault: false },
    owner,
  );
  await setPresence(kit.deps)({ availabilityStatus: 'BUSY' }, owner);
  await removeMember(kit.deps)({ id: profiles[0]?.id ?? '' }, owner);
  await inviteUser(kit.deps)(
    {
      email: `new-${workspaceId}@example.com`,
      roleId: role('MEMBER').id,
      withSeat: false,
      teamIds: [],
      idempotencyKey: '',
    },
    owner,
  );
  return workspaceId;
}

it.each([
  ['workspace', WorkspaceChangedSchema, 1],
  ['team', TeamChangedSchema, 2],
  ['member', MemberChangedSchema, 4],
  ['invitation', InvitationChangedSchema, 1],
] as const)('each %s is told of again as it was told of last', async (_what, schema, count) => {
  const workspaces = [await grown(), await grown()];
  const { again, before } = await toldAgain(kit.db, publishers, workspaces, schema);
  expect(again).toHaveLength(2 * count);
  expect(again).toEqual(before);
});

it('a member whose presence changes meanwhile is told of with the newer one at last', async () => {
  const { principal, workspaceId, userId } = await kit.owned();
  const changing = Promise.withResolvers<void>();
  const go = Promise.withResolvers<void>();
  const change = kit.db.tenant(workspaceId, async (uow) => {
    await uow.tx.userProfile.updateMany({
      where: { userId },
      data: { availabilityStatus: 'BUSY', version: { increment: 1 } },
    });
    changing.resolve();
    await go.promise;
  });
  await changing.promise;
  const again = toldAgain(kit.db, publishers, [workspaceId], MemberChangedSchema);
  await eventually(async () => {
    const waiting = await kit.db.pool.query(
      "SELECT FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock' AND query LIKE '%user_profile%FOR SHARE%'",
    );
    expect(waiting.rowCount).toBe(1);
  });
  go.resolve();
  await change;
  expect((await again).again.map(({ event }) => event.userProfile)).toMatchObject([
    { userId: principal.userId, availabilityStatus: 'BUSY' },
  ]);
});

it('whoever goes through all workspaces meets each once, in the order of their ids', async () => {
  const made = [];
  for (let index = 0; index < 3; index += 1) made.push((await kit.owned()).workspaceId);
  const met = [];
  for (let after = '00000000-0000-0000-0000-000000000000'; ;) {
    const ids = await workspacesAfter(kit.deps)(after, 2);
    met.push(...ids);
    const last = ids.at(-1);
    if (last === undefined) break;
    after = last;
  }
  expect(met).toEqual(expect.arrayContaining(made));
  expect(met).toEqual([...new Set(met)].toSorted());
});
