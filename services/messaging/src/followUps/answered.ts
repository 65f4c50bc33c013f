/** What counts as an answer: they wrote, they called, or they took a call of ours. */
import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ConversationChanged } from '@ringline/proto/messaging/v1/events_pb';
import type { Unit } from '../context.ts';
import type { FollowUp, Prisma } from '../generated/prisma/client.ts';
import { announceFollowUps } from './followUps.ts';

/** Takes reminders away that an answer makes void. In the worker: what comes in waits for none of it. */
export async function cancelAnswered(uow: Unit, { conversation }: ConversationChanged): Promise<void> {
  if (!conversation) return;
  const { direction, createdAt, threadId, call } = conversation;
  const at = direction === 'INBOUND' ? createdAt : call?.answeredAt;
  if (!at || threadId === '') return;
  const { tx, workspaceId } = uow;
  const where = { workspaceId, threadId, setAt: { lt: timestampDate(at) } };
  const gone = await tx.followUp.findMany({ where, select: { id: true, userId: true } });
  if (gone.length === 0) return;
  await tx.followUp.deleteMany({ where: { workspaceId, id: { in: gone.map(({ id }) => id) } } });
  for (const userId of new Set(gone.map((one) => one.userId))) announceFollowUps(uow, userId);
}

/** Whether somebody answered since it was set, told or not: what came in a moment ago may not have been dealt with. */
export async function isAnswered(
  { tx, workspaceId }: Unit,
  { threadId, setAt }: Pick<FollowUp, 'threadId' | 'setAt'>,
): Promise<boolean> {
  const inbound: Prisma.ItemWhereInput = { workspaceId, threadId, direction: 'INBOUND', createdAt: { gt: setAt } };
  if ((await tx.item.findFirst({ where: inbound, select: { id: true } })) !== null) return true;
  const calls = await tx.item.findMany({
    where: { workspaceId, threadId, direction: 'OUTBOUND', channel: 'VOICE', updatedAt: { gt: setAt } },
    select: { call: true },
  });
  return calls.some(({ call }) => {
    const { answeredAt } = (call ?? {}) as { answeredAt?: string };
    return answeredAt !== undefined && new Date(answeredAt) > setAt;
  });
}
