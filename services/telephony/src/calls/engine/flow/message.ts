/** The flow writes to the caller: once per call and step, and without waiting for it (defaults 11.2). */
import { readPeer } from '@ringline/kit/phone';
import { isBlank } from '@ringline/kit/text';
import type { Step } from '../step.ts';
import { fillText } from './fillText.ts';
import type { DecisionNode, FlowPosition } from './graph.ts';

/** Whether the carrier told us a number of the caller. */
export const hasNumber = (peerNumber: string): boolean => readPeer(peerNumber).kind === 'NUMBER';

export function sendText(step: Step, node: Extract<DecisionNode, { do: 'message' }>, at: FlowPosition): void {
  const { peerNumber, workspaceNumber } = step.call;
  step.goTo(node.next);
  if (!hasNumber(peerNumber))
    return step.say('skipped', 'flow.text_nowhere', 'No text is sent: the caller hides the number');
  if (at.texted?.includes(at.node))
    return step.say('skipped', 'flow.text_again', 'No text is sent: the caller got it before in this call');
  const text = fillText(node.text, { number: workspaceNumber, callerNumber: peerNumber, ...at.variables });
  if (isBlank(text))
    return step.say('skipped', 'flow.text_empty', 'No text is sent: nothing has set what it would say');
  at.texted = [...(at.texted ?? []), at.node];
  step.command({ kind: 'SEND_TEXT', to: peerNumber, text });
  step.say('fact', 'flow.text', `The caller is written: “${text}”`, { text });
}

/** What became of a text. `refused`: why it is not sent, in words. */
export function textTaken(step: Step, refused: string | null): void {
  if (refused === null) return;
  step.say('skipped', 'flow.text_refused', `The text was not sent: ${refused}`, { reason: refused });
}
