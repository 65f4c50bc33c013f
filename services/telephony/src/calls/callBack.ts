/** A caller who is to be called back: the call that does it begins in the transaction that ends the caller's own. */
import type { Deps, Unit } from '../context.ts';
import { emitStep, stepRow, writeStep } from './callStore.ts';
import { callbackAfter } from './engine/callback/callback.ts';
import { MOST_TRIES } from './engine/callback/tries.ts';
import type { CallState } from './engine/state.ts';

/**
 * Begins the callback that follows a call which has just come to its end, if one does. A caller has one in a queue: while it
 * is open, another one is not begun.
 * @returns whether one was begun
 */
export async function beginCallback(
  deps: Pick<Deps, 'clock' | 'ids' | 'env'>,
  uow: Pick<Unit, 'tx' | 'emit'>,
  before: CallState,
  after: CallState,
): Promise<boolean> {
  const begun = callbackAfter(before, after, deps.ids.uuid(), deps.clock.now().getTime());
  const { callback, queue } = begun?.call ?? {};
  if (!begun || !callback || !queue) return false;
  const { tx } = uow;
  const { workspaceId, peerNumber } = after;
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`callback:${workspaceId}:${queue.id}:${peerNumber}`}, 0))`;
  const open = await tx.$queryRaw<{ id: string }[]>`
    SELECT id FROM call WHERE workspace_id = ${workspaceId}::uuid AND NOT final AND direction = 'OUTBOUND'
      AND peer_number = ${peerNumber} AND state -> 'callback' IS NOT NULL AND state -> 'queue' ->> 'id' = ${queue.id}
    LIMIT 1`;
  if (open.length > 0) return false;
  const idempotencyKey = tryKey(callback.ofCallId, callback.attempt);
  await writeStep(tx, stepRow(deps, null, begun, { idempotencyKey }));
  emitStep((schema, init, options) => uow.emit(schema, init, options), begun);
  return true;
}

/** A try begins once, whoever ends the call before it. */
const tryKey = (ofCallId: string, attempt: number): string => `callback:${ofCallId}:${attempt}`;

/** The keys of all tries that a callback may have, by the call in which it was asked for. */
export const tryKeys = (ofCallId: string): string[] =>
  Array.from({ length: MOST_TRIES }, (_, before) => tryKey(ofCallId, before + 1));
