import { notFound } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { JoinRequest } from '../generated/prisma/client.ts';
import { loadWorkspace, type LoadedWorkspace } from '../workspaces/workspace.ts';
import { isFreeMail, verifiedDomain } from './domain.ts';

export interface OpenWorkspace {
  readonly loaded: LoadedWorkspace;
  readonly request: JoinRequest | null;
  /** Whether somebody decides: the workspace wants it, or the person was there before and left. */
  readonly needsApproval: boolean;
}

/** The domain by which somebody may join; undefined for an address that is not verified, or that anybody can have. */
export async function domainOf(deps: Pick<Deps, 'db'>, userId: string): Promise<string | undefined> {
  const user = await deps.db.platform('the verified domain of a person', ({ tx }) =>
    tx.userCopy.findUnique({ where: { userId } }),
  );
  const domain = verifiedDomain(user);
  return domain && !isFreeMail(domain) ? domain : undefined;
}

/** The workspace of the unit, if it is open to the domain and the person is not in it. */
export async function openTo(uow: Unit, domain: string, userId: string): Promise<OpenWorkspace | undefined> {
  const { tx, workspaceId } = uow;
  const workspace = await tx.workspace.findUnique({ where: { id: workspaceId } });
  if (workspace?.status !== 'ACTIVE' || workspace.allowSignupFromDomain !== domain) return undefined;
  const profile = await tx.userProfile.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } });
  if (profile && !profile.removedAt) return undefined;
  return {
    loaded: await loadWorkspace(uow),
    request: await tx.joinRequest.findUnique({ where: { workspaceId_userId: { workspaceId, userId } } }),
    needsApproval: workspace.joinNeedsApproval || profile !== null,
  };
}

/** What somebody is told who may not join, whatever the reason. */
export const NOT_OPEN = () => notFound('The workspace');
