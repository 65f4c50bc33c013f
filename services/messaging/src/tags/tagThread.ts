import type { Principal } from '@ringline/kit/auth';
import { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { notFound } from '@ringline/kit/errors';
import type { UpdateConversationTagsRequest } from '@ringline/proto/messaging/v1/tags_pb';
import type { Deps } from '../context.ts';
import { changeThread } from '../threads/changeThread.ts';
import type { Item, Thread } from '../timeline/timeline.ts';
import { MOST_ON_A_THREAD } from './tag.ts';

/**
 * Gives a conversation tags and takes others off it, so that two people who tag it at the same time both get what they meant.
 * @throws Refusal NOT_FOUND, for tags that are gone too, or LIMIT_REACHED
 */
export const tagThread =
  (deps: Deps) =>
  async (
    { threadId, add, remove }: Pick<UpdateConversationTagsRequest, 'threadId' | 'add' | 'remove'>,
    principal: Principal,
  ): Promise<{ thread: Thread; last: Item | undefined }> => {
    const { workspaceId } = principal;
    const known = new Set(
      await deps.db.tenant(workspaceId, async ({ tx }) =>
        (await tx.conversationTag.findMany({ where: { workspaceId }, select: { id: true } })).map(({ id }) => id),
      ),
    );
    if (add.some((id) => !isUuid(id) || !known.has(id))) throw notFound('The tag');
    const gone = new Set(remove);
    return changeThread(deps, { threadId, contactId: '' }, principal, ({ tagIds }) => {
      const kept = (tagIds ?? []).filter((id) => known.has(id) && !gone.has(id));
      const next = [...new Set([...kept, ...add])];
      if (next.length > MOST_ON_A_THREAD)
        throw new Refusal({
          code: 'LIMIT_REACHED',
          message: `A conversation has at most ${MOST_ON_A_THREAD} tags. Take one off first.`,
          why: { check: 'tags', required: `at most ${MOST_ON_A_THREAD}`, current: String(next.length) },
        });
      return next.join() === (tagIds ?? []).join() ? {} : { tagIds: next };
    });
  };
