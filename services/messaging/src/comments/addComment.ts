import type { Principal } from '@ringline/kit/auth';
import { readDocument } from '@ringline/kit/documents';
import { invalid } from '@ringline/kit/errors';
import type { AddCommentRequest } from '@ringline/proto/messaging/v1/comments_pb';
import type { Deps } from '../context.ts';
import { findItem } from '../threads/visible.ts';
import type { CommentRow } from './comment.ts';
import { atConversations } from './place.ts';
import { MOST_COMMENTS, writeComment } from './writeComment.ts';

/**
 * Comments on a conversation that the person sees, and tells those whom the comment names.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, GONE (a file) or IDEMPOTENCY_MISMATCH
 */
export const addComment =
  (deps: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (
    {
      conversationId,
      document,
      idempotencyKey,
      fileIds = [],
    }: Pick<AddCommentRequest, 'conversationId' | 'document' | 'idempotencyKey'> &
      Partial<Pick<AddCommentRequest, 'fileIds'>>,
    principal: Principal,
  ): Promise<CommentRow> => {
    const read = readDocument(document, 'document', { mayBeEmpty: fileIds.length > 0 });
    const { item } = await findItem(deps)(conversationId, principal, 'READ');
    const full = () =>
      invalid('conversationId', `This conversation has ${MOST_COMMENTS} comments, the maximum. Remove some first.`);
    return deps.db.tenant(principal.workspaceId, (uow) =>
      writeComment(
        deps,
        uow,
        atConversations,
        { itemId: item.id },
        { operation: 'comment.add', type: 'CONTACT_COMMENT', read, fileIds, idempotencyKey, full },
        principal,
      ),
    );
  };
