import { MOST_COUNTED } from '@ringline/kit/paging';
import type { Deps } from '../context.ts';

/** People whom somebody saved, as far as lists are counted; leads are not among them. */
export const countContacts =
  ({ db }: Pick<Deps, 'db'>) =>
  (workspaceId: string): Promise<number> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.contact.count({ where: { workspaceId, isLead: false, deletedAt: null }, take: MOST_COUNTED }),
    );
