import { Code } from '@connectrpc/connect';
import { PRINCIPAL_HEADER, authorize } from '@ringline/kit/auth';
import { refusalOf } from '@ringline/kit/errors';
import { InMemoryNetwork, createRpcClients, errorMapping, ownContext } from '@ringline/kit/rpc';
import { createLog } from '@ringline/kit/telemetry';
import { AccessService, WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { describe, expect, it } from 'vitest';
import { accessRpc } from './rpc/access.ts';
import { workspaceRpc } from './rpc/workspaces.ts';
import { workspaceTestkit } from './testing/testkit.ts';

const kit = await workspaceTestkit({ SANDBOX_ENABLED: true });
const network = new InMemoryNetwork();
network.add(
  [AccessService, WorkspaceService],
  (router) => {
    accessRpc(kit.deps)(router);
    workspaceRpc(kit.deps)(router);
  },
  [ownContext, errorMapping(createLog('workspace', 'silent')), authorize(kit.secrets, kit.clock)],
);
const clients = createRpcClients('bff', network, kit.secrets, kit.clock, { anonymousByDefault: true });
const access = clients.client(AccessService);
const workspaces = clients.client(WorkspaceService);
const services = createRpcClients('deploy', network, kit.secrets, kit.clock).client(WorkspaceService);

/** What the edge does for a request: exchanges the access token, and sends the principal along. */
async function as(userId: string, workspaceId = '') {
  const { principalToken } = await access.issuePrincipal({ accessToken: await kit.accessToken(userId), workspaceId });
  return { headers: { [PRINCIPAL_HEADER]: principalToken } };
}

describe('over RPC', () => {
  it('a person creates a workspace and looks around in it', async () => {
    const userId = await kit.person();
    const { workspace: created } = await workspaces.createWorkspace(kit.form({ name: 'Tour' }), await as(userId));
    expect(created).toMatchObject({ name: 'Tour', roleName: 'OWNER', staticUniqueName: 'tour' });
    const me = await as(userId, created?.id);

    expect((await workspaces.listCurrentUserWorkspaces({}, me)).workspaces).toMatchObject([
      { id: created?.id, roleName: 'OWNER' },
    ]);
    expect((await workspaces.getWorkspace({}, me)).workspace).toMatchObject({
      id: created?.id,
      roleName: 'OWNER',
      version: 1,
    });
    expect((await services.getSignInPolicy({ userId })).names).toEqual(['Tour']);
    await expect(workspaces.getSignInPolicy({ userId }, me)).rejects.toMatchObject({ code: Code.PermissionDenied });
    const own = await workspaces.getUserProfile({}, me);
    expect(own).toMatchObject({
      userProfile: { userId, roleName: 'OWNER', firstName: 'Ana', hasSeat: true },
      plan: 'FREE',
    });
    expect(own.role?.permissions).toHaveLength(92);
    expect(own.userProfile?.roleId).toBe(own.role?.id);
    expect((await workspaces.listUserProfiles({}, me)).userProfiles).toMatchObject([{ userId }]);
    expect((await workspaces.listTeams({}, me)).teams).toMatchObject([{ isDefault: true, memberUserIds: [userId] }]);
    expect((await workspaces.listRoles({}, me)).roles.map(({ name }) => name)).toEqual([
      'OWNER',
      'ADMIN',
      'MANAGER',
      'MEMBER',
    ]);
    expect((await workspaces.setPresence({ availabilityStatus: 'BUSY' }, me)).userProfile).toMatchObject({
      availabilityStatus: 'BUSY',
    });
    expect((await workspaces.updateOnBoarding({ step: 'SET_GOALS', status: 'COMPLETED' }, me)).workspace).toMatchObject(
      { version: 2 },
    );
    expect((await workspaces.updateWorkspace({ version: 2, name: 'Tour 2' }, me)).workspace).toMatchObject({
      name: 'Tour 2',
      version: 3,
    });
  });

  it('a member without the grant is refused and told who can help', async () => {
    const { workspaceId } = await kit.owned('Ranks', 'Olga');
    const member = await as(await kit.join(workspaceId, 'MEMBER'), workspaceId);
    const failure = await workspaces
      .updateWorkspace({ version: 1, name: 'Mine now' }, member)
      .catch((error: unknown) => error);
    expect(refusalOf(failure)).toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'role', required: 'WORKSPACE:UPDATE', current: 'MEMBER', whoCanFix: ['Olga'] },
    });
    await expect(workspaces.getWorkspace({}, member)).resolves.toBeDefined();
  });

  it('nobody gets into a foreign workspace, with any token', async () => {
    const mine = await kit.owned('Mine');
    const foreign = await kit.owned('Foreign');
    await expect(as(mine.userId, foreign.workspaceId)).rejects.toMatchObject({ code: Code.NotFound });
    await expect(workspaces.getWorkspace({}, await as(mine.userId))).rejects.toMatchObject({ code: Code.NotFound });
    await expect(workspaces.listCurrentUserWorkspaces({})).rejects.toMatchObject({ code: Code.Unauthenticated });
  });

  it('only services make the demo workspace', async () => {
    const userId = await kit.person('Dana');
    const request = { name: 'Demo', members: [{ userId, roleName: 'OWNER' }] };
    await expect(workspaces.ensureDemoWorkspace(request, await as(userId))).rejects.toMatchObject({
      code: Code.PermissionDenied,
    });
    expect(await services.ensureDemoWorkspace(request)).toMatchObject({ created: true, workspace: { isDemo: true } });
  });
});
