import type { Deps, Transaction } from '../context.ts';
import type { Candidate } from './engine/candidate.ts';
import type { CallState } from './engine/state.ts';

/** These people, in this order, with what decides whether they can be rung for a call that goes on. Strangers are left out. */
export const invited = (
  deps: Pick<Deps, 'clock' | 'silence'>,
  tx: Transaction,
  { workspaceId, id: callId }: CallState,
  userIds: readonly string[],
): Promise<Candidate[]> =>
  peopleFor(tx, { workspaceId, callId, seenAfter: deps.silence.seenAfter(deps.clock.now()) }, userIds);

/** @param seenAfter devices that were silent for longer do not ring */
export async function peopleFor(
  tx: Transaction,
  { workspaceId, callId, seenAfter }: { workspaceId: string; callId: string; seenAfter: Date },
  userIds: readonly string[],
): Promise<Candidate[]> {
  if (userIds.length === 0) return [];
  const rows = await tx.$queryRaw<{ candidates: Candidate[] }[]>`
    SELECT ring_people(${workspaceId}::uuid, ${[...userIds]}::uuid[], ${callId}::uuid, ${seenAfter}) AS candidates`;
  return rows[0]?.candidates ?? [];
}
