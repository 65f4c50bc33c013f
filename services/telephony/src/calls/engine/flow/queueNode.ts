/**
 * Where a flow hands a call to a queue. The queue's own state and rules live in engine/queue; the walk knows these two functions
 * alone:
 * - `enterQueue` is called when the call comes to the node. From then on the queue owns the call: it sets the phase, the timers
 *   and what the caller hears, offers the call by `offerTo` (offers.ts), and gives it back by `leave(step, node.unanswered)`.
 * - `queueRingingEnded` is called when the last offer that rang for the queue was closed without an answer.
 * A flow with a queue is not compiled before there is an engine/queue: `updateNumberSettings` refuses the type QUEUE. A call
 * that comes here all the same must not be stuck: it takes the way out.
 */
import type { Step } from '../step.ts';
import type { QueueNode } from './graph.ts';
import { leave } from './walk.ts';

export function enterQueue(step: Step, node: QueueNode): void {
  step.say('skipped', 'queue.unavailable', 'There is no queue: the call goes on without one');
  leave(step, node.unanswered);
}

export function queueRingingEnded(step: Step, node: QueueNode): void {
  leave(step, node.unanswered);
}
