import { notFound } from '@ringline/kit/errors';
import type { Deps } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';

/** All workspaces that have an account: each has allowances, which are renewed. */
export const allWorkspaces = async ({ db }: Pick<Deps, 'db'>): Promise<string[]> =>
  (
    await db.platform('an operator looks over all workspaces', ({ tx }) =>
      tx.resetDue.findMany({ select: { targetWorkspace: true }, orderBy: { targetWorkspace: 'asc' } }),
    )
  ).map(({ targetWorkspace }) => targetWorkspace);

/**
 * The invoice with this number, whose workspace the number does not tell.
 * @throws Refusal NOT_FOUND
 */
export async function findInvoice(deps: Pick<Deps, 'db'>, number: string): Promise<Invoice> {
  const wanted = number.trim().toUpperCase();
  for (const workspaceId of await allWorkspaces(deps)) {
    const found = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.invoice.findFirst({ where: { workspaceId, number: wanted } }),
    );
    if (found) return found;
  }
  throw notFound('The invoice');
}
