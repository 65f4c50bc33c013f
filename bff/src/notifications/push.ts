import { PushService, type PushDevice } from '@ringline/proto/workspace/v1/push_pb';
import { orNull } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const push = {
  Query: {
    pushSettings: (_source, _args, context) => context.call(PushService).getPush({}),
  },
  Mutation: {
    async subscribeToPush(_source, { input }, context) {
      const { device } = await context.call(PushService).subscribeToPush(input);
      if (!device) throw new Error('The service told no device');
      return device;
    },
    async removePushDevice(_source, { id }, context) {
      await context.call(PushService).removePushDevice({ id });
      return id;
    },
    async sendTestPush(_source, { id }, context) {
      const { device } = await context.call(PushService).sendTestPush({ id });
      return device ?? null;
    },
  },
  PushDevice: {
    failure: ({ failure }: PushDevice) => orNull(failure),
    pushedAt: ({ pushedAt }: PushDevice) => pushedAt ?? null,
  },
} satisfies Resolvers;
