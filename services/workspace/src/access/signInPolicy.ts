import type { Deps, Unit } from '../context.ts';
import { FREE_PLAN } from './freePlan.ts';

export interface SignInPolicy {
  /** Names of the workspaces. */
  readonly names: string[];
  /** There is at least one, and each asks for a second factor. */
  readonly requireMfaEverywhere: boolean;
  readonly strictPasswords: boolean;
  /** The shortest; 0: never. */
  readonly idleSignOutMinutes: number;
}

/**
 * What the workspaces of a person ask of how they sign in, the strictest of each (defaults 1.2, 1.4): of those where they are
 * an ACTIVE member and that are not closed. Sign-out after inactivity counts while the plan has it.
 */
export const getSignInPolicy =
  (deps: Deps) =>
  async ({ userId }: { userId: string }): Promise<SignInPolicy> => {
    const entries = await deps.db.platform('which workspaces a person is in', ({ tx }) =>
      tx.membershipIndex.findMany({ where: { userId }, orderBy: { targetWorkspace: 'asc' } }),
    );
    const found = [];
    for (const { targetWorkspace } of entries) {
      const asked = await deps.db.tenant(targetWorkspace, (uow) => askedIn(uow, userId));
      if (asked) found.push(asked);
    }
    const open = found.filter(({ closed }) => !closed);
    const idle = open.map(({ idleMinutes }) => idleMinutes).filter((minutes) => minutes > 0);
    return {
      names: found.map(({ name }) => name),
      requireMfaEverywhere: open.length > 0 && open.every(({ requiresMfa }) => requiresMfa),
      strictPasswords: open.some(({ strict }) => strict),
      idleSignOutMinutes: idle.length > 0 ? Math.min(...idle) : 0,
    };
  };

async function askedIn({ tx, workspaceId }: Unit, userId: string) {
  const profile = await tx.userProfile.findFirst({
    where: { userId, status: 'ACTIVE', removedAt: null },
    include: { workspace: true },
  });
  if (!profile) return undefined;
  const { name, status, requireMfaSince, strictPasswords: strict, idleSignOutMinutes } = profile.workspace;
  const { features } = (await tx.subscriptionCopy.findUnique({ where: { workspaceId } })) ?? FREE_PLAN;
  const maySignOut = (features as readonly string[]).includes('IDLE_SIGN_OUT');
  return {
    name,
    closed: ['Deactivated', 'Uninstalled'].includes(status),
    requiresMfa: requireMfaSince !== null,
    strict,
    idleMinutes: maySignOut ? idleSignOutMinutes : 0,
  };
}
