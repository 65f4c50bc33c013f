import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ChannelService } from '@ringline/proto/messaging/v1/channels_pb';
import { listChannels } from '../channels/listChannels.ts';
import { connectSender, listSenders, type ListedSender } from '../channels/senders.ts';
import type { Deps } from '../context.ts';

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
