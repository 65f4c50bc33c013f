import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { CommentService } from '@ringline/proto/messaging/v1/comments_pb';
import type { Deps } from '../context.ts';
import { addComment } from '../comments/addComment.ts';
import { reactToComment, removeComment, updateComment } from '../comments/changeComment.ts';
import { describeComment } from '../comments/comment.ts';
import { listComments } from '../comments/listComments.ts';

/** The handlers of CommentService: they translate, the use cases decide. */
export const commentsRpc = (deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'storage'>) => (router: ConnectRouter) => {
  router.service(CommentService, {
    listComments: async ({ conversationIds }, context) => ({
      comments: (await listComments(deps)(conversationIds, principalOf(context))).map(describeComment),
    }),
    addComment: async (request, context) => ({
      comment: describeComment(await addComment(deps)(request, principalOf(context))),
    }),
    updateComment: async (request, context) => ({
      comment: describeComment(await updateComment(deps)(request, principalOf(context))),
    }),
    removeComment: async ({ id }, context) => ({
      conversationId: await removeComment(deps)(id, principalOf(context)),
    }),
    reactToComment: async (request, context) => ({
      comment: describeComment(await reactToComment(deps)(request, principalOf(context))),
    }),
  });
};
