import { createErasures, type Erasures } from '@ringline/kit/erasure';
import { ErasureAdvancedSchema } from '@ringline/proto/contacts/v1/events_pb';
import type { ImportDeps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { steps } from './steps.ts';

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
