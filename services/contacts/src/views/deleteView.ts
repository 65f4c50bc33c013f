import type { Deps } from '../context.ts';
import { requireEditable, type Viewer } from './view.ts';

/**
 * Deletes a view for everyone who had it.
 * @throws Refusal NOT_FOUND or FORBIDDEN_ROLE
 */
export const deleteView =
  ({ db }: Pick<Deps, 'db'>) =>
  ({ id }: { readonly id: string }, viewer: Viewer): Promise<void> =>
    db.tenant(viewer.workspaceId, async (uow) => {
      await requireEditable(uow, id, viewer);
      await uow.tx.contactView.deleteMany({ where: { id, workspaceId: viewer.workspaceId } });
    });
