import { timestampDate } from '@bufbuild/protobuf/wkt';
import { consumer, on } from '@ringline/kit/events';
import { RecordingMissingSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { addNotifications } from '../notifications/addNotifications.ts';
import { BELL_ALONE } from '../notifications/ways.ts';

/**
 * Tells the owner and admins of recordings that were due and did not come (defaults 12.2): in the bell alone, where each reads it
 * for themselves, since there is nothing to be done within the minute.
 */
export const onRecordingMissing = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'missing-recordings',
    handlers: [
      on(RecordingMissingSchema, async ({ event: { conversation }, uow }) => {
        if (!conversation?.call) return;
        const members = await uow.tx.userProfile.findMany({
          where: {
            removedAt: null,
            NOT: { status: 'DEACTIVATED' },
            role: { in: ['OWNER', 'ADMIN'] },
            workspace: { status: 'ACTIVE' },
          },
          select: { userId: true },
        });
        if (members.length === 0) return;
        const { createdAt } = conversation;
        await addNotifications(
          deps,
          uow,
          conversation,
          { kind: 'RECORDING_MISSING', happenedAt: createdAt ? timestampDate(createdAt) : deps.clock.now() },
          members.map(({ userId }) => ({ userId, told: BELL_ALONE })),
        );
      }),
    ],
  });
