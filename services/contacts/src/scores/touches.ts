/** What happened with a number, kept in one row for each: 60 at the most, the oldest go. */
import { readPhoneNumber, addressOf, phoneMatchKey } from '@ringline/kit/phone';
import { wallAt } from '@ringline/kit/zones';
import type { Unit } from '../context.ts';
import type { Touch, TouchKind } from './models.ts';

const MOST_TOUCHES = 60;
/** By their place in the number that is stored; only ever added to. */
const KINDS: readonly TouchKind[] = ['CALLED', 'WROTE', 'ANSWERED', 'UNANSWERED', 'WRITTEN_TO'];
const PLACES = 8;
const MINUTE_MS = 60_000;

const encode = (at: number, kind: TouchKind): bigint =>
  BigInt(Math.floor(at / MINUTE_MS) * PLACES + KINDS.indexOf(kind));

/** Touches as they are stored, as the models read them: hours are those of the zone. */
export const touchesOf = (stored: readonly bigint[], timezone: string): Touch[] =>
  stored.flatMap((value) => {
    const number = Number(value);
    const kind = KINDS[number % PLACES];
    const at = Math.floor(number / PLACES) * MINUTE_MS;
    return kind ? [{ at, kind, hour: Math.floor(wallAt(timezone, at).minute / 60) }] : [];
  });

export interface Happened {
  readonly peerNumber: string;
  readonly at: Date;
  readonly kind: TouchKind;
  /** Of a call: how it ended. */
  readonly callResult?: string;
}

/**
 * Notes what happened with a number. Short codes, names of senders and withheld numbers are no people.
 * @returns the number's match key
 */
export async function noteTouch(
  { tx, workspaceId }: Unit,
  { peerNumber, at, kind, callResult = '' }: Happened,
  now: Date,
): Promise<string | undefined> {
  const read = readPhoneNumber(peerNumber);
  if (!read) return undefined;
  const matchKey = phoneMatchKey(addressOf(read));
  const repliedAt = kind === 'CALLED' || kind === 'WROTE' ? at : null;
  await tx.$executeRaw`
    INSERT INTO contact_activity AS a (workspace_id, match_key, touches, last_replied_at, call_result, updated_at)
    VALUES (${workspaceId}::uuid, ${matchKey}, ARRAY[${encode(at.getTime(), kind)}::bigint], ${repliedAt}::timestamptz, ${callResult}, ${now})
    ON CONFLICT (workspace_id, match_key) DO UPDATE SET
      touches = a.touches[greatest(1, cardinality(a.touches) - ${MOST_TOUCHES - 2}::integer):] || excluded.touches,
      last_replied_at = greatest(a.last_replied_at, excluded.last_replied_at),
      call_result = CASE WHEN excluded.call_result = '' THEN a.call_result ELSE excluded.call_result END,
      updated_at = excluded.updated_at`;
  return matchKey;
}
