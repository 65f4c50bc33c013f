import { timestampDate } from '@bufbuild/protobuf/wkt';
import { type Consumer, consumer, on } from '@ringline/kit/events';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import { type ErasureDeps, erasuresOf } from '../erasure/erasures.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Erases calls when it is their turn. */
export const onErasureChanged = (deps: ErasureDeps): Consumer<PrismaClient> => {
  const { begin } = erasuresOf(deps);
  return consumer<PrismaClient>({
    name: 'erasures',
    handlers: [
      on(ErasureChangedSchema, async ({ event: { erasure, part, until, numbers }, uow }) => {
        if (!erasure || part !== 'CALLS' || !until) return;
        await begin(uow, {
          id: erasure.id,
          workspaceId: uow.workspaceId,
          kind: erasure.kind === 'PERSON' ? 'PERSON' : 'EVERYTHING',
          until: timestampDate(until).toISOString(),
          contactId: erasure.contactId,
          numbers,
        });
      }),
    ],
  });
};
