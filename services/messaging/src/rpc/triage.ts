import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { TriageService } from '@ringline/proto/messaging/v1/triage_pb';
import type { Deps } from '../context.ts';
import { describeThread } from '../timeline/describe.ts';
import { describeFollowUp, listFollowUps, setFollowUp } from '../followUps/followUps.ts';
import { describeView, listInboxViews, removeInboxView, saveInboxView } from '../inboxViews/inboxViews.ts';
import { assignThread, listAssignees } from '../triage/assignThread.ts';
import { listPinned, pinThread } from '../triage/pins.ts';
import { snoozeThread } from '../triage/snooze.ts';

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
    async snoozeThread(request, context) {
      const { thread, last } = await snoozeThread(deps)(request, principalOf(context));
      return { thread: describeThread(thread, last) };
    },
    listFollowUps: async (_request, context) => ({
      followUps: (await listFollowUps(deps)(principalOf(context))).map(describeFollowUp),
    }),
    setFollowUp: async (request, context) => ({
      followUps: (await setFollowUp(deps)(request, principalOf(context))).map(describeFollowUp),
    }),
    listInboxViews: async (_request, context) => ({
      views: (await listInboxViews(deps)(principalOf(context))).map(describeView),
    }),
    saveInboxView: async (request, context) => ({
      views: (await saveInboxView(deps)(request, principalOf(context))).map(describeView),
    }),
    removeInboxView: async ({ id }, context) => ({
      views: (await removeInboxView(deps)(id, principalOf(context))).map(describeView),
    }),
    async listPinnedThreads(_request, context) {
      const rows = await listPinned(deps)(principalOf(context));
      return { threads: rows.map(({ thread, last }) => describeThread(thread, last)) };
    },
    async pinThread({ threadId, pinned }, context) {
      const rows = await pinThread(deps)(threadId, pinned, principalOf(context));
      return { threads: rows.map(({ thread, last }) => describeThread(thread, last)) };
    },
  });
};
