import { onErasureTurn } from '@ringline/kit/erasure';
import type { Consumer } from '@ringline/kit/events';
import type { ImportDeps } from '../context.ts';
import { erasuresOf } from '../erasure/erasures.ts';
import { numbersOf } from '../erasure/whoIsErased.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Erases contacts when it is their turn. */
export const onErasureChanged = (deps: ImportDeps): Consumer<PrismaClient> =>
  onErasureTurn('CONTACTS', erasuresOf(deps), numbersOf);
