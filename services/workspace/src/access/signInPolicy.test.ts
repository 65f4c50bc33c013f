import { expect, test } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';
import { deactivateWorkspace } from '../workspaces/deactivateWorkspace.ts';
import { updateWorkspace, type UpdateWorkspaceInput } from '../workspaces/updateWorkspace.ts';
import { getSignInPolicy } from './signInPolicy.ts';

const kit = await workspaceTestkit();
const policyOf = (userId: string) => getSignInPolicy(kit.deps)({ userId });

/** A workspace on a plan whose owner has a second factor, and a way to change its settings. */
async function aWorkspace(name: string, plan = 'BUSINESS') {
  const { userId, workspaceId } = await kit.owned(name);
  await kit.db.platform('test', ({ tx }) => tx.userCopy.update({ where: { userId }, data: { mfaEnabled: true } }));
  const has = plan === 'BUSINESS' ? 'true' : 'false';
  await kit.subscriptionChanged(workspaceId, 1, plan, { IDLE_SIGN_OUT: has }, { IDLE_SIGN_OUT: 'BUSINESS' });
  const set = async (fields: Omit<UpdateWorkspaceInput, 'version'>) =>
    updateWorkspace(kit.deps)({ version: 0, ...fields }, await kit.actor(userId, workspaceId));
  return { userId, workspaceId, set };
}

/** Somebody who is in both. */
async function memberOf(...workspaces: { workspaceId: string }[]) {
  const [first, ...others] = workspaces;
  const userId = await kit.join(first?.workspaceId ?? '', 'MEMBER');
  for (const { workspaceId } of others) {
    const profile = { id: kit.deps.ids.uuid(), workspaceId, userId, role: 'MEMBER', hasSeat: false };
    await kit.db.tenant(workspaceId, async ({ tx }) => {
      await tx.userProfile.create({ data: { ...profile, createdAt: kit.clock.now() } });
      await tx.membershipIndex.create({ data: { userId, targetWorkspace: workspaceId } });
    });
  }
  return userId;
}

test('of several workspaces the strictest counts, and a short password only where all ask for a second factor', async () => {
  const one = await aWorkspace('One');
  const two = await aWorkspace('Two');
  const userId = await memberOf(one, two);
  expect(await policyOf(userId)).toEqual({
    names: ['One', 'Two'],
    requireMfaEverywhere: false,
    strictPasswords: false,
    idleSignOutMinutes: 0,
  });
  await one.set({ requireMfa: true, idleSignOutMinutes: 60 });
  expect(await policyOf(userId)).toMatchObject({ requireMfaEverywhere: false, idleSignOutMinutes: 60 });
  await two.set({ requireMfa: true, strictPasswords: true, idleSignOutMinutes: 15 });
  expect(await policyOf(userId)).toMatchObject({
    requireMfaEverywhere: true,
    strictPasswords: true,
    idleSignOutMinutes: 15,
  });
  expect(await policyOf(kit.deps.ids.uuid())).toMatchObject({ names: [], requireMfaEverywhere: false });
});

test('a workspace asks nothing of who is no ACTIVE member of it any more, nor once it is closed', async () => {
  const strict = await aWorkspace('Strict');
  await strict.set({ strictPasswords: true });
  const userId = await memberOf(strict);
  const status = (to: string) =>
    kit.db.tenant(strict.workspaceId, ({ tx }) =>
      tx.userProfile.updateMany({ where: { userId }, data: { status: to } }),
    );
  await status('DEACTIVATED');
  expect(await policyOf(userId)).toMatchObject({ names: [], strictPasswords: false });
  await status('ACTIVE');
  expect(await policyOf(userId)).toMatchObject({ strictPasswords: true });
  await deactivateWorkspace(kit.deps)({ name: 'Strict' }, await kit.actor(strict.userId, strict.workspaceId));
  expect(await policyOf(userId)).toMatchObject({ names: ['Strict'], strictPasswords: false });
});

test('sign-out after inactivity is of 15 minutes to 24 hours, and of plans that have it', async () => {
  const starter = await aWorkspace('Starter', 'STARTER');
  await expect(starter.set({ idleSignOutMinutes: 60 })).rejects.toMatchObject({
    code: 'FEATURE_NOT_IN_PLAN',
    field: 'idleSignOutMinutes',
    details: { feature: 'IDLE_SIGN_OUT', currentPlan: 'STARTER', requiredPlan: 'BUSINESS' },
  });
  await starter.set({ idleSignOutMinutes: 0 });

  const business = await aWorkspace('Business');
  for (const minutes of [14, 1441, -15])
    await expect(business.set({ idleSignOutMinutes: minutes })).rejects.toMatchObject({ field: 'idleSignOutMinutes' });
  await business.set({ idleSignOutMinutes: 1440 });
  expect(await policyOf(business.userId)).toMatchObject({ idleSignOutMinutes: 1440 });
  // It is kept, and counts again on a plan that has it.
  await kit.subscriptionChanged(business.workspaceId, 2, 'STARTER', { IDLE_SIGN_OUT: 'false' });
  expect(await policyOf(business.userId)).toMatchObject({ idleSignOutMinutes: 0 });
  await business.set({ idleSignOutMinutes: 0 });

  const noted = await kit.db.tenant(business.workspaceId, ({ tx }) =>
    tx.auditEntry.findMany({ where: { action: 'workspace.settings.changed' }, orderBy: { id: 'asc' } }),
  );
  expect(noted.map(({ changes }) => changes)).toEqual([
    [{ field: 'idleSignOutMinutes', before: '0', after: '1440' }],
    [{ field: 'idleSignOutMinutes', before: '1440', after: '0' }],
  ]);
});
