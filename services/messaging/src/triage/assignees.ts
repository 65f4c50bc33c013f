/** Whom a conversation may be given to. */
import type { Unit } from '../context.ts';
import type { Thread } from '../timeline/timeline.ts';

export type AssigneeKind = 'USER' | 'TEAM';

export interface Assignee {
  readonly kind: AssigneeKind;
  readonly id: string;
}

export interface Assignees {
  readonly userIds: readonly string[];
  readonly teamIds: readonly string[];
  /** Teams and people who see the conversation, beside those who see all of them. */
  readonly viewerIds: readonly string[];
}

/** They see every conversation (defaults 2.2). */
const SEES_ALL: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);

/** Active members who see the conversation, and its teams: to give it to others would hide it from those who are to do it. */
export async function assigneesOf(
  { tx, workspaceId }: Unit,
  { id: threadId, teamIds }: Pick<Thread, 'id' | 'teamIds'>,
): Promise<Assignees> {
  const members = await tx.memberCopy.findMany({ where: { workspaceId, active: true }, orderBy: { userId: 'asc' } });
  const viewers = await tx.threadViewer.findMany({ where: { workspaceId, threadId }, select: { viewerId: true } });
  const viewerIds = viewers.map(({ viewerId }) => viewerId);
  const seeing = new Set(viewerIds);
  const sees = ({ userId, role, teamIds: own }: (typeof members)[number]) =>
    SEES_ALL.has(role) || seeing.has(userId) || own.some((team) => seeing.has(team));
  return { userIds: members.filter(sees).map(({ userId }) => userId), teamIds: [...teamIds], viewerIds };
}
