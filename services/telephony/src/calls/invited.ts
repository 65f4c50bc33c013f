import type { Dependencies, Transaction } from '../dependencies.ts';
import type { Candidate } from './engine/candidate.ts';
import type { CallState } from './engine/state.ts';

/** These people, in this order, with what decides whether they can be rung for a call that goes on. Strangers are left out. */
export async function invited(
  deps: Pick<Dependencies, 'clock' | 'silence'>,
  tx: Transaction,
  call: CallState,
  userIds: readonly string[],
): Promise<Candidate[]> {
  const seenAfter = deps.silence.seenAfter(deps.clock.now());
  const rows = await tx.$queryRaw<{ candidates: Candidate[] }[]>`
    SELECT ring_people(${call.workspaceId}::uuid, ${[...userIds]}::uuid[], ${call.id}::uuid, ${seenAfter}) AS candidates`;
  return rows[0]?.candidates ?? [];
}
