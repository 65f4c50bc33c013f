import type { Deps } from '../context.ts';
import { loadSettings, type Settings } from './profileSettings.ts';

/** How the signed-in member is notified in this workspace. */
export const getProfileSettings =
  (deps: Pick<Deps, 'db'>) =>
  (_input: unknown, { workspaceId, userId }: { workspaceId: string; userId: string }): Promise<Settings> =>
    deps.db.tenant(workspaceId, (uow) => loadSettings(uow, userId));
