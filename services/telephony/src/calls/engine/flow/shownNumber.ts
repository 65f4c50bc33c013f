/**
 * Which number a phone outside is shown that rings for us: the caller's where the carrier allows it, else the workspace's
 * (defaults 11.5). The carrier allows it with the token of the call that came.
 */
import type { CallState } from '../state.ts';
import type { FlowGraph, Forward } from './graph.ts';
import { hasNumber } from './message.ts';

/** Whether a flow may need the call's token at all. */
export const showsCallers = (graph: FlowGraph | undefined): boolean =>
  Object.values(graph?.nodes ?? {}).some(
    (node) => (node.do === 'forward' || node.do === 'ring') && node.forward !== null && wantsCaller(node.forward),
  );

/** Whether this phone is shown the caller's number: wanted, there to be shown, and with the carrier's leave. */
export const canShowCaller = (call: CallState, forward: Forward): boolean =>
  wantsCaller(forward) &&
  call.callToken !== undefined &&
  hasNumber(call.peerNumber) &&
  // Who calls from that very phone: some networks take a call from one's own number for somebody who checks their voicemail.
  call.peerNumber !== forward.to;

const wantsCaller = ({ showCaller }: Forward): boolean => showCaller ?? true;
