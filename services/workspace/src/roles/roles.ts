import type { Grants, PermissionAction, Scope } from '@ringline/kit/auth';
import { MATRIX, RESOURCES, ROLES, type RoleName } from './matrix.ts';

const ACTIONS: Readonly<Record<string, PermissionAction>> = { C: 'CREATE', R: 'READ', U: 'UPDATE', D: 'DELETE' };
const SCOPES: Readonly<Record<string, Scope>> = { '': 'all', t: 'team', o: 'own' };

/** Roles are the same in every workspace, so their ids are fixed. */
const IDS: Readonly<Record<RoleName, string>> = {
  OWNER: '019aa000-0000-7000-8000-000000000004',
  ADMIN: '019aa000-0000-7000-8000-000000000003',
  MANAGER: '019aa000-0000-7000-8000-000000000002',
  MEMBER: '019aa000-0000-7000-8000-000000000001',
};

export interface Role {
  readonly id: string;
  readonly name: RoleName;
  readonly grants: Grants;
}

function parseCell(cell: string): Partial<Record<PermissionAction, Scope>> {
  return Object.fromEntries(
    cell.split(' ').map((letter) => {
      const [name = '', suffix = ''] = letter.split(':');
      const [action, scope] = [ACTIONS[name], SCOPES[suffix]];
      if (!action || !scope) throw new Error(`The permission matrix holds an unknown grant: ${letter}`);
      return [action, scope];
    }),
  );
}

function roleOf(name: RoleName): Role {
  const cells = RESOURCES.flatMap((resource) => {
    const cell = MATRIX[name][resource];
    return cell === undefined ? [] : [[resource, parseCell(cell)] as const];
  });
  return { id: IDS[name], name, grants: Object.fromEntries(cells) };
}

const roles: ReadonlyMap<string, Role> = new Map(ROLES.map((name) => [name, roleOf(name)]));

/** A role by its name. @throws Error for a name that the matrix does not have. */
export function role(name: string): Role {
  const found = roles.get(name);
  if (!found) throw new Error(`There is no role ${name}`);
  return found;
}

/** All roles, highest rank first. */
export const allRoles = (): readonly Role[] => [...roles.values()];

/** The role as the contract shows it. */
export function toRole({ id, name, grants }: Role) {
  const permissions = Object.entries(grants).flatMap(([resource, actions]) =>
    Object.entries(actions).map(([action, scope]) => ({ resource, action, scope })),
  );
  return { id, name, permissions };
}
