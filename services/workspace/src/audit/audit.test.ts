import { create } from '@bufbuild/protobuf';
import { PageRequestSchema } from '@ringline/proto/common/v1/common_pb';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { addMember } from '../members/addMember.ts';
import { setOwnRingTone } from '../members/setOwnRingTone.ts';
import { updateMember } from '../members/updateMember.ts';
import { role } from '../roles/roles.ts';
import { createTeam } from '../teams/saveTeam.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { changesOf } from './audit.ts';
import { listAuditEntries } from './listAuditEntries.ts';

const kit = await workspaceTestkit();
const list = listAuditEntries(kit.deps);
const update = updateMember(kit.deps);

type Owner = Awaited<ReturnType<typeof kit.onPlan>>['owner'];
const entriesOf = async (owner: Owner, filter: { actorId?: string; action?: string } = {}) =>
  (await list({ actorId: '', action: '', ...filter }, owner)).entries ?? [];
/** What was noted since the workspace was made. */
const sinceMade = async (owner: Owner) =>
  (await entriesOf(owner)).filter(({ action }) => action !== 'workspace.created');

describe('the audit log', () => {
  it('says who did what to whom, from where, and what was there before', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const { id } = await kit.profileOf(workspaceId, await kit.join(workspaceId, 'MEMBER'));
    await update({ id, roleId: role('MANAGER').id }, owner);
    const [entry] = await entriesOf(owner);
    expect(entry).toMatchObject({
      actorUserId: owner.userId,
      actorName: 'Ana Example',
      action: 'member.role.changed',
      targetType: 'MEMBER',
      targetId: id,
      targetName: 'Bea Example',
      changes: [{ field: 'role', before: 'MEMBER', after: 'MANAGER' }],
      ip: '203.0.113.7',
    });
  });

  it('begins with the workspace being made', async () => {
    const userId = await kit.person();
    const { workspace } = await kit.createWorkspace(kit.form(), { userId, ip: '203.0.113.9' });
    expect(await entriesOf(await kit.actor(userId, workspace.id))).toMatchObject([
      {
        action: 'workspace.created',
        actorUserId: userId,
        targetType: 'WORKSPACE',
        targetId: workspace.id,
        targetName: 'Otter Repairs',
        ip: '203.0.113.9',
      },
    ]);
  });

  it('says whose membership it was that began', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const userId = await kit.person('Cleo');
    await kit.db.tenant(workspaceId, (uow) =>
      addMember(kit.deps, uow, { userId }, { userId, role: 'MEMBER', withSeat: true, teamIds: [] }),
    );
    const { id } = await kit.profileOf(workspaceId, userId);
    expect(await entriesOf(owner, { action: 'member.joined' })).toMatchObject([
      { actorUserId: userId, targetType: 'MEMBER', targetId: id, targetName: 'Cleo Example' },
    ]);
  });

  it('notes a ring tone that a member chose for themselves, and nothing when it was theirs already', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const member = await kit.actor(await kit.join(workspaceId, 'MEMBER'), workspaceId);
    for (let times = 0; times < 2; times += 1) await setOwnRingTone(kit.deps)({ ringToneId: 'ringtone-chime' }, member);
    expect(await entriesOf(owner, { action: 'member.ringtone' })).toMatchObject([
      {
        action: 'member.ringtone.changed',
        actorUserId: member.userId,
        targetId: member.profileId,
        changes: [{ field: 'ringToneId', before: '', after: 'ringtone-chime' }],
        ip: '203.0.113.7',
      },
    ]);
  });

  it('has nothing of what did not happen: it commits with what it tells of', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    const { id } = await kit.profileOf(workspaceId, await kit.join(workspaceId, 'MEMBER'));
    await expect(update({ id, version: 9, roleId: role('ADMIN').id }, owner)).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    expect(await sinceMade(owner)).toEqual([]);
  });

  it('is never changed or taken back, by whatever statement', async () => {
    const { workspaceId, owner } = await kit.onPlan();
    await createTeam(kit.deps)({ name: 'Sales', description: '', tags: [], memberIds: [], isDefault: false }, owner);
    const attempt = (sql: string) => kit.db.tenant(workspaceId, ({ tx }) => tx.$executeRawUnsafe(sql));
    await expect(attempt("UPDATE audit_entry SET action = 'nothing'")).rejects.toThrow(/only ever added to/);
    await expect(attempt('DELETE FROM audit_entry')).rejects.toThrow(/only ever added to/);
    await expect(attempt('TRUNCATE audit_entry')).rejects.toThrow(/permission denied/);
    expect(await sinceMade(owner)).toHaveLength(1);
  });

  it('is read page by page, of one person, or of one kind of action', async () => {
    const { workspaceId, owner, userId } = await kit.onPlan();
    const adminId = await kit.join(workspaceId, 'ADMIN');
    const admin = await kit.actor(adminId, workspaceId);
    for (const name of ['A', 'B', 'C']) {
      await createTeam(kit.deps)({ name, description: '', tags: [], memberIds: [], isDefault: false }, owner);
      kit.clock.advance(1_000);
    }
    const { id } = await kit.profileOf(workspaceId, await kit.join(workspaceId, 'MEMBER'));
    await update({ id, hasSeat: false }, admin);
    const page = (after = '') => create(PageRequestSchema, { limit: 3, after });
    const first = await list({ page: page(), actorId: '', action: '' }, owner);
    expect(first.entries?.map(({ action, targetName }) => [action, targetName])).toEqual([
      ['member.seat.changed', 'Bea Example'],
      ['team.created', 'C'],
      ['team.created', 'B'],
    ]);
    expect(first.metadata).toMatchObject({ count: 5, hasNext: true });
    const second = await list({ page: page(first.metadata?.endCursor), actorId: '', action: '' }, owner);
    expect(second.entries?.map(({ targetName }) => targetName)).toEqual(['A', 'Otter Repairs']);
    const ownId = (await kit.profileOf(workspaceId, userId)).id;
    expect(await entriesOf(owner, { actorId: ownId })).toHaveLength(4);
    expect(await entriesOf(owner, { action: 'member' })).toHaveLength(1);
    await expect(entriesOf(owner, { actorId: kit.db.ids.uuid() })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('notes what happens to the account of a member: address, second factor', async () => {
    const { owner, userId } = await kit.onPlan();
    await kit.userChanged({ id: userId, firstName: 'Ana', version: 2, email: 'ana.new@example.com', mfaEnabled: true });
    const [entry] = await eventually(async () => {
      const found = await entriesOf(owner, { action: 'account' });
      if (found.length === 0) throw new Error('not noted yet');
      return found;
    });
    expect(entry).toMatchObject({
      actorUserId: userId,
      changes: [
        { field: 'email', before: 'Ana@example.com', after: 'ana.new@example.com' },
        { field: 'mfaEnabled', before: 'false', after: 'true' },
      ],
    });
  });

  it('names a field only where it differs', () => {
    expect(
      changesOf(
        { retentionDays: 1, tags: ['x', 'y'], hasSeat: null },
        { retentionDays: 1, tags: ['x'], hasSeat: false },
      ),
    ).toEqual([
      { field: 'tags', before: 'x, y', after: 'x' },
      { field: 'hasSeat', before: null, after: 'false' },
    ]);
  });
});
