import type { QueueState } from './queueState.ts';
import type { LineMember } from './verdict.ts';

/** As the queue lists them; who is in the team and not in the list comes after it. */
export function inListOrder(
  members: readonly LineMember[],
  { members: listed = [] }: QueueState['settings'],
): readonly LineMember[] {
  const placeOf = (userId: string): number => {
    const place = listed.findIndex((one) => one.userId === userId);
    return place === -1 ? listed.length : place;
  };
  return members
    .map((member) => ({ ...member, penalty: listed.find(({ userId }) => userId === member.userId)?.penalty ?? 0 }))
    .sort((a, b) => placeOf(a.userId) - placeOf(b.userId));
}
