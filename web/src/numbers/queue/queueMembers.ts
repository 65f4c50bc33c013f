/** The members of a queue as it lists them (defaults 11.4). */

/** 0 to 10: who has a higher one rings when nobody with less can. */
export interface QueueMember {
  readonly userId: string;
  readonly penalty: number;
}

export const HIGHEST_PENALTY = 10;

/** Those of the team in the order of the queue; who is not in its list comes after it, as the team orders them. */
export function inQueueOrder(team: readonly string[], listed: readonly QueueMember[]): readonly QueueMember[] {
  const known = listed.filter(({ userId }) => team.includes(userId));
  const others = team.filter((id) => !known.some(({ userId }) => userId === id));
  return [...known, ...others.map((userId) => ({ userId, penalty: 0 }))];
}
