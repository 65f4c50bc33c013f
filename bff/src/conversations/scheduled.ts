import { timestampFromMs } from '@bufbuild/protobuf/wkt';
import { type ScheduledMessagesChanged, ScheduledMessagesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { type ScheduledMessage, ScheduledMessageService } from '@ringline/proto/messaging/v1/scheduled_pb';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { type Frame, listen } from '../live/listen.ts';

/** They keep order in what others wrote; messaging decides, this says it ahead. */
const KEEPERS: ReadonlySet<string> = new Set(['OWNER', 'ADMIN']);

const service = (context: OperationContext) => context.call(ScheduledMessageService);

/** Messages that wait to be sent. */
export const scheduled = {
  Query: {
    fetchScheduledMessages: async (_source, { threadId }, context) =>
      (await service(context).listScheduledMessages({ threadId })).messages,
  },
  Mutation: {
    scheduleMessage: async (_source, { input: { channel, idempotencyKey, ...input } }, context) =>
      (
        await service(context).scheduleMessage({
          ...input,
          channel: channel ?? '',
          idempotencyKey: idempotencyKey ?? '',
        })
      ).message,
    updateScheduledMessage: async (_source, { input: { id, body, sendAt, sendNow } }, context) =>
      (
        await service(context).updateScheduledMessage({
          id,
          ...(body === null || body === undefined ? {} : { body }),
          ...(sendAt ? { sendAt } : {}),
          sendNow: sendNow ?? false,
        })
      ).message,
    async cancelScheduledMessage(_source, { id }, context) {
      await service(context).cancelScheduledMessage({ id });
      return id;
    },
  },
  Subscription: {
    scheduledMessagesChanged: {
      subscribe: (_source, { threadId }) =>
        listen(
          ScheduledMessagesChangedSchema,
          (event, audience, principal) =>
            event.threadId === threadId && maySee(principal, 'MESSAGES', audience) ? event : undefined,
          { stateOf: (event) => event.threadId },
        ),
      async resolve(
        { payload: { threadId } }: Frame<ScheduledMessagesChanged>,
        _args: object,
        context: OperationContext,
      ) {
        return { threadId, messages: (await service(context).listScheduledMessages({ threadId })).messages };
      },
    },
  },
  ScheduledMessage: {
    channel: ({ channel }: ScheduledMessage) => (channel === 'WHATSAPP' || channel === 'VIBER' ? channel : 'SMS'),
    author: ({ authorUserId }: ScheduledMessage, _args, { loaders }) => loaders.profile.load(authorUserId),
    async canChange({ authorUserId }: ScheduledMessage, _args, context) {
      const { userId, role } = await context.principal();
      return userId === authorUserId || KEEPERS.has(role);
    },
    sendAt: ({ sendAt }: ScheduledMessage) => sendAt ?? timestampFromMs(0),
    createdAt: ({ createdAt }: ScheduledMessage) => createdAt ?? timestampFromMs(0),
  },
} satisfies Resolvers;
