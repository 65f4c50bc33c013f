/** Who may know that somebody listens to a call, where the workspace does not tell those who talk (defaults 12.5). */
import type { Principal } from '@ringline/kit/auth';
import { tookPart } from './engine/participants.ts';
import type { CallState } from './engine/state.ts';

/**
 * From whom listening that is hidden is kept: from whoever took part in the call, also in a part before, and from every MEMBER, who
 * could tell them. Who leads others and did not talk on the call sees it. What somebody did themselves they see in any case.
 */
export const keptFrom = (call: CallState): { userIds: string[]; roles: Principal['role'][] } => ({
  userIds: [...tookPart(call)],
  roles: ['MEMBER'],
});

/** Whether a person may not know of what somebody, who listened hidden, did on a call. @param by who that was */
export function isKeptFrom(call: CallState, by: string | undefined, { userId, role }: Principal): boolean {
  const { userIds, roles } = keptFrom(call);
  return by !== userId && (userIds.includes(userId) || roles.includes(role));
}
