/** Where comments stand: beside calls and messages, or as notes at contacts (`notes/note.ts`). */
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import type { PeopleMentionedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Unit } from '../context.ts';
import { announceItem, describeItem } from '../timeline/describe.ts';
import { changeTimeline, unitStore, type Item, type Thread } from '../timeline/timeline.ts';
import { type Comment, type CommentRow, findComment } from './comment.ts';

/** What a mention tells of where it stands. */
type MentionPlace = Pick<
  MessageInitShape<typeof PeopleMentionedSchema>,
  'conversation' | 'viewerIds' | 'contactId' | 'peerNumber'
>;

export interface Announced {
  /** Of the conversation, or the contact. */
  readonly id: string;
  /** Asked only where somebody is named. */
  readonly mentioned: () => Promise<MentionPlace>;
}

export interface CommentPlace {
  /** One that the person sees. @throws Refusal NOT_FOUND */
  readonly find: (uow: Unit, id: string, principal: Principal) => Promise<CommentRow>;
  /** Tells those who look at the place that its comments changed. */
  readonly announce: (uow: Unit, comment: Pick<Comment, 'itemId' | 'contactId'>) => Promise<Announced>;
}

export const atConversations: CommentPlace = {
  find: findComment,
  async announce(uow, { itemId }) {
    if (itemId === null) throw new Error('No conversation has this comment');
    const { item, thread } = await nextVersion(uow, itemId);
    return {
      id: itemId,
      async mentioned() {
        const viewers = await uow.tx.threadViewer.findMany({
          where: { workspaceId: uow.workspaceId, threadId: thread.id },
          select: { viewerId: true },
        });
        return {
          conversation: describeItem(item, thread),
          viewerIds: [...viewers.map(({ viewerId }) => viewerId), ...item.addressedTeamIds, ...item.addressedUserIds],
        };
      },
    };
  },
};

/** Tells all who see the conversation that its comments changed: it has one version more, and whoever shows it reads them again. */
async function nextVersion(uow: Unit, itemId: string): Promise<{ item: Item; thread: Thread }> {
  const { item, thread } = await changeTimeline(unitStore(uow), uow.workspaceId, { itemId }, (snapshot) => {
    const { item: present, thread: around, last } = snapshot;
    if (!present || !around) return undefined;
    const next = { ...present, version: present.version + 1 };
    return { item: next, announce: (emit) => announceItem(emit, next, around, last) };
  });
  if (!item || !thread) throw new Error(`Item ${itemId} was read a moment ago and is gone`);
  return { item, thread };
}
