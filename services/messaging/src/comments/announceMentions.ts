import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { DocumentMention } from '@ringline/kit/documents';
import { PeopleMentionedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps, Unit } from '../context.ts';
import type { Comment } from './comment.ts';
import type { Announced } from './place.ts';

/** Tells those whom a comment names for the first time, as far as they see where it stands; never who wrote it. */
export async function announceMentions(
  { clock }: Pick<Deps, 'clock'>,
  uow: Unit,
  comment: Comment,
  { mentioned }: Pick<Announced, 'mentioned'>,
  mentions: readonly DocumentMention[],
): Promise<void> {
  const named = mentions.filter(({ id }) => id !== comment.authorUserId);
  if (named.length === 0) return;
  uow.emit(
    PeopleMentionedSchema,
    {
      commentId: comment.id,
      ...(await mentioned()),
      authorUserId: comment.authorUserId,
      userIds: named.filter(({ isTeam }) => !isTeam).map(({ id }) => id),
      teamIds: named.filter(({ isTeam }) => isTeam).map(({ id }) => id),
      text: comment.text,
      at: timestampFromDate(clock.now()),
    },
    { key: comment.id, audience: { teams: [], users: [] } },
  );
}
