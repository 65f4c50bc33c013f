/**
 * A call that was answered, was to be handed over, and that nobody has any longer: its flow goes on where somebody had taken it,
 * as if nobody had (defaults 12.4). A caller who was connected is never hung up on by it: where it would do so, there is a message.
 */
import { nodeOf } from './flow/position.ts';
import { endLeg } from './legs.ts';
import { endPause } from './recordingControl.ts';
import type { Step } from './step.ts';
import { supervisionsOver } from './supervision.ts';
import { afterTheTone } from './voicemail.ts';

/** The caller's leg hears hold music, which no script of the flow says: whatever comes is told. */
const HELD = 'held';

/** The flow has the call again; without one, as of an outbound call, the other side may leave a message. */
export function backToFlow(step: Step): void {
  const { call } = step;
  const node = call.direction === 'INBOUND' ? nodeOf(call) : undefined;
  if (!node || !('unanswered' in node)) return afterTheTone(step);
  step.say('waited', 'transfer.fallback', 'No one has the call: it continues in its flow as if no one had answered');
  goOnInFlow(step, node.unanswered);
}

/** Nobody has the call, and somebody is looked for at this node of its flow; the caller hears hold music or a tone until then. */
export function goOnInFlow(step: Step, node: string): void {
  const { call } = step;
  supervisionsOver(step);
  for (const leg of Object.values(call.legs)) if (leg.id !== call.outsideLegId) endLeg(step, leg);
  call.agentLegId = null;
  call.agentUserId = null;
  call.returnedToFlow = true;
  endPause(step);
  step.enter('ROUTING');
  step.heardBefore = HELD;
  step.goTo(node);
}
