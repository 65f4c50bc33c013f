/** How many calls came to each node of a flow, and which keys were pressed there, from what calls keep of their way. */
import type { Principal } from '@ringline/kit/auth';
import type { Deps } from '../context.ts';
import { firstIdSince } from '../live/liveScope.ts';
import { numberOf } from './flowState.ts';

const DAYS = 30;
const DAY_MS = 86_400_000;
/** More calls than these change no share that a person could tell. */
const MOST_CALLS = 10_000;

export interface FlowFigures {
  /** Calls that were counted, and since when. */
  calls: number;
  since: Date;
  nodes: {
    nodeId: string;
    calls: number;
    pressed: { key: string; times: number }[];
    /** Calls that were taken here, and whole seconds that those callers rang or waited on average; 0 without any. */
    answered: number;
    averageWaitSeconds: number;
  }[];
}

/** Of the whole flow (no node), of a node, or of a key at a node. */
interface Row {
  node: string;
  key: string | null;
  times: number;
  calls: number;
  answered: number;
  waited: number;
}

/**
 * Of the last 30 days. A call's id is a UUID of version 7, so that its row is found by time without an index of its own; nothing
 * is counted while calls are handled.
 * @throws Refusal NOT_FOUND
 */
export function getCallFlowFigures({ db, clock }: Deps) {
  return (id: string, principal: Principal): Promise<FlowFigures> =>
    db.tenant(principal.workspaceId, async (uow) => {
      const { workspaceId, tx } = uow;
      const number = await numberOf(uow, id, principal, 'READ');
      const since = new Date(clock.now().getTime() - DAYS * DAY_MS);
      const rows = await tx.$queryRaw<Row[]>`
        WITH recent AS (
          SELECT id, state -> 'flowAt' AS at, (state ->> 'answeredAt')::float AS answered_at,
            CASE WHEN state -> 'queue' ->> 'id' = concat(phone_number_id, '/', state -> 'flowAt' ->> 'node')
              THEN (state -> 'queue' ->> 'enteredAt')::float
              ELSE coalesce(state ->> 'ringingAt', state ->> 'startedAt')::float END AS began
          FROM call
          WHERE workspace_id = ${workspaceId}::uuid AND id >= ${firstIdSince(since)}::uuid
            AND phone_number_id = ${number.id}::uuid AND jsonb_typeof(state -> 'flowAt' -> 'trail') = 'array'
          ORDER BY id DESC LIMIT ${MOST_CALLS}
        ), came AS (
          SELECT DISTINCT recent.id, visited.node, answered_at - began AS waited,
            answered_at IS NOT NULL AND recent.at ->> 'node' = visited.node AS taken
          FROM recent, jsonb_array_elements_text(recent.at -> 'trail') AS visited (node)
        )
        SELECT '' AS node, NULL AS key, 0 AS times, count(*)::int AS calls, 0 AS answered, 0 AS waited FROM recent
        UNION ALL
        SELECT node, NULL, 0, count(*)::int, (count(*) FILTER (WHERE taken))::int,
          coalesce(round(avg(waited) FILTER (WHERE taken) / 1000), 0)::int
        FROM came GROUP BY node
        UNION ALL
        SELECT pressed.key ->> 'node', pressed.key ->> 'key', count(*)::int, count(DISTINCT recent.id)::int, 0, 0
        FROM recent, jsonb_array_elements(recent.at -> 'keys') AS pressed (key)
        WHERE pressed.key ? 'node' GROUP BY 1, 2`;
      const pressed = (node: string) =>
        rows
          .flatMap(({ node: where, key, times }) => (where === node && key !== null ? [{ key, times }] : []))
          .toSorted((a, b) => b.times - a.times || (a.key < b.key ? -1 : 1));
      return {
        calls: rows.find(({ node }) => node === '')?.calls ?? 0,
        since,
        nodes: rows
          .filter(({ node, key }) => node !== '' && key === null && !node.startsWith('$'))
          .map(({ node, calls, answered, waited }) => ({
            nodeId: node,
            calls,
            pressed: pressed(node),
            answered,
            averageWaitSeconds: waited,
          }))
          .toSorted((a, b) => b.calls - a.calls || (a.nodeId < b.nodeId ? -1 : 1)),
      };
    });
}
