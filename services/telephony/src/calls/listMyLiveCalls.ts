import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import type { CallState } from './engine/state.ts';

/** The running calls that the signed-in user takes part in or is offered, the oldest first. */
export function listMyLiveCalls(deps: Deps) {
  return async ({ workspaceId, userId }: Principal): Promise<CallState[]> => {
    const rows = await deps.db.tenant(
      workspaceId,
      ({ tx }) =>
        tx.$queryRaw<{ state: CallState }[]>`
        SELECT c.state FROM engagement e JOIN call c ON c.workspace_id = e.workspace_id AND c.id = e.call_id
        WHERE e.workspace_id = ${workspaceId}::uuid AND e.user_id = ${userId}::uuid AND NOT c.final ORDER BY c.started_at`,
    );
    return rows.map(({ state }) => state);
  };
}
