import { Refusal, invalid } from '@ringline/kit/errors';
import { allRoles, type Role } from '../roles/roles.ts';

const RANKS: Readonly<Record<string, number>> = { OWNER: 4, ADMIN: 3, MANAGER: 2, MEMBER: 1 };
const rank = (role: string): number => RANKS[role] ?? 0;

/** Whether somebody of a role may change somebody of another (defaults 2.1). */
export const outranks = (by: string, other: string): boolean => by === 'OWNER' || rank(by) > rank(other);

/**
 * Nobody edits, deactivates or grants a rank equal to or above their own, the OWNER excepted (defaults 2.1).
 * @throws Refusal FORBIDDEN_ROLE
 */
export function assertOutranks(by: { role: string; ownerName: string }, role: string): void {
  if (outranks(by.role, role)) return;
  throw new Refusal({
    code: 'FORBIDDEN_ROLE',
    message: `Only someone above ${role} can do this, and your role is ${by.role}. Ask ${by.ownerName || 'the owner'}.`,
    why: {
      check: 'rank',
      required: `a rank above ${role}`,
      current: by.role,
      whoCanFix: [by.ownerName || 'OWNER'],
    },
  });
}

/**
 * A role that may be granted: any but OWNER, who is exactly one (defaults 2.1).
 * @throws Refusal VALIDATION_FAILED, FORBIDDEN_ROLE
 */
export function parseGrantedRole(by: { role: string; ownerName: string }, roleId: string): Role {
  const found = allRoles().find(({ id }) => id === roleId);
  if (!found) throw invalid('roleId', 'Choose one of the roles.');
  if (found.name === 'OWNER') {
    throw new Refusal({
      code: 'VALIDATION_FAILED',
      field: 'roleId',
      message: 'A workspace has exactly one owner. To make someone else the owner, transfer ownership.',
      why: { check: 'one-owner', required: 'a transfer of ownership', current: by.role, whoCanFix: ['OWNER'] },
    });
  }
  assertOutranks(by, found.name);
  return found;
}
