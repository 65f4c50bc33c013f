import { CallbackService } from '@ringline/proto/telephony/v1/callbacks_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** Callers who kept the place in a queue and are called back; who waits stands on the live board. */
export const callbacks = {
  Mutation: {
    cancelQueueCallback: async (_source, { input }, context) =>
      (await context.call(CallbackService).cancelCallback(input)).call,
  },
} satisfies Resolvers;
