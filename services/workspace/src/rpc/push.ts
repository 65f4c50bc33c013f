import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { PushService } from '@ringline/proto/workspace/v1/push_pb';
import type { Deps } from '../context.ts';
import { getPush, removePushDevice, subscribeToPush } from '../push/devices.ts';
import { sendTestPush } from '../push/sendTestPush.ts';

/** The handlers of browsers that get pushes: they translate, the use cases decide. */
export const pushRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(PushService, {
    getPush: (_request, context) => getPush(deps)(principalOf(context)),
    subscribeToPush: async (request, context) => ({
      device: await subscribeToPush(deps)(request, principalOf(context)),
    }),
    async removePushDevice(request, context) {
      await removePushDevice(deps)(request, principalOf(context));
      return {};
    },
    async sendTestPush(request, context) {
      const device = await sendTestPush(deps)(request, principalOf(context));
      return device ? { device } : {};
    },
  });
};
