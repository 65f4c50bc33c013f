import type { MemberCopy, PresenceLimit as Row } from '../generated/prisma/client.ts';
import type { Hours } from '../hours/hours.ts';
import type { PresenceFacts } from './limit.ts';

/** The facts about a member, as the two tables have them. */
export const factsOf = (member: Pick<MemberCopy, 'hours'>, row: Row | null | undefined): PresenceFacts => ({
  hours: member.hours as unknown as Hours | null,
  availableUntil: row?.availableUntil?.getTime() ?? null,
  paused: (row?.pausedAt ?? null) !== null,
  missedInARow: row?.missedInARow ?? 0,
});
