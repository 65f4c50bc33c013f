import { onErasureTurn } from '@ringline/kit/erasure';
import type { Consumer } from '@ringline/kit/events';
import { type ErasureDeps, erasuresOf } from '../erasure/erasures.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Erases calls when it is their turn. */
export const onErasureChanged = (deps: ErasureDeps): Consumer<PrismaClient> => onErasureTurn('CALLS', erasuresOf(deps));
