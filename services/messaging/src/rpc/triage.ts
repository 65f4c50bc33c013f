import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { TriageService } from '@ringline/proto/messaging/v1/triage_pb';
import type { Deps } from '../context.ts';
import { describeThread } from '../timeline/describe.ts';
import { assignThread, listAssignees } from '../triage/assignThread.ts';

/** The handlers of TriageService: they translate, the use cases decide. */
export const triageRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(TriageService, {
    async assignThread(request, context) {
      const { thread, last } = await assignThread(deps)(request, principalOf(context));
      return { thread: describeThread(thread, last) };
    },
    async listAssignees({ threadId }, context) {
      const { userIds, teamIds } = await listAssignees(deps)(threadId, principalOf(context));
      return { userIds: [...userIds], teamIds: [...teamIds] };
    },
  });
};
