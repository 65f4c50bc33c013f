import type { MessageInitShape } from '@bufbuild/protobuf';
import type { JoinableWorkspaceSchema } from '@ringline/proto/workspace/v1/settings_pb';
import type { Deps } from '../context.ts';
import { toMedia } from '../media/media.ts';
import { domainOf, openTo } from './eligible.ts';

const MOST = 50;

/** Workspaces that are open to the domain of the person's verified address, oldest first (defaults 2.6). */
export const listJoinable =
  (deps: Deps) =>
  async (
    _input: unknown,
    { userId }: { userId: string },
  ): Promise<MessageInitShape<typeof JoinableWorkspaceSchema>[]> => {
    const domain = await domainOf(deps, userId);
    if (!domain) return [];
    const open = await deps.db.platform('which workspaces are open to a domain', ({ tx }) =>
      tx.joinDomain.findMany({ where: { domain }, orderBy: { targetWorkspace: 'asc' }, take: MOST }),
    );
    const found = [];
    for (const { targetWorkspace } of open) {
      const workspace = await deps.db.tenant(targetWorkspace, (uow) => openTo(uow, domain, userId));
      if (!workspace) continue;
      const { loaded, request, needsApproval } = workspace;
      found.push({
        id: targetWorkspace,
        name: loaded.workspace.name,
        activeUsersCount: loaded.activeUsersCount,
        joinNeedsApproval: needsApproval,
        requestStatus: request?.status ?? '',
        ...(loaded.picture ? { profileImageMedia: toMedia(loaded.picture) } : {}),
      });
    }
    return found;
  };
