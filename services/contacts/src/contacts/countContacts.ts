import type { Actor, Deps } from '../context.ts';

/** People whom somebody saved; leads are not counted. */
export const countContacts =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Actor): Promise<number> =>
    db.tenant(workspaceId, ({ tx }) => tx.contact.count({ where: { workspaceId, isLead: false, deletedAt: null } }));
