import { timestampDate } from '@bufbuild/protobuf/wkt';
import { type Consumer, consumer, on } from '@ringline/kit/events';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { ImportDeps } from '../context.ts';
import { erasuresOf } from '../erasure/erasures.ts';
import { numbersOf } from '../erasure/whoIsErased.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Erases contacts when it is their turn. */
export const onErasureChanged = (deps: ImportDeps): Consumer<PrismaClient> => {
  const { begin } = erasuresOf(deps);
  return consumer<PrismaClient>({
    name: 'erasures',
    handlers: [
      on(ErasureChangedSchema, async ({ event: { erasure, part, until }, uow }) => {
        if (!erasure || part !== 'CONTACTS' || !until) return;
        const { id, kind, contactId } = erasure;
        const person = kind === 'PERSON';
        await begin(uow, {
          id,
          workspaceId: uow.workspaceId,
          kind: person ? 'PERSON' : 'EVERYTHING',
          until: timestampDate(until).toISOString(),
          contactId,
          numbers: person ? await numbersOf(uow, contactId) : [],
        });
      }),
    ],
  });
};
