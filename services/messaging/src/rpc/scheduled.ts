import { type Timestamp, timestampDate } from '@bufbuild/protobuf/wkt';
import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ScheduledMessageService } from '@ringline/proto/messaging/v1/scheduled_pb';
import type { Deps } from '../context.ts';
import { cancelScheduled, listScheduled, scheduleMessage, updateScheduled } from '../scheduled/schedule.ts';
import { describeScheduled } from '../scheduled/scheduled.ts';

const date = (at: Timestamp | undefined): Date | undefined => (at ? timestampDate(at) : undefined);

/** The handlers of ScheduledMessageService: they translate, the use cases decide. */
export const scheduledRpc = (deps: Deps) => (router: ConnectRouter) => {
  router.service(ScheduledMessageService, {
    listScheduledMessages: async ({ threadId }, context) => ({
      messages: (await listScheduled(deps)(threadId, principalOf(context))).map(describeScheduled),
    }),
    scheduleMessage: async (request, context) => ({
      message: describeScheduled(
        await scheduleMessage(deps)({ ...request, sendAt: date(request.sendAt) }, principalOf(context)),
      ),
    }),
    updateScheduledMessage: async (request, context) => ({
      message: describeScheduled(
        await updateScheduled(deps)({ ...request, sendAt: date(request.sendAt) }, principalOf(context)),
      ),
    }),
    async cancelScheduledMessage({ id }, context) {
      await cancelScheduled(deps)(id, principalOf(context));
      return {};
    },
  });
};
