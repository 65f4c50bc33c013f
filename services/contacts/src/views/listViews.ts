import type { Deps } from '../context.ts';
import { type ContactView, seenBy, type Viewer } from './view.ts';

/** One's own views and those that others share, by name. */
export const listViews =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, viewer: Viewer): Promise<ContactView[]> =>
    db.tenant(viewer.workspaceId, ({ tx }) =>
      tx.contactView.findMany({ where: seenBy(viewer), orderBy: [{ nameKey: 'asc' }, { id: 'asc' }], take: 1_000 }),
    );
