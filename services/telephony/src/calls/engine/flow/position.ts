/** Where a call is in its flow: read by what a leg hears, moved by the walk (walk.ts). */
import type { CallState } from '../state.ts';
import type { Step } from '../step.ts';
import { compileFlow } from './compile.ts';
import type { FlowGraph, FlowNode, FlowPosition } from './graph.ts';

/**
 * The flow of a call; of a call that began before there were graphs, the CLASSIC one of its settings.
 * @throws Error when the call was read without its flow, which lies beside it
 */
export function graphOf(call: CallState): FlowGraph {
  if (call.graphId !== undefined) throw new Error(`The call ${call.id} was read without its flow ${call.graphId}`);
  return call.graph ?? compileFlow({ type: 'CLASSIC', ...call.flow });
}

/** Where the call is in its flow; a call of before was at its team. */
export function positionOf(step: Step): FlowPosition {
  const { call } = step;
  call.flowAt ??= { ...newPosition(graphOf(call).start), visit: 1 };
  return call.flowAt;
}

/** At a node, before anything happened there. */
export function newPosition(node: string): FlowPosition {
  return { node, visit: 0, tries: 0, keys: [], hops: 0, tried: [], closed: false, awaitsPeople: false };
}

/** The node at which the call is; undefined before its flow began, and for a call of before. */
export function nodeOf(call: CallState): FlowNode | undefined {
  return call.flowAt ? graphOf(call).nodes[call.flowAt.node] : undefined;
}
