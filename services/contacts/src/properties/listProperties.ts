import type { Actor, Deps } from '../context.ts';
import type { ContactProperty } from '../generated/prisma/client.ts';

/** The properties that the workspace made up, in the order of their making. */
export const listProperties =
  ({ db }: Pick<Deps, 'db'>) =>
  (_input: object, { workspaceId }: Actor): Promise<ContactProperty[]> =>
    db.tenant(workspaceId, ({ tx }) =>
      tx.contactProperty.findMany({ where: { workspaceId }, orderBy: [{ createdAt: 'asc' }, { id: 'asc' }] }),
    );
