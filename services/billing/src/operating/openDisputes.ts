import type { Deps } from '../context.ts';
import type { Dispute } from '../generated/prisma/client.ts';
import { allWorkspaces } from './workspaces.ts';

/** Disputes that the bank has yet to decide on, the one first whose evidence is due first. */
export const listOpenDisputes = async (deps: Deps): Promise<Dispute[]> => {
  const open: Dispute[] = [];
  for (const workspaceId of await allWorkspaces(deps))
    open.push(
      ...(await deps.db.tenant(workspaceId, ({ tx }) =>
        tx.dispute.findMany({ where: { workspaceId, status: 'OPEN' } }),
      )),
    );
  const due = ({ respondBy }: Dispute) => respondBy?.getTime() ?? Number.MAX_SAFE_INTEGER;
  return open.toSorted((a, b) => due(a) - due(b));
};
