import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { MessagingService } from '@ringline/proto/messaging/v1/messaging_pb';
import { describeAttachment } from '../attachments/attachment.ts';
import type { Deps } from '../context.ts';
import { listCallHistory } from '../calls/listCalls.ts';
import { ensureDemoMessages } from '../demo/ensureDemoMessages.ts';
import { ensureDemoNotes } from '../demo/ensureDemoNotes.ts';
import { listMessageHistory } from '../messages/listMessageHistory.ts';
import { resendMessage } from '../messages/resendMessage.ts';
import { sendFlowMessage } from '../messages/sendFlowMessage.ts';
import { sendMessage } from '../messages/sendMessage.ts';
import { changeReadState, changeThreadState } from '../threads/changeThread.ts';
import { listConversations } from '../threads/listItems.ts';
import { listThreads } from '../threads/listThreads.ts';
import { findItem } from '../threads/visible.ts';
import { describeItem, describeThread } from '../timeline/describe.ts';
import { addMessageFile } from '../uploads/addMessageFile.ts';
import type { Snapshot } from '../timeline/timeline.ts';

/** The handlers of MessagingService: they translate, the use cases decide. */
export const messagingRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(MessagingService, {
    async listThreads(request, context) {
      const { rows, metadata, totalUnread } = await listThreads(deps)(request, principalOf(context));
      return { threads: rows.map(({ thread, last }) => describeThread(thread, last)), metadata, totalUnread };
    },
    async listConversations(request, context) {
      const { rows, metadata } = await listConversations(deps)(request, principalOf(context));
      return { conversations: rows.map((item) => describeItem(item, item.thread)), metadata };
    },
    async listCallHistory(request, context) {
      const { rows, metadata } = await listCallHistory(deps)(request, principalOf(context));
      return { conversations: rows.map((item) => describeItem(item, item.thread)), metadata };
    },
    async listMessageHistory(request, context) {
      const { rows, metadata } = await listMessageHistory(deps)(request, principalOf(context));
      return { conversations: rows.map((item) => describeItem(item, item.thread)), metadata };
    },
    async getConversation({ id }, context) {
      const { item, thread } = await findItem(deps)(id, principalOf(context), 'READ');
      return { conversation: describeItem(item, thread) };
    },
    async sendMessage(request, context) {
      return { conversation: conversationOf(await sendMessage(deps)(request, principalOf(context))) };
    },
    async addMessageFile({ id }, context) {
      return { attachment: describeAttachment(await addMessageFile(deps)(id, principalOf(context))) };
    },
    async sendFlowMessage(request) {
      const refusal = await sendFlowMessage(deps)(request);
      return { code: refusal?.code ?? '', reason: refusal?.message ?? '' };
    },
    async resendMessage({ conversationId }, context) {
      return { conversation: conversationOf(await resendMessage(deps)(conversationId, principalOf(context))) };
    },
    async changeReadState(request, context) {
      const { thread, last } = await changeReadState(deps)(request, request.isRead, principalOf(context));
      return { thread: describeThread(thread, last) };
    },
    async changeThreadState({ threadId, state }, context) {
      const { thread, last } = await changeThreadState(deps)(threadId, state, principalOf(context));
      return { thread: describeThread(thread, last) };
    },
    async ensureDemoMessages({ workspaceId, messages, notes }) {
      await ensureDemoMessages(deps)(messages, workspaceId);
      await ensureDemoNotes(deps)(notes, workspaceId);
      return {};
    },
  });
};

function conversationOf({ item, thread }: Snapshot) {
  if (!item || !thread) throw notFound('The message');
  return describeItem(item, thread);
}
