import { consumer, copyOf } from '@ringline/kit/events';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { audit } from '../audit/audit.ts';
import type { AuditField } from '../audit/fields.ts';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Keeps which team each number rings, so that no team is deleted under a number; notes in the audit log who changed what of it. */
export const onNumberChanged = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'numbers',
    handlers: [
      copyOf(NumberChangedSchema, async ({ event: { number: changed, changedByUserId, changes }, uow }) => {
        if (!changed) return;
        const { tx, workspaceId } = uow;
        const { id: numberId, status, callWorkFlow, version } = changed;
        // A web number has a name alone.
        const number = changed.number || changed.name;
        const where = { workspaceId_numberId: { workspaceId, numberId } };
        const known = await tx.numberCopy.findUnique({ where });
        if (known && known.version > version) return;
        const copy = { number, version, teamId: status === 'RELEASED' ? null : callWorkFlow?.teamId || null };
        await tx.numberCopy.upsert({ where, create: { workspaceId, numberId, ...copy }, update: copy });
        // A copy of the state alone, when the log no longer holds the events or it is published again, tells of no change that was
        // not noted before.
        if (!known || known.version === version || changedByUserId === '' || changes.length === 0) return;
        await audit(
          deps,
          uow,
          { userId: changedByUserId },
          {
            action: 'number.changed',
            target: { type: 'NUMBER', id: numberId, name: changed.name || number },
            changes: changes.map(({ field, before, after }) => ({
              // Telephony's names of a number's settings.
              field: field as AuditField,
              before: before ?? null,
              after: after ?? null,
            })),
          },
        );
      }),
    ],
  });
