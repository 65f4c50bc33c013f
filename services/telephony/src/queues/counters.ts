/** What queues remember of their members: calls answered, the end of the last one, and of any call. */
import { wallAt } from '@ringline/kit/zones';
import type { Deps, Transaction } from '../context.ts';
import { HANDLED_KEPT } from '../calls/engine/queue/estimate.ts';
import type { QueueSettings } from '../calls/engine/queue/queueSettings.ts';
import { wrapUpSeconds } from '../calls/engine/flow/wrapUp.ts';
import { type CallState, isFinal } from '../calls/engine/state.ts';
import { peopleOnCall } from '../calls/engine/participants.ts';

const DAY_MS = 86_400_000;

/** The period in which calls are counted, by its first day in the flow's zone; counters of another one are 0 (defaults 11.4). */
export function counterPeriod(
  { counterReset, timezone }: Pick<QueueSettings, 'counterReset' | 'timezone'>,
  now: number,
): string {
  if (counterReset === 'NEVER') return 'always';
  const today = wallAt(timezone, now);
  const back = counterReset === 'WEEKLY' ? today.weekday - 1 : 0;
  const first = new Date(Date.UTC(today.year, today.month - 1, today.day) - back * DAY_MS);
  return first.toISOString().slice(0, 10);
}

/** What of a member's counters holds in a period. */
export const countedOf = (
  member: { completed: number; period: string; lastEnd: Date | null } | undefined,
  period: string,
): { completed: number; lastEnd: number | null } => ({
  completed: member?.period === period ? member.completed : 0,
  lastEnd: member?.lastEnd?.getTime() ?? null,
});

/** How long the call kept whoever took it out of the queue: from the answer until they left, and the wrap-up (estimate.ts). */
async function noteHandled(tx: Transaction, call: CallState, now: Date): Promise<void> {
  const { workspaceId, queue, answeredAt } = call;
  if (!queue || answeredAt === null) return;
  const seconds = Math.round((now.getTime() - answeredAt) / 1000) + wrapUpSeconds(call);
  await tx.$executeRaw`
    INSERT INTO queue_handling AS h (workspace_id, queue_id, seconds)
    VALUES (${workspaceId}::uuid, ${queue.id}, ARRAY[${seconds}::integer])
    ON CONFLICT ON CONSTRAINT queue_handling_pkey
    DO UPDATE SET seconds = (excluded.seconds || h.seconds)[1:${HANDLED_KEPT}]`;
}

/** Who talks on the call. An unanswered outbound call has nobody yet whose work could end. */
const talking = (call: CallState): ReadonlySet<string> =>
  call.answeredAt === null || isFinal(call) ? new Set() : peopleOnCall(call);

/** Writes down what a step of a call means for queues, in its transaction; nothing for most steps. */
export async function noteQueueFacts(
  deps: Pick<Deps, 'clock'>,
  tx: Transaction,
  before: CallState,
  after: CallState,
): Promise<void> {
  const { workspaceId, queue } = after;
  const now = deps.clock.now();
  const takenBy = queue?.takenBy ?? null;
  if (queue && takenBy !== null && before.answeredAt === null && after.answeredAt !== null) {
    const period = counterPeriod(queue.settings, now.getTime());
    // Answered calls count, also when they are transferred later.
    await tx.$executeRaw`
      INSERT INTO queue_member AS m (workspace_id, queue_id, user_id, completed, period)
      VALUES (${workspaceId}::uuid, ${queue.id}, ${takenBy}::uuid, 1, ${period})
      ON CONFLICT ON CONSTRAINT queue_member_pkey
      DO UPDATE SET completed = CASE WHEN m.period = excluded.period THEN m.completed + 1 ELSE 1 END, period = excluded.period`;
  }
  const stays = talking(after);
  const end = { endedAt: now, wrapUpSeconds: wrapUpSeconds(after), callId: after.id };
  for (const userId of talking(before)) {
    if (stays.has(userId)) continue;
    await tx.memberCallEnd.upsert({
      where: { workspaceId_userId: { workspaceId, userId } },
      create: { workspaceId, userId, ...end },
      update: end,
    });
    if (!queue || takenBy === null) continue;
    await tx.queueMember.upsert({
      where: { workspaceId_queueId_userId: { workspaceId, queueId: queue.id, userId } },
      create: { workspaceId, queueId: queue.id, userId, lastEnd: now },
      update: { lastEnd: now },
    });
    if (userId === takenBy) await noteHandled(tx, after, now);
  }
}
