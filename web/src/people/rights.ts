import { roleKey } from '../ui/roleKey.ts';

/** A role as the matrix gives it (defaults 2.2). */
export interface RoleRights {
  readonly id: string;
  readonly name: string;
  readonly permissions: readonly { readonly resource: string; readonly action: string; readonly scope: string }[];
}

const RANK = { OWNER: 4, ADMIN: 3, MANAGER: 2, MEMBER: 1 } as const;

/** How high a role stands; what is no role stands lowest. */
export const rankOf = (role: string | null | undefined): number => RANK[roleKey(role)];

/** Whether somebody may change a person of a role: only below the own rank, the owner excepted (defaults 2.1). */
export const outranks = (mine: string, theirs: string): boolean => mine === 'OWNER' || rankOf(mine) > rankOf(theirs);

/** Whether somebody may give a role: never the owner's, else below the own rank (defaults 2.1). */
export const mayGrant = (mine: string, role: string): boolean => role !== 'OWNER' && outranks(mine, role);

/** The scope of a role's grant, or undefined where it has none. */
export const scopeOf = (
  role: Pick<RoleRights, 'permissions'> | undefined,
  resource: string,
  action: string,
): string | undefined =>
  role?.permissions.find((grant) => grant.resource === resource && grant.action === action)?.scope;

/** Whether a grant of a scope reaches a thing: everywhere it does, else only what lies within the own reach. */
export const covers = (scope: string | undefined, inScope: boolean): boolean =>
  scope === 'all' || (scope !== undefined && inScope);

/** The roles that have a grant for all of the workspace: who can help when somebody lacks it. */
export const rolesWith = (roles: readonly RoleRights[], resource: string, action: string): readonly string[] =>
  roles
    .filter((role) => scopeOf(role, resource, action) === 'all')
    .map(({ name }) => name)
    .toSorted((a, b) => rankOf(b) - rankOf(a));
