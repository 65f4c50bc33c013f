import { describe, expect, it } from 'vitest';
import { removeMember } from '../members/removeMember.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { deleteTeam } from './deleteTeam.ts';
import { createTeam, updateTeam, type CreateTeamInput } from './saveTeam.ts';
import { listTeams } from './team.ts';

const kit = await workspaceTestkit();
const create = createTeam(kit.deps);
const update = updateTeam(kit.deps);
const remove = deleteTeam(kit.deps);

const form = (changes: Partial<CreateTeamInput> = {}): CreateTeamInput => ({
  name: 'Sales',
  description: '',
  tags: [],
  memberIds: [],
  isDefault: false,
  ...changes,
});

/** An owner, and members as memberships. */
async function withMembers(count: number) {
  const { workspaceId, owner, userId } = await kit.onPlan({ seats: -1 });
  const users = [];
  for (let index = 0; index < count; index += 1) users.push(await kit.join(workspaceId, 'MEMBER'));
  const ids = await Promise.all(users.map(async (user) => (await kit.profileOf(workspaceId, user)).id));
  return { workspaceId, owner, ownerId: userId, users, ids };
}

const usersOf = (team: { members: { userId: string }[] }) => team.members.map(({ userId }) => userId);

describe('a team', () => {
  it('rings its members in the order given; rights that come by teams follow at once', async () => {
    const { workspaceId, owner, users, ids } = await withMembers(2);
    const [a, b] = ids as [string, string];
    const team = await create(form({ name: ' Sales   North ', tags: ['vip', 'vip', ' '], memberIds: [b, a] }), owner);
    expect(team).toMatchObject({ name: 'Sales North', tags: ['vip'], isDefault: false });
    expect(usersOf(team)).toEqual([users[1], users[0]]);
    expect((await kit.principalOf(users[0] ?? '', workspaceId)).teamIds).toEqual([team.id]);
    const changed = await update({ id: team.id, version: 1, members: { ids: [a] } }, owner);
    expect(usersOf(changed)).toEqual([users[0]]);
    expect((await kit.principalOf(users[1] ?? '', workspaceId)).teamIds).toEqual([]);
    expect(await kit.eventsOf(workspaceId, team.id)).toEqual([
      'workspace.team.changed.v1',
      'workspace.team.changed.v1',
    ]);
    // In by the team and out of it; who stays hears of it once.
    expect(await kit.eventsOf(workspaceId, users[1])).toHaveLength(2);
    expect(await kit.eventsOf(workspaceId, users[0])).toHaveLength(1);
  });

  it('changes only what is given, and not from a stale form', async () => {
    const { owner, ids } = await withMembers(1);
    const team = await create(form({ description: 'Calls of the north', memberIds: ids }), owner);
    const renamed = await update({ id: team.id, version: 1, name: 'North' }, owner);
    expect(renamed).toMatchObject({ name: 'North', description: 'Calls of the north', version: 2 });
    expect(usersOf(renamed)).toHaveLength(1);
    await expect(update({ id: team.id, version: 1, name: 'South' }, owner)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await update({ id: team.id, version: 2, name: 'North' }, owner)).toMatchObject({ version: 2 });
  });

  it('has a name that no other has, and fields of a size', async () => {
    const { owner } = await withMembers(0);
    await create(form(), owner);
    await expect(create(form({ name: 'SALES' }), owner)).rejects.toMatchObject({ field: 'name' });
    await expect(create(form({ name: ' ' }), owner)).rejects.toMatchObject({ field: 'name' });
    await expect(create(form({ name: 'x'.repeat(61) }), owner)).rejects.toMatchObject({ field: 'name' });
    await expect(create(form({ description: 'x'.repeat(301) }), owner)).rejects.toMatchObject({ field: 'description' });
    await expect(create(form({ name: 'T', tags: ['x'.repeat(31)] }), owner)).rejects.toMatchObject({ field: 'tags' });
  });

  it('knows no member and no team of another workspace', async () => {
    const { owner } = await withMembers(0);
    const foreign = await withMembers(1);
    await expect(create(form({ memberIds: foreign.ids }), owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const team = await create(form(), foreign.owner);
    await expect(update({ id: team.id, name: 'Mine' }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(remove({ id: team.id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('loses who is removed from the workspace, and telephony hears of it', async () => {
    const { workspaceId, owner, ids } = await withMembers(1);
    const team = await create(form({ memberIds: ids }), owner);
    await removeMember(kit.deps)({ id: ids[0] ?? '' }, owner);
    expect((await listTeams(kit.deps)('all', owner)).find(({ id }) => id === team.id)?.members).toEqual([]);
    expect(await kit.eventsOf(workspaceId, team.id)).toHaveLength(2);
  });
});

describe('the default team', () => {
  it('moves: the one of before is an ordinary one, and the workspace names the new one', async () => {
    const { workspaceId, owner } = await withMembers(0);
    const [everyone] = await listTeams(kit.deps)('all', owner);
    const team = await create(form({ isDefault: true }), owner);
    const teams = await listTeams(kit.deps)('all', owner);
    expect(teams.map(({ name, isDefault }) => [name, isDefault])).toEqual([
      ['Sales', true],
      ['Everyone', false],
    ]);
    const { defaultTeamId } = await kit.db.tenant(workspaceId, ({ tx }) => tx.workspace.findFirstOrThrow());
    expect(defaultTeamId).toBe(team.id);
    await expect(remove({ id: team.id }, owner)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      why: { check: 'default-team', current: 'Sales' },
    });
    await expect(update({ id: team.id, isDefault: false }, owner)).rejects.toMatchObject({ field: 'isDefault' });
    await remove({ id: everyone?.id ?? '' }, owner);
    expect(await listTeams(kit.deps)('all', owner)).toHaveLength(1);
  });
});

describe('a team that a number rings', () => {
  it('is not deleted until the number has another', async () => {
    const { workspaceId, owner } = await withMembers(0);
    const team = await create(form(), owner);
    const number = { id: kit.db.ids.uuid(), number: '+14155550142' };
    await kit.numberChanged(workspaceId, { ...number, version: 1, teamId: team.id });
    await expect(remove({ id: team.id }, owner)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      why: { check: 'team-in-use', current: '+14155550142', whoCanFix: ['OWNER', 'ADMIN'] },
    });
    await kit.numberChanged(workspaceId, { ...number, version: 2, teamId: kit.db.ids.uuid() });
    await remove({ id: team.id }, owner);
    await expect(remove({ id: team.id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('a manager', () => {
  it('changes only teams that they are in, and not which is the default', async () => {
    const { workspaceId, owner } = await withMembers(0);
    const userId = await kit.join(workspaceId, 'MANAGER');
    const own = await create(form({ memberIds: [(await kit.profileOf(workspaceId, userId)).id] }), owner);
    const other = await create(form({ name: 'Other' }), owner);
    const manager = await kit.actor(userId, workspaceId);
    expect(await update({ id: own.id, name: 'Ours' }, manager)).toMatchObject({ name: 'Ours' });
    const refusal = { code: 'OUT_OF_SCOPE', why: { check: 'scope', current: 'MANAGER', whoCanFix: ['Ana', 'ADMIN'] } };
    await expect(update({ id: other.id, name: 'Ours' }, manager)).rejects.toMatchObject(refusal);
    await expect(update({ id: own.id, isDefault: true }, manager)).rejects.toMatchObject(refusal);
  });
});

describe('limits', () => {
  it('a hundred teams, two hundred members, fifty teams for one person', async () => {
    const { workspaceId, owner, users, ids } = await withMembers(1);
    const [userId = ''] = users;
    await kit.db.tenant(workspaceId, async ({ tx }) => {
      const teams = Array.from({ length: 98 }, (_, index) => ({
        id: kit.db.ids.uuid(),
        workspaceId,
        name: `T${index}`,
        createdAt: kit.clock.now(),
      }));
      await tx.team.createMany({ data: teams });
      await tx.teamMember.createMany({
        data: teams.slice(0, 50).map(({ id }) => ({ workspaceId, teamId: id, userId, position: 0 })),
      });
    });
    const last = await create(form(), owner);
    await expect(create(form({ name: 'One more' }), owner)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      why: { check: 'teams', current: '100' },
    });
    await expect(update({ id: last.id, members: { ids } }, owner)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      why: { check: 'teams-per-user', current: '50' },
    });
    const many = Array.from({ length: 201 }, () => kit.db.ids.uuid());
    await expect(update({ id: last.id, members: { ids: many } }, owner)).rejects.toMatchObject({
      code: 'LIMIT_REACHED',
      field: 'memberIds',
      why: { check: 'members-per-team', current: '201' },
    });
  });
});
