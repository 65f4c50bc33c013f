import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { NumberCountService } from '@ringline/proto/telephony/v1/counts_pb';
import { DeviceService } from '@ringline/proto/telephony/v1/devices_pb';
import type { Deps } from '../context.ts';
import { getCallPreferences, updateCallPreferences } from '../devices/callPreferences.ts';
import { batchGetAvailability, listMyDevices, removeDevice } from '../devices/listDevices.ts';
import { countNumbers } from '../numbers/countNumbers.ts';

/** The handlers of DeviceService and NumberCountService. */
export const deviceRpc =
  (deps: Deps) =>
  (router: ConnectRouter): void => {
    router.service(DeviceService, {
      listMyDevices: async (_request, context) => ({ devices: await listMyDevices(deps)(principalOf(context)) }),
      removeDevice: async ({ id }, context) => {
        await removeDevice(deps)(id, principalOf(context));
        return {};
      },
      getCallPreferences: async (_request, context) => ({
        preferences: await getCallPreferences(deps)(principalOf(context)),
      }),
      updateCallPreferences: async (request, context) => ({
        preferences: await updateCallPreferences(deps)(request, principalOf(context)),
      }),
      batchGetAvailability: async ({ userIds }, context) => ({
        availabilities: await batchGetAvailability(deps)(userIds, principalOf(context)),
      }),
    });
    router.service(NumberCountService, {
      countNumbers: async (_request, context) => countNumbers(deps)(principalOf(context)),
    });
  };
