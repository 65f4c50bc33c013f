import type { Deps } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { hearDispute } from './hearDispute.ts';
import { isDisputed } from './isDisputed.ts';

/** Asks how the open dispute of a payment stands: what ended it may never have been heard. @returns whether it is still open */
export async function askDispute(deps: Deps, { id: paymentId, workspaceId }: Payment): Promise<boolean> {
  const open = await deps.db.tenant(workspaceId, ({ tx }) =>
    tx.dispute.findFirst({ where: { workspaceId, paymentId, status: 'OPEN' } }),
  );
  const gateway = open && deps.gateways.find(({ id }) => id === open.gateway);
  if (!open || !gateway) return open !== null;
  await hearDispute(deps)(gateway, open.externalId);
  return deps.db.tenant(workspaceId, (uow) => isDisputed(uow, paymentId));
}
