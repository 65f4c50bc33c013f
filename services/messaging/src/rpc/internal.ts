import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { InternalChatService } from '@ringline/proto/messaging/v1/internal_pb';
import type { Deps } from '../context.ts';
import { changeInternalReadState, getChat, getMessage, listChats, listMessages } from '../internal/listChats.ts';
import { describeMessage } from '../internal/message.ts';
import {
  answerInternalMessage,
  reactToInternalMessage,
  removeInternalMessage,
  sendInternalMessage,
  updateInternalMessage,
} from '../internal/writeMessage.ts';

/** The handlers of InternalChatService: they translate, the use cases decide. */
export const internalRpc = (deps: Pick<Deps, 'db' | 'clock' | 'ids' | 'storage'>) => (router: ConnectRouter) => {
  router.service(InternalChatService, {
    listInternalChats: async (_request, context) => ({ chats: await listChats(deps)(principalOf(context)) }),
    getInternalChat: async ({ target }, context) => ({ chat: await getChat(deps)(target, principalOf(context)) }),
    async listInternalMessages(request, context) {
      const principal = principalOf(context);
      const { rows, metadata } = await listMessages(deps)(request, principal);
      return { messages: rows.map((row) => describeMessage(row, principal)), metadata };
    },
    async getInternalMessage({ id }, context) {
      const principal = principalOf(context);
      return { message: describeMessage(await getMessage(deps)(id, principal), principal) };
    },
    async sendInternalMessage(request, context) {
      const principal = principalOf(context);
      return { message: describeMessage(await sendInternalMessage(deps)(request, principal), principal) };
    },
    async answerInternalMessage(request, context) {
      const principal = principalOf(context);
      return { message: describeMessage(await answerInternalMessage(deps)(request, principal), principal) };
    },
    async updateInternalMessage(request, context) {
      const principal = principalOf(context);
      return { message: describeMessage(await updateInternalMessage(deps)(request, principal), principal) };
    },
    async removeInternalMessage({ id }, context) {
      const principal = principalOf(context);
      const left = await removeInternalMessage(deps)(id, principal);
      return left ? { message: describeMessage(left, principal) } : {};
    },
    async reactToInternalMessage(request, context) {
      const principal = principalOf(context);
      return { message: describeMessage(await reactToInternalMessage(deps)(request, principal), principal) };
    },
    changeInternalReadState: async ({ target, isRead }, context) => ({
      chat: await changeInternalReadState(deps)(target, isRead, principalOf(context)),
    }),
  });
};
