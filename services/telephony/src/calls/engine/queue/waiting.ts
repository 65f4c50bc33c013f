/** Whether a call waits in a queue, for how long, and the end of it. */
import type { CallState } from '../state.ts';
import type { Step } from '../step.ts';
import type { QueueState } from './queueState.ts';

/** The queue in which the caller waits at this moment. */
export function waitingIn({ phase, queue }: CallState): QueueState | null {
  return phase === 'QUEUED' && queue?.leftAt === null ? queue : null;
}

/** What the caller has waited in queues, in ms; a wait that goes on is not in it. */
export function queueMs({ queue }: CallState): number {
  if (!queue) return 0;
  return queue.waitedBeforeMs + (queue.leftAt === null ? 0 : queue.leftAt - queue.enteredAt);
}

/** The caller waits no longer: somebody answered, the caller is gone, or something else takes over. */
export function queueOver(step: Step, takenBy: string | null = null): void {
  const queue = waitingIn(step.call);
  if (!queue) return;
  queue.leftAt = step.now;
  queue.takenBy = takenBy;
  step.clearTimer('queue', 'queueWait', 'queueEmpty', 'queueClose', 'queueAnnounce', 'ring');
}
