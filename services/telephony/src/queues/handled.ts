import type { Transaction } from '../context.ts';

/** How long the last answered calls of a number's queues took, seconds, by the node of the flow where callers wait. */
export async function handledByNode(
  tx: Transaction,
  workspaceId: string,
  phoneNumberId: string,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const from = `${phoneNumberId}/`;
  const rows = await tx.queueHandling.findMany({ where: { workspaceId, queueId: { startsWith: from } } });
  return new Map(rows.map(({ queueId, seconds }) => [queueId.slice(from.length), seconds]));
}
