import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ConversationTagService } from '@ringline/proto/messaging/v1/tags_pb';
import type { Deps } from '../context.ts';
import { listTags, removeTag, saveTag } from '../tags/saveTag.ts';
import { describeTag } from '../tags/tag.ts';
import { tagThread } from '../tags/tagThread.ts';
import { describeThread } from '../timeline/describe.ts';

/** The handlers of ConversationTagService: they translate, the use cases decide. */
export const tagsRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ConversationTagService, {
    listConversationTags: async (_request, context) => ({
      tags: (await listTags(deps)(principalOf(context))).map(describeTag),
    }),
    saveConversationTag: async (request, context) => ({
      tag: describeTag(await saveTag(deps)(request, principalOf(context))),
    }),
    async removeConversationTag({ id }, context) {
      await removeTag(deps)(id, principalOf(context));
      return {};
    },
    async updateConversationTags(request, context) {
      const { thread, last } = await tagThread(deps)(request, principalOf(context));
      return { thread: describeThread(thread, last) };
    },
  });
};
