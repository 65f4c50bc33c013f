import { timestampDate } from '@bufbuild/protobuf/wkt';
import { createErasures, type Erasures } from '@ringline/kit/erasure';
import { consumer, on, type Consumer } from '@ringline/kit/events';
import { ErasureAdvancedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ErasureChangedSchema } from '@ringline/proto/workspace/v1/events_pb';
import type { ImportDeps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { steps } from './steps.ts';
import { numbersOf } from './whoIsErased.ts';

type Deps = Pick<ImportDeps, 'db' | 'jobs' | 'storage' | 'clock'>;

/** The part of an erasure that is contacts': the first, since it knows every number of a person. */
export const erasuresOf = (deps: Deps): Erasures<PrismaClient> =>
  createErasures<PrismaClient>(deps, steps(deps), (uow, { id, kind, numbers }, { done, total, finished }) =>
    uow.emit(
      ErasureAdvancedSchema,
      {
        erasureId: id,
        done: BigInt(done),
        total: BigInt(total),
        finished,
        numbers: finished && kind === 'PERSON' ? numbers : [],
      },
      { key: id },
    ),
  );

/** Erases contacts when it is their turn. */
export const erasures = (deps: Deps): Consumer<PrismaClient> => {
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
