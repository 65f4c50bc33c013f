import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { SavedReplyService } from '@ringline/proto/messaging/v1/saved_replies_pb';
import type { Deps } from '../context.ts';
import { describeReply } from '../savedReplies/savedReply.ts';
import { listReplies, noteUse, removeReply, saveReply } from '../savedReplies/saveReply.ts';

/** The handlers of SavedReplyService: they translate, the use cases decide. */
export const savedRepliesRpc = (deps: Pick<Deps, 'db' | 'ids' | 'clock'>) => (router: ConnectRouter) => {
  router.service(SavedReplyService, {
    async listSavedReplies(_request, context) {
      const principal = principalOf(context);
      const listed = await listReplies(deps)(principal);
      return { replies: listed.map(({ reply, usedAt }) => describeReply(reply, principal, usedAt)) };
    },
    async saveSavedReply(request, context) {
      const principal = principalOf(context);
      return { reply: describeReply(await saveReply(deps)(request, principal), principal) };
    },
    async removeSavedReply({ id }, context) {
      await removeReply(deps)(id, principalOf(context));
      return {};
    },
    async useSavedReply({ id }, context) {
      const principal = principalOf(context);
      const { reply, usedAt } = await noteUse(deps)(id, principal);
      return { reply: describeReply(reply, principal, usedAt) };
    },
  });
};
