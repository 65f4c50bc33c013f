import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { DocumentMention } from '@ringline/kit/documents';
import { PeopleMentionedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import { announceItem, describeItem } from '../timeline/describe.ts';
import { changeTimeline, unitStore, type Item, type Thread } from '../timeline/timeline.ts';
import type { Comment } from './comment.ts';

/** Tells all who see the conversation that its comments changed: it has one version more, and whoever shows it reads them again. */
export async function announceComments(uow: Unit, itemId: string): Promise<{ item: Item; thread: Thread }> {
  const { item, thread } = await changeTimeline(unitStore(uow), uow.workspaceId, { itemId }, (snapshot) => {
    const { item: present, thread: around, last } = snapshot;
    if (!present || !around) return undefined;
    const next = { ...present, version: present.version + 1 };
    return { item: next, announce: (emit) => announceItem(emit, next, around, last) };
  });
  if (!item || !thread) throw new Error(`Item ${itemId} was read a moment ago and is gone`);
  return { item, thread };
}

/** Tells those whom a comment names for the first time, as far as they see the conversation; never who wrote it. */
export async function announceMentions(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  comment: Comment,
  { item, thread }: { item: Item; thread: Thread },
  mentions: readonly DocumentMention[],
): Promise<void> {
  const named = mentions.filter(({ id }) => id !== comment.authorUserId);
  if (named.length === 0) return;
  const viewers = await uow.tx.threadViewer.findMany({
    where: { workspaceId: uow.workspaceId, threadId: thread.id },
    select: { viewerId: true },
  });
  uow.emit(
    PeopleMentionedSchema,
    {
      commentId: comment.id,
      conversation: describeItem(item, thread),
      authorUserId: comment.authorUserId,
      userIds: named.filter(({ isTeam }) => !isTeam).map(({ id }) => id),
      teamIds: named.filter(({ isTeam }) => isTeam).map(({ id }) => id),
      viewerIds: [...viewers.map(({ viewerId }) => viewerId), ...item.addressedTeamIds, ...item.addressedUserIds],
      text: comment.text,
      at: timestampFromDate(clock.now()),
    },
    { key: comment.id, audience: { teams: [], users: [] } },
  );
}
