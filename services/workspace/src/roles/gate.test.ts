import { create, setExtension, type DescMethod } from '@bufbuild/protobuf';
import { MethodOptionsSchema } from '@bufbuild/protobuf/wkt';
import { createContextValues, type UnaryRequest } from '@connectrpc/connect';
import { PRINCIPAL_HEADER, authorize } from '@ringline/kit/auth';
import { Action, AuthorizationSchema, authorization } from '@ringline/proto/options/v1/options_pb';
import { WorkspaceService } from '@ringline/proto/workspace/v1/workspaces_pb';
import { describe, expect, it } from 'vitest';
import { issuePrincipal } from '../access/issuePrincipal.ts';
import { workspaceTestkit } from '../testing/testkit.ts';
import { cells } from './testing/table.ts';
import { ROLES, type RoleName } from './matrix.ts';

const kit = await workspaceTestkit();
const { workspaceId, userId: owner } = await kit.owned();
const people: Record<RoleName, string> = {
  OWNER: owner,
  ADMIN: await kit.join(workspaceId, 'ADMIN'),
  MANAGER: await kit.join(workspaceId, 'MANAGER'),
  MEMBER: await kit.join(workspaceId, 'MEMBER'),
};
/** What the edge would send with every request of this person. */
const tokens = Object.fromEntries(
  await Promise.all(
    ROLES.map(async (role) => {
      const accessToken = await kit.accessToken(people[role]);
      return [role, (await issuePrincipal(kit.deps)({ accessToken, workspaceId })).principalToken] as const;
    }),
  ),
) as Record<RoleName, string>;

/** A method that declares this permission, and nothing else. */
function methodThatNeeds(resource: string, action: keyof typeof Action): DescMethod {
  const options = create(MethodOptionsSchema);
  const permission = { resource, action: Action[action] };
  setExtension(
    options,
    authorization,
    create(AuthorizationSchema, { rule: { case: 'permission', value: permission } }),
  );
  const method = WorkspaceService.method.getWorkspace;
  return Object.create(method, { proto: { value: { ...method.proto, options } } }) as DescMethod;
}

const gate = authorize(kit.secrets, kit.clock);

/** Knocks at the interceptor that stands before every handler of every service. */
async function knock(role: RoleName, resource: string, action: keyof typeof Action): Promise<unknown> {
  const request = {
    method: methodThatNeeds(resource, action),
    header: new Headers({ [PRINCIPAL_HEADER]: tokens[role] }),
    contextValues: createContextValues(),
  } as unknown as UnaryRequest;
  const handler = async () => 'let in';
  return (gate(handler as never) as unknown as (request: UnaryRequest) => Promise<unknown>)(request).catch(
    (error: unknown) => error,
  );
}

describe('the gate before every method', () => {
  it.each(cells)('$name and $action $resource: $scope', async ({ name, resource, action, scope }) => {
    const outcome = await knock(name, resource, action);
    if (scope) return expect(outcome).toBe('let in');
    expect(outcome).toMatchObject({
      code: 'FORBIDDEN_ROLE',
      why: { check: 'role', required: `${resource}:${action}`, current: name, whoCanFix: ['Ana'] },
    });
  });
});
