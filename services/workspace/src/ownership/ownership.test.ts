import { Refusal } from '@ringline/kit/errors';
import { eventually } from '@ringline/kit/testing';
import { describe, expect, it } from 'vitest';
import { listAuditEntries } from '../audit/listAuditEntries.ts';
import { updateMember } from '../members/updateMember.ts';
import { role } from '../roles/roles.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import {
  acceptOwnershipTransfer,
  cancelOwnershipTransfer,
  getOwnershipTransfer,
  refuseOwnershipTransfer,
} from './answerTransfer.ts';
import { expireTransferJob } from './transfer.ts';
import { transferOwnership } from './transferOwnership.ts';

const kit = await workspaceTestkit();
/** Identity, as far as it matters here: one code is right. */
const verifyCode = async (_userId: string, code: string) => {
  if (code !== '123456') throw new Refusal({ code: 'OTP_INVALID', message: 'This code is wrong.' });
};
const ask = transferOwnership(kit.deps, (userId, { code }) => verifyCode(userId, code));
const transfer = (input: { userProfileId: string; code: string }, by: Parameters<typeof ask>[1]) =>
  ask({ ...input, password: '' }, by);
const accept = acceptOwnershipTransfer(kit.deps, verifyCode);
const refuse = refuseOwnershipTransfer(kit.deps);
const cancel = cancelOwnershipTransfer(kit.deps);
const open = getOwnershipTransfer(kit.deps);

let people = 0;
async function withAdmin(user = {}) {
  const { workspaceId, owner, userId: ownerId } = await kit.onPlan();
  const email = `max.${(people += 1)}@example.com`;
  const userId = await kit.join(workspaceId, 'ADMIN', true, {
    firstName: 'Max',
    email,
    language: 'fr',
    isEmailVerified: true,
    mfaEnabled: true,
    ...user,
  });
  const { id: profileId } = await kit.profileOf(workspaceId, userId);
  return { workspaceId, owner, ownerId, userId, profileId, email, admin: await kit.actor(userId, workspaceId) };
}

const roleOf = async (workspaceId: string, userId: string) => (await kit.profileOf(workspaceId, userId)).role;

describe('the owner', () => {
  it('hands the workspace to an admin who accepts with a code: roles swap, both get mail', async () => {
    const { workspaceId, owner, ownerId, userId, profileId, email, admin } = await withAdmin();
    const asked = await transfer({ userProfileId: profileId, code: '123456' }, owner);
    expect(asked).toMatchObject({ status: 'PENDING', fromUserId: ownerId, toUserId: userId });
    expect(asked.expiresAt.getTime() - kit.clock.now().getTime()).toBe(72 * 3_600_000);
    await eventually(() =>
      expect(kit.mails.find(({ to }) => to === email)?.subject).toMatch(/souhaite vous transférer/),
    );
    await expect(accept({ id: asked.id, code: '000000' }, admin)).rejects.toMatchObject({ code: 'OTP_INVALID' });
    expect(await roleOf(workspaceId, ownerId)).toBe('OWNER');
    expect((await accept({ id: asked.id, code: '123456' }, admin)).status).toBe('ACCEPTED');
    expect([await roleOf(workspaceId, ownerId), await roleOf(workspaceId, userId)]).toEqual(['ADMIN', 'OWNER']);
    expect(await kit.principalOf(ownerId, workspaceId)).toMatchObject({ role: 'ADMIN', ownerName: 'Max' });
    expect(await open({}, admin)).toBeNull();
  });

  it('asks one at a time, and takes it back at any time', async () => {
    const { owner, profileId, admin } = await withAdmin();
    const asked = await transfer({ userProfileId: profileId, code: '123456' }, owner);
    await expect(transfer({ userProfileId: profileId, code: '123456' }, owner)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      why: { check: 'ownership-transfer', current: 'PENDING' },
    });
    expect((await cancel({ id: asked.id }, owner)).status).toBe('CANCELLED');
    await expect(accept({ id: asked.id, code: '123456' }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(transfer({ userProfileId: profileId, code: '123456' }, owner)).resolves.toBeDefined();
  });

  it('with a wrong code asks nobody', async () => {
    const { owner, profileId } = await withAdmin();
    await expect(transfer({ userProfileId: profileId, code: '654321' }, owner)).rejects.toMatchObject({
      code: 'OTP_INVALID',
    });
    expect(await open({}, owner)).toBeNull();
  });

  it('stays while the workspace is suspended', async () => {
    const { workspaceId, owner, profileId } = await withAdmin();
    await kit.db.tenant(workspaceId, ({ tx }) =>
      tx.workspace.update({ where: { id: workspaceId }, data: { status: 'SUSPENDED' } }),
    );
    await expect(transfer({ userProfileId: profileId, code: '123456' }, owner)).rejects.toMatchObject({
      code: 'WORKSPACE_SUSPENDED',
      why: { check: 'workspace-state', current: 'SUSPENDED' },
    });
  });
});

describe('who is asked', () => {
  it.each([
    ['role', { role: 'MANAGER' }, {}],
    ['member', { status: 'DEACTIVATED' }, {}],
    ['email-verified', {}, { isEmailVerified: false }],
    ['mfa', {}, { mfaEnabled: false }],
  ])('is told what is missing: %s', async (check, profile, user) => {
    const { workspaceId, owner, userId, profileId } = await withAdmin(user);
    await kit.db.tenant(workspaceId, ({ tx }) => tx.userProfile.updateMany({ where: { userId }, data: profile }));
    await expect(transfer({ userProfileId: profileId, code: '123456' }, owner)).rejects.toMatchObject({
      code: 'INVALID_TRANSITION',
      field: 'userProfileId',
      why: { check },
    });
  });

  it('has 72 hours, and may refuse', async () => {
    const { owner, profileId, admin } = await withAdmin();
    const late = await transfer({ userProfileId: profileId, code: '123456' }, owner);
    kit.clock.advance(72 * 3_600_000);
    await expect(accept({ id: late.id, code: '123456' }, admin)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const again = await transfer({ userProfileId: profileId, code: '123456' }, owner);
    expect((await refuse({ id: again.id }, admin)).status).toBe('REFUSED');
    expect(await open({}, owner)).toBeNull();
  });

  it('and the owner are told when the time is over although nobody looks, once', async () => {
    const { workspaceId, owner, ownerId, userId, profileId, email } = await withAdmin();
    await transfer({ userProfileId: profileId, code: '123456' }, owner);
    await kit.db.tenant(workspaceId, ({ tx }) =>
      tx.workspace.update({ where: { id: workspaceId }, data: { displayName: 'Late Otters' } }),
    );
    const expire = () => expireTransferJob(kit.deps).run({ workspaceId });
    const statusOf = () =>
      kit.db.tenant(workspaceId, async ({ tx }) => (await tx.ownershipTransfer.findFirstOrThrow()).status);
    await expire();
    expect(await statusOf()).toBe('PENDING');
    kit.clock.advance(72 * 3_600_000);
    await Promise.all([expire(), expire(), open({}, owner)]);
    expect(await statusOf()).toBe('EXPIRED');
    const { entries } = await listAuditEntries(kit.deps)(
      { actorId: '', action: 'ownership.transfer.expired' },
      await kit.actor(ownerId, workspaceId),
    );
    expect(entries).toMatchObject([{ actorUserId: userId, targetType: 'WORKSPACE', targetName: 'Max Example' }]);
    const told = () => kit.mails.filter(({ to, subject }) => to === email && subject.includes('a expiré'));
    await eventually(() => expect(told()).toHaveLength(1));
    expect(told()[0]?.text).toContain('Max Example n’a pas répondu dans les 72 heures');
    await eventually(() =>
      expect(kit.mails.filter(({ subject }) => subject === 'The transfer of Late Otters has expired')).toHaveLength(1),
    );
  });

  it('is asked no more when made something else than an admin', async () => {
    const { owner, profileId, admin } = await withAdmin();
    await transfer({ userProfileId: profileId, code: '123456' }, owner);
    await updateMember(kit.deps)({ id: profileId, roleId: role('MEMBER').id }, owner);
    expect(await open({}, owner)).toBeNull();
    expect(await open({}, { ...admin, role: 'MEMBER' })).toBeNull();
  });

  it('is nobody else: another admin sees the request and can’t answer it, a member sees none', async () => {
    const { workspaceId, owner, profileId } = await withAdmin();
    const asked = await transfer({ userProfileId: profileId, code: '123456' }, owner);
    const other = await kit.actor(
      await kit.join(workspaceId, 'ADMIN', true, { isEmailVerified: true, mfaEnabled: true }),
      workspaceId,
    );
    expect((await open({}, other))?.id).toBe(asked.id);
    await expect(accept({ id: asked.id, code: '123456' }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(refuse({ id: asked.id }, other)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const member = await kit.actor(await kit.join(workspaceId, 'MEMBER'), workspaceId);
    expect(await open({}, member)).toBeNull();
    const foreign = await kit.onPlan();
    await expect(cancel({ id: asked.id }, foreign.owner)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});
