const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;

/** A role as the texts know it. */
export const roleKey = (name: string | null | undefined): (typeof ROLES)[number] =>
  ROLES.find((role) => role === name) ?? 'MEMBER';
