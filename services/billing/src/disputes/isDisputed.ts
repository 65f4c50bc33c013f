import type { Unit } from '../context.ts';

/** Whether the bank has yet to decide on a payment: until then it can't be given back. */
export const isDisputed = async ({ tx, workspaceId }: Unit, paymentId: string): Promise<boolean> =>
  (await tx.dispute.count({ where: { workspaceId, paymentId, status: 'OPEN' } })) > 0;
