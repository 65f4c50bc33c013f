import { describe, expect, it } from 'vitest';
import { role } from '../roles/roles.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { leaveWorkspace, removeMember } from './removeMember.ts';
import { listMentionable, listTransferTargets } from './search.ts';
import { setPresence } from './setPresence.ts';
import { updateMember } from './updateMember.ts';

const kit = await workspaceTestkit();
const update = updateMember(kit.deps);
const remove = removeMember(kit.deps);

/** An owner, and one more of a role. */
async function two(roleName: 'ADMIN' | 'MANAGER' | 'MEMBER', plan = {}) {
  const { workspaceId, owner, userId: ownerId } = await kit.onPlan(plan);
  const userId = await kit.join(workspaceId, roleName);
  return { workspaceId, owner, ownerId, userId, profile: await kit.profileOf(workspaceId, userId) };
}

describe('a role', () => {
  it('is changed by who is above it, and the principal of the person is dropped', async () => {
    const { workspaceId, owner, userId, profile } = await two('MEMBER');
    const { profile: changed } = await update({ id: profile.id, version: 1, roleId: role('MANAGER').id }, owner);
    expect(changed).toMatchObject({ role: 'MANAGER', version: 2 });
    expect(await kit.principalOf(userId, workspaceId)).toMatchObject({ role: 'MANAGER' });
    expect(await kit.eventsOf(workspaceId, userId)).toEqual(['workspace.access.changed.v1']);
    expect(await kit.eventsOf(workspaceId, profile.id)).toEqual(['workspace.member.changed.v1']);
  });

  const RANK = ['MEMBER', 'MANAGER', 'ADMIN', 'OWNER'] as const;
  const pairs = (['ADMIN', 'MANAGER'] as const).flatMap((by) => RANK.map((target) => ({ by, target })));
  it.each(pairs)('$target is in reach of $by only from above', async ({ by, target }) => {
    const { workspaceId, userId: ownerId } = await kit.onPlan();
    const actor = await kit.actor(await kit.join(workspaceId, by), workspaceId);
    const userId = target === 'OWNER' ? ownerId : await kit.join(workspaceId, target);
    const { id } = await kit.profileOf(workspaceId, userId);
    const attempt = update({ id, status: 'DEACTIVATED' }, actor);
    if (RANK.indexOf(target) < RANK.indexOf(by)) await expect(attempt).resolves.toBeDefined();
    else
      await expect(attempt).rejects.toMatchObject({
        code: 'FORBIDDEN_ROLE',
        why: { check: 'rank', required: `a rank above ${target}`, current: by, whoCanFix: ['Ana'] },
      });
  });

  it('as high as the own one is not granted, and nobody is made a second owner', async () => {
    const { workspaceId, owner, profile } = await two('MEMBER');
    const admin = await kit.actor(await kit.join(workspaceId, 'ADMIN'), workspaceId);
    await expect(update({ id: profile.id, roleId: role('ADMIN').id }, admin)).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'rank', current: 'ADMIN' },
    });
    await expect(update({ id: profile.id, roleId: role('OWNER').id }, owner)).rejects.toMatchObject({
      code: 'VALIDATION_FAILED',
      field: 'roleId',
      why: { check: 'one-owner' },
    });
    await expect(update({ id: profile.id, roleId: 'none' }, owner)).rejects.toMatchObject({ field: 'roleId' });
  });

  it('of oneself stays; the owner alone may give up the own seat', async () => {
    const { workspaceId, owner, userId: ownerId } = await kit.onPlan();
    const own = await kit.profileOf(workspaceId, ownerId);
    await expect(update({ id: own.id, roleId: role('ADMIN').id }, owner)).rejects.toMatchObject({
      why: { check: 'rank' },
    });
    await expect(update({ id: own.id, status: 'DEACTIVATED' }, owner)).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
    });
    expect((await update({ id: own.id, hasSeat: false }, owner)).profile.hasSeat).toBe(false);
    const adminId = await kit.join(workspaceId, 'ADMIN');
    const { id } = await kit.profileOf(workspaceId, adminId);
    await expect(update({ id, hasSeat: false }, await kit.actor(adminId, workspaceId))).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'rank', whoCanFix: ['Ana'] },
    });
  });

  it('is not changed by a stale form, which a presence does not make one of, nor in another workspace', async () => {
    const { workspaceId, userId, owner, profile } = await two('MEMBER');
    await setPresence(kit.deps)({ availabilityStatus: 'BUSY' }, { workspaceId, userId });
    const { profile: changed } = await update({ id: profile.id, version: 1, hasSeat: false }, owner);
    expect(changed.version).toBe(3);
    await expect(update({ id: profile.id, version: 2, hasSeat: true }, owner)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const foreign = await kit.onPlan();
    for (const id of [profile.id, kit.db.ids.uuid(), 'no-id'])
      await expect(update({ id, hasSeat: true }, foreign.owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('seats', () => {
  it('are as many as the plan has, and who waits is told why and who can help', async () => {
    const { owner, profile } = await two('MEMBER', { seats: 2, zeroCost: 1 });
    expect((await update({ id: profile.id, hasSeat: false }, owner)).profile).toMatchObject({ hasSeat: false });
    const third = await kit.join(profile.workspaceId, 'MEMBER', true);
    await expect(update({ id: profile.id, hasSeat: true }, owner)).rejects.toMatchObject({
      code: 'USER_LIMIT_REACHED',
      why: { check: 'user-limit', required: 'a free seat', current: '2 of 2 seats taken', whoCanFix: ['OWNER'] },
    });
    const other = await kit.profileOf(profile.workspaceId, third);
    await expect(update({ id: other.id, hasSeat: false }, owner)).rejects.toMatchObject({
      code: 'USER_LIMIT_REACHED',
      why: { required: 'a free place without a seat', current: '1 of 1 places without a seat taken' },
    });
    await update({ id: other.id, status: 'DEACTIVATED' }, owner);
    expect((await update({ id: profile.id, hasSeat: true }, owner)).profile).toMatchObject({ hasSeat: true });
  });

  it('are counted once when two administrators give the last one at the same moment', async () => {
    const { workspaceId, owner } = await kit.onPlan({ seats: 2, zeroCost: -1 });
    const ids = [];
    for (let index = 0; index < 2; index += 1)
      ids.push((await kit.profileOf(workspaceId, await kit.join(workspaceId, 'MEMBER', false))).id);
    const outcomes = await Promise.allSettled(ids.map((id) => update({ id, hasSeat: true }, owner)));
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('a deactivated member', () => {
  it('has no rights here at once, keeps the reason, and comes back with the seat if one is free', async () => {
    const { workspaceId, owner, userId, profile } = await two('MEMBER', { seats: 2, zeroCost: 1 });
    const { profile: out } = await update(
      { id: profile.id, status: 'DEACTIVATED', deactivationReason: ' On leave ' },
      owner,
    );
    expect(out).toMatchObject({ status: 'DEACTIVATED', deactivationReason: 'On leave' });
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'member', current: 'DEACTIVATED' },
    });
    await kit.join(workspaceId, 'MEMBER', true);
    const { profile: back } = await update({ id: profile.id, status: 'ACTIVE' }, owner);
    expect(back).toMatchObject({ status: 'ACTIVE', hasSeat: false, waitsForSeat: true, deactivationReason: '' });
    await expect(kit.principalOf(userId, workspaceId)).resolves.toMatchObject({ seat: false });
    await update({ id: profile.id, status: 'DEACTIVATED' }, owner);
    await kit.join(workspaceId, 'MEMBER', false);
    await expect(update({ id: profile.id, status: 'ACTIVE' }, owner)).rejects.toMatchObject({
      code: 'USER_LIMIT_REACHED',
    });
  });

  it('is not kept with a reason longer than 200 characters, or a status that does not exist', async () => {
    const { owner, profile } = await two('MEMBER');
    await expect(
      update({ id: profile.id, status: 'DEACTIVATED', deactivationReason: 'x'.repeat(201) }, owner),
    ).rejects.toMatchObject({ field: 'deactivationReason' });
    await expect(update({ id: profile.id, status: 'INACTIVE' }, owner)).rejects.toMatchObject({ field: 'status' });
  });
});

describe('who leaves', () => {
  it('is out of the teams and of the list, but stays the author of old items under their name alone', async () => {
    const { workspaceId, owner, userId, profile } = await two('MEMBER');
    await remove({ id: profile.id }, owner);
    expect(await kit.profileOf(workspaceId, userId)).toMatchObject({ status: 'DEACTIVATED', hasSeat: false });
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const events = await kit.eventsOf(workspaceId, userId);
    expect(events).toEqual(['workspace.access.changed.v1']);
    await expect(remove({ id: profile.id }, owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await listMentionable(kit.deps)({ text: 'bea' }, owner)).toEqual([]);
  });

  it('may be everybody but the owner; nobody removes themselves or somebody above', async () => {
    const { workspaceId, owner, userId: ownerId } = await kit.onPlan();
    const userId = await kit.join(workspaceId, 'ADMIN');
    await expect(leaveWorkspace(kit.deps)({}, owner)).rejects.toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'one-owner' },
    });
    const admin = await kit.actor(userId, workspaceId);
    const idOf = async (id: string) => (await kit.profileOf(workspaceId, id)).id;
    await expect(remove({ id: await idOf(userId) }, admin)).rejects.toMatchObject({ code: 'FORBIDDEN_ROLE' });
    await expect(remove({ id: await idOf(ownerId) }, admin)).rejects.toMatchObject({ why: { check: 'rank' } });
    await leaveWorkspace(kit.deps)({}, admin);
    await expect(kit.principalOf(userId, workspaceId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('looking for people', () => {
  it('finds at most five whose name or address begins so, accents or not', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    for (const firstName of ['Zoë', 'Zoe', 'Zoé', 'ZOE', 'zoe', 'Zoey'])
      await kit.join(workspaceId, 'MEMBER', true, { firstName, lastName: 'Álvarez', email: 'q@example.com' });
    expect(await listMentionable(kit.deps)({ text: 'zoe' }, owner)).toHaveLength(5);
    expect(await listMentionable(kit.deps)({ text: 'Alv' }, owner)).toHaveLength(5);
    expect(await listMentionable(kit.deps)({ text: 'oe' }, owner)).toEqual([]);
    expect(await listMentionable(kit.deps)({ text: 'Q@ex' }, owner)).toHaveLength(5);
  });

  it('for a transfer offers others with a seat, and teams', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const seated = await kit.join(workspaceId, 'MEMBER', true);
    await kit.join(workspaceId, 'MEMBER', false);
    const all = await listTransferTargets(kit.deps)({ text: '' }, owner);
    expect(all.members.map(({ profile }) => profile.userId)).toEqual([seated]);
    expect(all.teams.map(({ name }) => name)).toEqual(['Everyone']);
    expect((await listTransferTargets(kit.deps)({ text: 'every' }, owner)).members).toEqual([]);
  });
});
