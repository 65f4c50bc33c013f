import { DeviceService } from '@ringline/proto/telephony/v1/devices_pb';
import type { Resolvers } from '../graphql/resolverTypes.ts';

export const devices = {
  Query: {
    fetchMyDevices: async (_source, _args, context) => (await context.call(DeviceService).listMyDevices({})).devices,
    getMyCallPreferences: async (_source, _args, context) =>
      (await context.call(DeviceService).getCallPreferences({})).preferences,
  },
  Mutation: {
    updateMyCallPreferences: async (_source, { callWaiting }, context) =>
      (await context.call(DeviceService).updateCallPreferences({ callWaiting })).preferences,
    async removeDevice(_source, { id }, context) {
      await context.call(DeviceService).removeDevice({ id });
      return true;
    },
  },
} satisfies Resolvers;
