import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { DraftService } from '@ringline/proto/messaging/v1/drafts_pb';
import type { Deps } from '../context.ts';
import { describeDraft, listDrafts, saveDraft } from '../drafts/drafts.ts';

/** The handlers of DraftService: they translate, the use cases decide. */
export const draftsRpc = (deps: Pick<Deps, 'db' | 'clock'>) => (router: ConnectRouter) => {
  router.service(DraftService, {
    listDrafts: async ({ threadId }, context) => ({
      drafts: (await listDrafts(deps)(threadId, principalOf(context))).map(describeDraft),
    }),
    saveDraft: async ({ threadId, text, typedAt }, context) => ({
      draft: describeDraft(
        await saveDraft(deps)(
          { threadId, text, typedAt: typedAt ? timestampDate(typedAt) : undefined },
          principalOf(context),
        ),
      ),
    }),
  });
};
