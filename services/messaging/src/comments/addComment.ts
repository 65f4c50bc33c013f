import type { Principal } from '@ringline/kit/auth';
import { readDocument } from '@ringline/kit/documents';
import { invalid } from '@ringline/kit/errors';
import { fingerprintOf, repeated } from '@ringline/kit/idempotency';
import type { AddCommentRequest } from '@ringline/proto/messaging/v1/comments_pb';
import type { Deps } from '../context.ts';
import { attachFiles, filesToAttach } from '../teamFiles/attachFiles.ts';
import { wordsOf } from '../teamFiles/teamFile.ts';
import { findItem } from '../threads/visible.ts';
import { announceComments, announceMentions } from './announceComments.ts';
import { columnsOf, findComment, type CommentRow } from './comment.ts';

/** A conversation with more of them is no place to talk any longer. */
const MOST_COMMENTS = 500;

/**
 * Comments on a conversation that the person sees, and tells those whom the comment names.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, GONE (a file) or IDEMPOTENCY_MISMATCH
 */
export const addComment =
  (deps: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  async (
    {
      conversationId,
      document: json,
      idempotencyKey,
      fileIds = [],
    }: Pick<AddCommentRequest, 'conversationId' | 'document' | 'idempotencyKey'> &
      Partial<Pick<AddCommentRequest, 'fileIds'>>,
    principal: Principal,
  ): Promise<CommentRow> => {
    const { workspaceId, userId } = principal;
    const read = readDocument(json, 'document', { mayBeEmpty: fileIds.length > 0 });
    const { item } = await findItem(deps)(conversationId, principal, 'READ');
    return deps.db.tenant(workspaceId, async (uow) => {
      const repetition = await repeated(uow, deps, {
        operation: 'comment.add',
        owner: [workspaceId, userId],
        key: idempotencyKey,
        fingerprint: fingerprintOf(item.id, read.document, ...fileIds),
      });
      if (repetition.earlier) return findComment(uow, repetition.earlier, principal);
      if ((await uow.tx.comment.count({ where: { workspaceId, itemId: item.id } })) >= MOST_COMMENTS)
        throw invalid(
          'conversationId',
          `This conversation has ${MOST_COMMENTS} comments, the maximum. Remove some first.`,
        );
      const files = await filesToAttach(uow, fileIds, principal);
      const comment = await uow.tx.comment.create({
        data: {
          id: deps.ids.uuid(),
          workspaceId,
          itemId: item.id,
          authorUserId: userId,
          type: 'CONTACT_COMMENT',
          ...columnsOf({ ...read, text: wordsOf(read, files) }),
          createdAt: deps.clock.now(),
        },
      });
      await attachFiles(uow, { commentId: comment.id }, files);
      await repetition.remember(comment.id);
      await announceMentions(deps, uow, comment, await announceComments(uow, item.id), read.mentions);
      return { ...comment, reactions: [], files };
    });
  };
