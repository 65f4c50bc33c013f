import { describe, expect, it } from 'vitest';
import { listUserProfiles } from '../members/listUserProfiles.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { toWorkspace } from '../workspaces/workspace.ts';
import { ensureDemoWorkspace } from './ensureDemoWorkspace.ts';

const kit = await workspaceTestkit({ SANDBOX_ENABLED: true });
const ensure = ensureDemoWorkspace(kit.deps);

describe('the demo workspace', () => {
  it('is made once with its members and their roles, and then found as it is', async () => {
    const [owner, agent] = [await kit.person('Dana'), await kit.person('Leo')];
    const members = [
      { userId: owner, roleName: 'OWNER' },
      { userId: agent, roleName: 'MEMBER' },
    ];
    const first = await ensure({ name: 'Demo Company', members });
    expect(first).toMatchObject({
      created: true,
      loaded: { workspace: { isDemo: true, name: 'Demo Company' }, activeUsersCount: 2 },
    });
    expect(toWorkspace(first.loaded)).toMatchObject({ isWorkspaceSetupComplete: true });
    const workspaceId = first.loaded.workspace.id;
    kit.clock.advance(30 * 86_400_000);
    expect(await ensure({ name: 'Demo Company', members })).toMatchObject({
      created: false,
      loaded: { workspace: { id: workspaceId } },
    });
    const profiles = await listUserProfiles(kit.deps)({ userIds: [] }, { workspaceId });
    expect(profiles.map(({ profile }) => [profile.userId, profile.role, profile.hasSeat])).toEqual([
      [owner, 'OWNER', true],
      [agent, 'MEMBER', true],
    ]);
    expect(await kit.principalOf(agent, workspaceId)).toMatchObject({ role: 'MEMBER', ownerName: 'Dana' });
  });

  it('needs exactly one owner, and roles that exist', async () => {
    const userId = await kit.person();
    for (const roleNames of [['MEMBER'], ['OWNER', 'OWNER'], ['OWNER', 'INTERN']]) {
      const members = roleNames.map((roleName) => ({ userId, roleName }));
      await expect(ensure({ name: 'Demo', members })).rejects.toMatchObject({
        code: 'VALIDATION_FAILED',
        field: 'members',
      });
    }
  });

  it('is refused while the sandbox is off', async () => {
    const off = await workspaceTestkit();
    await expect(ensureDemoWorkspace(off.deps)({ name: 'Demo', members: [] })).rejects.toMatchObject({
      code: 'SANDBOX_OFF',
    });
  });
});
