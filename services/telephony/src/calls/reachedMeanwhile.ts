/** Callers who wait to be called back and have been on the line in another call since they asked. */
import type { Transaction } from '../context.ts';
import { firstIdSince } from '../live/liveScope.ts';
import type { CallerReached } from './engine/inputs.ts';
import type { CallState } from './engine/state.ts';

/**
 * A call that reaches the caller may have begun before the caller asked: one of ours is set up and rings for less than two
 * minutes. Ids, moreover, tell the time of the process that made them, which may be a minute behind another one's.
 */
const BEGAN_BEFORE_MS = 180_000;

export interface ReachedMeanwhile {
  /** By the id of a callback that nobody needs any more: who talked with the caller first. */
  reached: ReadonlyMap<string, CallerReached>;
  /** Ids of callbacks whose caller is on the line at this moment, or is being dialled, and would be busy. */
  onLine: ReadonlySet<string>;
}

interface OtherCall {
  id: string;
  peer: string;
  inbound: boolean;
  /** It calls somebody back: what was asked for in another queue is done by itself, and does not do for this one. */
  callsBack: boolean;
  final: boolean;
  /** Epoch ms. */
  answered: bigint | null;
  userId: string | null;
  userName: string | null;
}

/** What became of the callers of these callbacks, all of one workspace, since they asked for it; on any of its numbers. */
export async function reachedMeanwhile(tx: Transaction, callbacks: readonly CallState[]): Promise<ReachedMeanwhile> {
  const reached = new Map<string, CallerReached>();
  const onLine = new Set<string>();
  const [first] = callbacks;
  if (!first) return { reached, onLine };
  const asked = Math.min(...callbacks.map(askedAt));
  const since = firstIdSince(new Date(asked - BEGAN_BEFORE_MS));
  const calls = await tx.$queryRaw<OtherCall[]>`
    SELECT c.id::text, c.peer_number AS peer, c.direction = 'INBOUND' AS inbound, c.final,
      c.state -> 'callback' IS NOT NULL AS "callsBack", (c.state ->> 'answeredAt')::bigint AS answered,
      c.state ->> 'agentUserId' AS "userId", m.name AS "userName"
    FROM call c LEFT JOIN member_copy m ON m.workspace_id = c.workspace_id AND m.user_id = (c.state ->> 'agentUserId')::uuid
    WHERE c.workspace_id = ${first.workspaceId}::uuid AND c.id >= ${since}::uuid
      AND c.peer_number = ANY(${callbacks.map(({ peerNumber }) => peerNumber)})
      AND (c.final OR c.state -> 'callback' IS NULL OR c.state ->> 'phase' <> 'QUEUED')`;
  for (const callback of callbacks) {
    const theirs = calls.filter(({ peer, id }) => peer === callback.peerNumber && id !== callback.callback?.ofCallId);
    const talked = theirs
      .filter(({ callsBack, answered }) => !callsBack && answered !== null && answered >= askedAt(callback))
      .sort((a, b) => Number(a.answered) - Number(b.answered));
    if (talked[0]) reached.set(callback.id, reachedBy(talked[0]));
    else if (theirs.some(({ final }) => !final)) onLine.add(callback.id);
  }
  return { reached, onLine };
}

const askedAt = ({ callback, startedAt }: CallState): number => callback?.askedAt ?? startedAt;

const reachedBy = ({ inbound, userId, userName }: OtherCall): CallerReached => ({
  calledBy: inbound ? 'CALLER' : 'US',
  userId,
  userName: userName ?? 'Somebody',
});
