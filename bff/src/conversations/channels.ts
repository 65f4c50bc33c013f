import { ChannelService, type MessageChannel, type WhatsAppSender } from '@ringline/proto/messaging/v1/channels_pb';
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
  },
  Mutation: {
    connectWhatsAppSender: async (_source, { phoneNumberId }, context) =>
      (await context.call(ChannelService).connectWhatsAppSender({ phoneNumberId })).sender,
  },
  MessageChannel: {
    hindrance: ({ hindrance }: MessageChannel) => orNull(hindrance),
    windowClosesAt: ({ windowClosesAt }: MessageChannel) => windowClosesAt ?? null,
  },
  WhatsAppSender: {
    reason: ({ reason }: WhatsAppSender) => orNull(reason),
    quality: ({ quality }: WhatsAppSender) => orNull(quality),
    messagingLimit: ({ messagingLimit }: WhatsAppSender) => orNull(messagingLimit),
  },
} satisfies Resolvers;
