import {
  ChannelService,
  type MessageChannel,
  type ViberSender,
  type WhatsAppSender,
  type WhatsAppTemplate,
  type WhatsAppTemplateButton,
} from '@ringline/proto/messaging/v1/channels_pb';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const channels = {
  Query: {
    async getMessageChannels(_source, { phoneNumberId, contactId, to }, context) {
      const asked = { phoneNumberId, contactId: contactId ?? '', to: to ?? '' };
      return (await context.call(ChannelService).listMessageChannels(asked)).channels;
    },
    getWhatsAppSenders: async (_source, _args, context) =>
      (await context.call(ChannelService).listWhatsAppSenders({})).senders,
    getViberSetup: async (_source, _args, context) => context.call(ChannelService).listViberSenders({}),
    getWhatsAppTemplates: async (_source, _args, context) =>
      (await context.call(ChannelService).listWhatsAppTemplates({})).templates,
  },
  Mutation: {
    connectWhatsAppSender: async (_source, { phoneNumberId }, context) =>
      (await context.call(ChannelService).connectWhatsAppSender({ phoneNumberId })).sender,
    async saveWhatsAppTemplate(_source, { input }, context) {
      const { template } = await context.call(ChannelService).saveWhatsAppTemplate({
        ...input,
        id: input.id ?? '',
        samples: [...input.samples],
        buttons: input.buttons.map(({ kind, text, target }) => ({ kind, text, target: target ?? '' })),
        idempotencyKey: input.idempotencyKey ?? '',
      });
      return template;
    },
    submitWhatsAppTemplate: async (_source, { id }, context) =>
      (await context.call(ChannelService).submitWhatsAppTemplate({ id })).template,
    async deleteWhatsAppTemplate(_source, { id }, context) {
      await context.call(ChannelService).deleteWhatsAppTemplate({ id });
      return true;
    },
  },
  MessageChannel: {
    hindrance: ({ hindrance }: MessageChannel) => orNull(hindrance),
    windowClosesAt: ({ windowClosesAt }: MessageChannel) => windowClosesAt ?? null,
  },
  ViberSender: {
    senderId: ({ senderId }: ViberSender) => orNull(senderId),
  },
  WhatsAppSender: {
    reason: ({ reason }: WhatsAppSender) => orNull(reason),
    quality: ({ quality }: WhatsAppSender) => orNull(quality),
    messagingLimit: ({ messagingLimit }: WhatsAppSender) => orNull(messagingLimit),
  },
  WhatsAppTemplate: {
    reason: ({ reason }: WhatsAppTemplate) => orNull(reason),
  },
  WhatsAppTemplateButton: {
    target: ({ target }: WhatsAppTemplateButton) => orNull(target),
  },
} satisfies Resolvers;
