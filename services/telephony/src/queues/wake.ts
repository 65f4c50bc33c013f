/** How queues learn that somebody may be rung. */
import type { Deps, Unit } from '../context.ts';

/** Somebody may have become free: looks right away, beside whatever goes on. `sure`: a caller waits. Never throws. */
export type WakeQueues = (workspaceId: string, sure: boolean) => void;

/** Something that decides whether people can be rung changed, in the transaction that changes it. Takes no other lock after it. */
export async function wakeQueues(deps: Pick<Deps, 'clock'>, { tx, workspaceId }: Unit): Promise<void> {
  const dueAt = deps.clock.now();
  await tx.queueWatch.updateMany({ where: { workspaceId, dueAt: { gt: dueAt } }, data: { dueAt } });
}
