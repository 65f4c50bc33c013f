/** A caller who is to be called back: the call that does it begins in the transaction that ends the caller's own. */
import type { Dependencies, Transaction, Unit } from '../dependencies.ts';
import { firstIdSince } from '../live/liveScope.ts';
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
  deps: Pick<Dependencies, 'clock' | 'ids'>,
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

/** Ids tell the time of the process that made them, which may be behind another one's. */
const CLOCKS_DIFFER_MS = 60_000;

/** Callers who wait for a callback and have called again meanwhile. */
export interface CalledAgain {
  /** Ids of callbacks that nobody needs any more: the caller was answered. */
  answered: ReadonlySet<string>;
  /** Ids of callbacks whose caller is on the line at this moment, and would be busy. */
  onLine: ReadonlySet<string>;
}

/** What became of the callers of these callbacks since they asked for it. */
export async function calledAgain(tx: Transaction, callbacks: readonly CallState[]): Promise<CalledAgain> {
  const answered = new Set<string>();
  const onLine = new Set<string>();
  const [first] = callbacks;
  if (!first) return { answered, onLine };
  const asked = Math.min(...callbacks.map(({ callback, startedAt }) => callback?.askedAt ?? startedAt));
  const since = firstIdSince(new Date(asked - CLOCKS_DIFFER_MS));
  const calls = await tx.$queryRaw<{ peer: string; number: string; since: Date; final: boolean; answered: boolean }[]>`
    SELECT peer_number AS peer, phone_number_id::text AS number, started_at AS since, final,
      (state ->> 'answeredAt') IS NOT NULL AS answered
    FROM call WHERE workspace_id = ${first.workspaceId}::uuid AND direction = 'INBOUND' AND id >= ${since}::uuid
      AND peer_number = ANY(${callbacks.map(({ peerNumber }) => peerNumber)})`;
  for (const { id, peerNumber, phoneNumberId, callback } of callbacks) {
    const theirs = calls.filter(
      (call) =>
        call.peer === peerNumber && call.number === phoneNumberId && call.since.getTime() >= (callback?.askedAt ?? 0),
    );
    if (theirs.some((call) => call.answered)) answered.add(id);
    else if (theirs.some((call) => !call.final)) onLine.add(id);
  }
  return { answered, onLine };
}
