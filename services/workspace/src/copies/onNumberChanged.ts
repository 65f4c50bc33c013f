import { consumer, on } from '@ringline/kit/events';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Keeps which team each number rings, so that no team is deleted under a number. */
export const onNumberChanged = () =>
  consumer<PrismaClient>({
    name: 'numbers',
    handlers: [
      on(NumberChangedSchema, async ({ event: { number: changed }, uow: { tx, workspaceId } }) => {
        if (!changed) return;
        const { id: numberId, number, status, callWorkFlow, version } = changed;
        const where = { workspaceId_numberId: { workspaceId, numberId } };
        const known = await tx.numberCopy.findUnique({ where });
        if (known && known.version >= version) return;
        const copy = { number, version, teamId: status === 'RELEASED' ? null : callWorkFlow?.teamId || null };
        await tx.numberCopy.upsert({ where, create: { workspaceId, numberId, ...copy }, update: copy });
      }),
    ],
  });
