/**
 * Where the flows lie that calls follow: once per workspace for all calls with the same one. A flow is plenty of text, and the
 * same for most calls of a number; within the call every step would write it anew.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { Deps, Transaction } from '../context.ts';
import type { FlowGraph } from './engine/flow/graph.ts';
import { type CallState, isFinal } from './engine/state.ts';
import { frozen } from './frozen.ts';

/** Flows that a process has at hand, and knows to be written: each a few kilobytes. */
const MOST = 2_000;
const DAY_MS = 86_400_000;
/** After so long a process has a flow kept anew before a call begins with it. */
const KEEPS_AGAIN_MS = DAY_MS;
/**
 * A flow that was not kept for so long is named by no call of the last 30 days: keep_call_graph leaves one alone that was kept
 * within a day, and a process does not ask for another one.
 */
const KEPT_MS = 30 * DAY_MS + DAY_MS + KEEPS_AGAIN_MS;

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

/** Parts a call from its flow. */
export function parted(call: CallState): StoredCall {
  const { graph, ...state } = call;
  if (!graph) return { state: call, graph: null };
  const id = graphIdOf(graph);
  return { state: { ...state, graphId: id }, graph: { id, graph } };
}

/** Whether the flow of a call that was read is known to lie beside it. */
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
 * The call with its flow; a final one whose flow is forgotten goes without, and still names it.
 * @param tx of the call's workspace
 * @throws Error when the flow of a call that goes on is not there: to go on with another one would lead the caller wrong
 */
export async function withGraph(tx: Transaction, stored: CallState): Promise<CallState> {
  const complete = withGraphAtHand(stored);
  if (complete) return complete;
  const { graphId: id = '', ...call } = stored;
  const { workspaceId } = call;
  const row = await tx.callGraph.findUnique({ where: { workspaceId_id: { workspaceId, id } } });
  if (!row && isFinal(stored)) return stored;
  if (!row) throw new Error(`The flow ${id} of the call ${call.id} is not in call_graph`);
  const graph = frozen(row.graph as unknown as FlowGraph);
  ids.set(graph, id);
  atHand.set(place(workspaceId, id), graph);
  return { ...call, graph };
}

/** Writes the flows of calls that are about to begin, where this process has not lately: once for each. */
export function keepGraphs({ db, clock }: Pick<Deps, 'db' | 'clock'>) {
  /** When, in ms. */
  const kept = new LRUCache<string, number>({ max: MOST });
  return async (workspaceId: string, { graph: given }: StoredCall): Promise<void> => {
    if (!given) return;
    const now = clock.now();
    const at = place(workspaceId, given.id);
    const last = kept.get(at);
    if (last !== undefined && now.getTime() - last < KEEPS_AGAIN_MS) return;
    const { id, graph } = given;
    await db.tenant(
      workspaceId,
      ({ tx }) =>
        tx.$executeRaw`SELECT keep_call_graph(${workspaceId}::uuid, ${id}, ${JSON.stringify(graph)}::jsonb, ${now})`,
    );
    kept.set(at, now.getTime());
    atHand.set(at, frozen(graph));
  };
}

/**
 * Forgets flows that no call names which goes on or began within 30 days. A number that is called again later has its flow
 * written anew, whoever thinks that it is there.
 * @param most so many at once
 * @returns how many
 */
export function forgetGraphs(tx: Transaction, workspaceId: string, now: Date, most: number): Promise<number> {
  const until = new Date(now.getTime() - KEPT_MS);
  return tx.$executeRaw`
    DELETE FROM call_graph WHERE workspace_id = ${workspaceId}::uuid AND kept_at < ${until} AND id IN (
      SELECT g.id FROM call_graph g WHERE g.workspace_id = ${workspaceId}::uuid AND g.kept_at < ${until} AND NOT EXISTS (
        SELECT FROM call c WHERE c.workspace_id = g.workspace_id AND NOT c.final AND c.state ->> 'graphId' = g.id)
      LIMIT ${most})`;
}
