/**
 * Where the flows lie that calls follow: once per workspace for all calls with the same one. A flow is plenty of text, and the
 * same for most calls of a number; within the call every step would write it anew.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Dependencies, Transaction } from '../dependencies.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import type { FlowGraph } from './engine/flow/graph.ts';
import type { CallState } from './engine/state.ts';
import { frozen } from './frozen.ts';

/** Flows that a process has at hand, and knows to be written: each a few kilobytes. */
const MOST = 2_000;

const ids = new WeakMap<FlowGraph, string>();
/** By workspace and id. What is written never changes. */
const atHand = new LRUCache<string, FlowGraph>({ max: MOST });

/** Told from what it holds. */
function graphIdOf(graph: FlowGraph): string {
  const known = ids.get(graph);
  if (known !== undefined) return known;
  const id = createHash('sha256').update(JSON.stringify(graph)).digest('hex').slice(0, 32);
  ids.set(graph, id);
  return id;
}

const place = (workspaceId: string, id: string): string => `${workspaceId}/${id}`;

/** A call as its row has it, and the flow beside it. */
export interface StoredCall {
  readonly state: CallState;
  readonly graph: { readonly id: string; readonly graph: FlowGraph } | null;
}

/** Parts a call from its flow. @param deps whether replicas run that only read flows within calls */
export function parted({ env }: Pick<Dependencies, 'env'>, call: CallState): StoredCall {
  const { graph, ...state } = call;
  if (!graph || env.CALL_FLOWS_WITHIN) return { state: call, graph: null };
  const id = graphIdOf(graph);
  return { state: { ...state, graphId: id }, graph: { id, graph } };
}

/** Whether the flow of a call that was read lies beside it already; one of before has it within until its next step. */
export function liesBeside({ workspaceId, graph }: Pick<CallState, 'workspaceId' | 'graph'>): boolean {
  const id = graph && ids.get(graph);
  return id !== undefined && atHand.get(place(workspaceId, id)) === graph;
}

/** The call with its flow, where this process has it at hand; otherwise null. */
export function withGraphAtHand(stored: CallState): CallState | null {
  const { graphId: id, ...call } = stored;
  if (id === undefined) return stored;
  const graph = atHand.get(place(call.workspaceId, id));
  return graph ? { ...call, graph } : null;
}

/**
 * The call with its flow.
 * @param tx of the call's workspace
 * @throws Error when the flow is not there: to go on with another one would lead the caller wrong
 */
export async function withGraph(tx: Transaction, stored: CallState): Promise<CallState> {
  const complete = withGraphAtHand(stored);
  if (complete) return complete;
  const { graphId: id = '', ...call } = stored;
  const { workspaceId } = call;
  const row = await tx.callGraph.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
  if (!row) throw new Error(`The flow ${id} of the call ${call.id} is not in call_graph`);
  const graph = frozen(row.graph as unknown as FlowGraph);
  ids.set(graph, id);
  atHand.set(place(workspaceId, id), graph);
  return { ...call, graph };
}

/** Writes the flows of calls that are about to begin, where this process has not: once for each. */
export function keepGraphs(deps: Pick<Dependencies, 'db'>) {
  const written = new LRUCache<string, true>({ max: MOST });
  return async (workspaceId: string, { graph: given }: StoredCall): Promise<void> => {
    if (!given || written.has(place(workspaceId, given.id))) return;
    const { id, graph } = given;
    await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.callGraph.createMany({
        data: [{ workspaceId, id, graph: graph as unknown as Prisma.InputJsonObject }],
        skipDuplicates: true,
      }),
    );
    written.set(place(workspaceId, id), true);
    atHand.set(place(workspaceId, id), frozen(graph));
  };
}
