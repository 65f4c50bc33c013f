import type { Deps } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { allWorkspaces } from './workspaces.ts';

/** Payments that are to be given back by hand, the one first that waits longest. */
export const listOwedRefunds = async (deps: Deps): Promise<Payment[]> => {
  const owed: Payment[] = [];
  for (const workspaceId of await allWorkspaces(deps))
    owed.push(
      ...(await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.payment.findMany({ where: { workspaceId, owedMinor: { gt: 0n } } }),
      )),
    );
  const since = ({ owedSince }: Payment) => owedSince?.getTime() ?? 0;
  return owed.toSorted((a, b) => since(a) - since(b));
};
