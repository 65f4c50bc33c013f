import { MOST_COUNTED } from '@ringline/kit/paging';
import type { Actor, Deps } from '../context.ts';
import { NEWEST } from './listContacts.ts';

/** People whom somebody saved, as far as lists are counted; leads are not among them. */
export const countContacts =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Actor): Promise<number> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.contact.count({
        where: { workspaceId, isLead: false, deletedAt: null },
        orderBy: NEWEST,
        take: MOST_COUNTED,
      }),
    );
