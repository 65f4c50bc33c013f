import { consumer, on } from '@ringline/kit/events';
import { SessionEndedSchema } from '@ringline/proto/identity/v1/events_pb';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { tellPushable } from '../push/devices.ts';

/** Access tokens of an ended session are dead long before this, in milliseconds (they live 15 min, defaults 1.4). */
const KEEP_MS = 3_600_000;

/** Remembers ended sessions for as long as an access token of theirs may still be valid; their browsers get no more pushes. */
export const onSessionEnded = ({ clock, jobs }: Pick<Context, 'clock' | 'jobs'>) =>
  consumer<PrismaClient>({
    name: 'ended-sessions',
    handlers: [
      on(SessionEndedSchema, async ({ event, uow }) => {
        const { tx } = uow;
        const endedAt = clock.now();
        await tx.endedSession.createMany({ data: [{ sessionId: event.sessionId, endedAt }], skipDuplicates: true });
        const gone = await tx.pushDevice.findMany({
          where: { sessionId: event.sessionId },
          select: { ownerUserId: true },
        });
        await tx.pushDevice.deleteMany({ where: { sessionId: event.sessionId } });
        const owners = new Set(gone.map(({ ownerUserId }) => ownerUserId));
        if (owners.size > 0) await tellPushable({ jobs }, uow, [...owners]);
        await tx.endedSession.deleteMany({ where: { endedAt: { lt: new Date(endedAt.getTime() - KEEP_MS) } } });
      }),
    ],
  });
