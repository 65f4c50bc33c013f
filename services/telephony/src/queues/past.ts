/** What the queues of a number remember, for who tries its flow: whose turn it is, who took how many calls and when the last one ended. */
import type { PastOfQueue } from '../calls/engine/flow/simulate.ts';
import type { Transaction } from '../context.ts';
import { counterPeriod, countedOf } from './counters.ts';

/** By the node of the flow where callers wait. */
export async function pastOfQueues(tx: Transaction, workspaceId: string, phoneNumberId: string): Promise<PastOfQueue> {
  const from = `${phoneNumberId}/`;
  const members = await tx.queueMember.findMany({ where: { workspaceId, queueId: { startsWith: from } } });
  const queues = await tx.callQueue.findMany({ where: { workspaceId, id: { startsWith: from } } });
  return (node, settings, now) => {
    const period = counterPeriod(settings, now);
    const queue = queues.find(({ id }) => id === from + node);
    return {
      turn: turnOf(queue),
      of: (member) =>
        countedOf(
          members.find(({ queueId, userId }) => queueId === from + node && userId === member),
          period,
        ),
    };
  };
}

/** Where RRMEMORY goes on in a queue, as its row has it. */
export const turnOf = (row: { turnUserId: string | null; turnPosition: number | null } | null | undefined) =>
  row?.turnUserId == null ? null : { userId: row.turnUserId, position: row.turnPosition ?? 0 };
