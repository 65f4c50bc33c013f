import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';
import { visibleComments, WITH_REACTIONS, type CommentRow } from './comment.ts';

const MOST_CONVERSATIONS = 100;

/** The comments of these conversations, oldest first. @throws Refusal VALIDATION_FAILED for too many at once */
export const listComments =
  ({ db }: Pick<Deps, 'db'>) =>
  async (conversationIds: readonly string[], principal: Principal): Promise<CommentRow[]> => {
    if (conversationIds.length > MOST_CONVERSATIONS)
      throw invalid('conversationIds', `Ask for the comments of at most ${MOST_CONVERSATIONS} conversations at once.`);
    return db.tenant(principal.workspaceId, ({ tx }) =>
      tx.comment.findMany({
        where: { AND: [visibleComments(principal), { itemId: { in: conversationIds.filter(isUuid) } }] },
        include: WITH_REACTIONS,
        orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
      }),
    );
  };
