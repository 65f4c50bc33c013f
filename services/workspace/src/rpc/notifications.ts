import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { NotificationService } from '@ringline/proto/workspace/v1/notifications_pb';
import type { Deps } from '../context.ts';
import { markMissedCallDone } from '../notifications/markMissedCallDone.ts';
import { toNotification } from '../notifications/notification.ts';
import { listDeliveries } from '../notifications/listDeliveries.ts';
import { changeNotificationReadState, listNotifications, type OwnNotifications } from '../notifications/readState.ts';

const answer = ({ rows, unreadCount, language }: OwnNotifications) => ({
  notifications: rows.map((row) => toNotification(row, language)),
  unreadCount,
});

/** The handlers of what members are told of: they translate, the use cases decide. */
export const notificationRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(NotificationService, {
    async listNotifications(request, context) {
      const own = await listNotifications(deps)(request, principalOf(context));
      return { ...answer(own), unreadChats: own.unreadChats };
    },
    changeNotificationReadState: async (request, context) =>
      answer(await changeNotificationReadState(deps)(request, principalOf(context))),
    listDeliveries: (request, context) => listDeliveries(deps)(request, principalOf(context)),
    markMissedCallDone: async (request, context) =>
      answer(await markMissedCallDone(deps)(request, principalOf(context))),
  });
};
