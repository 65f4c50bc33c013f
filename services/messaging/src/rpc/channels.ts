import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ChannelService } from '@ringline/proto/messaging/v1/channels_pb';
import { listChannels } from '../channels/listChannels.ts';
import { viberSetup } from '../channels/viberSenders.ts';
import { connectSender, listSenders, type ListedSender } from '../channels/senders.ts';
import type { Deps } from '../context.ts';
import { listTemplates } from '../templates/listTemplates.ts';
import { deleteTemplate, saveTemplate, submitTemplate } from '../templates/saveTemplate.ts';
import { buttonsOf, stateOf, type WhatsappTemplate } from '../templates/template.ts';

/** The handlers of ChannelService: they translate, the use cases decide. */
export const channelsRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ChannelService, {
    async listMessageChannels(request, context) {
      const channels = await listChannels(deps)(request, principalOf(context));
      return {
        channels: channels.map(({ channel, hindrance = '', closesAt }) => ({
          channel,
          hindrance,
          ...(closesAt ? { windowClosesAt: timestampFromDate(closesAt) } : {}),
        })),
      };
    },
    async listWhatsAppSenders(_request, context) {
      return { senders: (await listSenders(deps)(principalOf(context))).map(describeSender) };
    },
    async connectWhatsAppSender({ phoneNumberId }, context) {
      return { sender: describeSender(await connectSender(deps)(phoneNumberId, principalOf(context))) };
    },
    listViberSenders: async (_request, context) => {
      const { senders, ...setup } = await viberSetup(deps)(principalOf(context));
      return { ...setup, senders: [...senders] };
    },
    async listWhatsAppTemplates(_request, context) {
      return { templates: (await listTemplates(deps)(principalOf(context))).map(describeTemplate) };
    },
    async saveWhatsAppTemplate(request, context) {
      return { template: describeTemplate(await saveTemplate(deps)(request, principalOf(context))) };
    },
    async submitWhatsAppTemplate({ id }, context) {
      return { template: describeTemplate(await submitTemplate(deps)(id, principalOf(context))) };
    },
    async deleteWhatsAppTemplate({ id }, context) {
      await deleteTemplate(deps)(id, principalOf(context));
      return {};
    },
  });
};

const describeSender = ({ number, state, sender }: ListedSender) => ({
  phoneNumberId: number.id,
  number: number.number,
  state,
  reason: sender?.reason ?? '',
  quality: sender?.quality ?? '',
  messagingLimit: sender?.messagingLimit ?? '',
  ...(sender ? { updatedAt: timestampFromDate(sender.updatedAt) } : {}),
});

const describeTemplate = (template: WhatsappTemplate) => {
  const { id, name, language, category, body, samples, reason, updatedAt } = template;
  const about = { id, name, language, category, body, samples, reason };
  const buttons = buttonsOf(template).map((button) => ({ ...button }));
  return { ...about, buttons, state: stateOf(template), updatedAt: timestampFromDate(updatedAt) };
};
