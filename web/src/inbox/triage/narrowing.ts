/** What the inbox is narrowed down to, beside open, unread or done; and whether a conversation belongs there. */
import type { InboxAssignment } from '../../__generated__/ThreadListPaginationQuery.graphql.ts';

export interface Narrowing {
  readonly tagId?: string | undefined;
  readonly assigned?: InboxAssignment | undefined;
}

/** As whom the reader is assigned. */
export interface Mine {
  readonly userId: string;
  readonly teamIds: readonly string[];
}

interface Sorted {
  readonly tagIds: readonly string[];
  /** Of the person or the team that it is assigned to. */
  readonly assigneeId: string | undefined;
}

/** As the server decides it. */
export function fits(
  { tagIds, assigneeId }: Sorted,
  { tagId, assigned }: Narrowing,
  { userId, teamIds }: Mine,
): boolean {
  if (tagId !== undefined && !tagIds.includes(tagId)) return false;
  if (assigned === 'ME') return assigneeId === userId;
  if (assigned === 'MY_TEAMS') return assigneeId !== undefined && teamIds.includes(assigneeId);
  return assigned !== 'NONE' || assigneeId === undefined;
}
