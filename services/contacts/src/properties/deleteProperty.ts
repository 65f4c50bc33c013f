import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Actor, Deps } from '../context.ts';

/**
 * Takes a property away. Values of it stay with the contacts unseen: a million rows are not written for it.
 * @throws Refusal NOT_FOUND
 */
export const deleteProperty =
  ({ db }: Pick<Deps, 'db'>) =>
  async ({ id }: { readonly id: string }, { workspaceId }: Actor): Promise<void> => {
    const { count } = isUuid(id)
      ? await db.tenant(workspaceId, ({ tx }) => tx.contactProperty.deleteMany({ where: { id, workspaceId } }))
      : { count: 0 };
    if (count === 0) throw notFound('The property');
  };
