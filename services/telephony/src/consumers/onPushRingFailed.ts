import { consumer, on, type Consumer } from '@ringline/kit/events';
import { PushRingFailedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { PUSH_FAILED } from '../calls/pushFailed.ts';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** No push of a call that rings reached a person: the call is told after this transaction, since it has a lock of its own. */
export const onPushRingFailed = ({ jobs }: Pick<Deps, 'jobs'>): Consumer<PrismaClient> =>
  consumer<PrismaClient>({
    name: 'failed-pushes',
    handlers: [
      on(PushRingFailedSchema, async ({ event: { callId, userId, reason }, uow }) => {
        await jobs.enqueue(uow, PUSH_FAILED, { workspaceId: uow.workspaceId, callId, userId, reason });
      }),
    ],
  });
