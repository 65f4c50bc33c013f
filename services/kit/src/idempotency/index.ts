import { createHash } from 'node:crypto';
import type { Clock } from '../clock/index.ts';
import type { AnyUnit } from '../db/index.ts';
import { Refusal, invalid } from '../errors/index.ts';

/** Milliseconds that a key is remembered: a request that comes again later is a new one. */
const LIFETIME_MS = 24 * 3_600_000;
/** A UUID has 36; more than twice that is none of ours. */
const LONGEST_KEY = 100;

/** A request that its sender may repeat. */
export interface Repeatable {
  /** Such as `contact.create`. */
  readonly operation: string;
  /** Ids of whose request it is: the workspace, the user. Nobody else's key is found. */
  readonly owner: readonly string[];
  /** As it was sent; empty: the request is not to be repeated. */
  readonly key: string;
  /** Of what is asked for (`fingerprintOf`): another one under the same key is refused. */
  readonly fingerprint: string;
  /** For what its owner has once and for all; 24 hours unless told. */
  readonly forever?: true;
}

export interface Repetition {
  /** What an earlier request with this key made, if there was one. */
  readonly earlier: string | undefined;
  /** Notes what this request made. @param result an id */
  readonly remember: (result: string) => Promise<void>;
}

/** A digest of what is asked for. What holds a secret takes an HMAC instead (`kit/secrets`). */
export const fingerprintOf = (...asked: readonly unknown[]): string =>
  createHash('sha256').update(JSON.stringify(asked)).digest('base64url');

/**
 * Looks for an earlier request with the same key. Requests with one key wait for each other until their transactions end, so the
 * second of two finds what the first one made.
 * @throws Refusal VALIDATION_FAILED for a key that is too long, IDEMPOTENCY_MISMATCH when the key was used for something else
 */
export async function repeated(
  { tx }: AnyUnit,
  { clock }: { readonly clock: Clock },
  request: Repeatable,
): Promise<Repetition> {
  const { key, fingerprint } = request;
  if (key === '') return { earlier: undefined, remember: async () => undefined };
  if (key.length > LONGEST_KEY)
    throw invalid('idempotencyKey', `An idempotency key has at most ${LONGEST_KEY} characters. Use a UUID.`);
  const scope = [request.operation, ...request.owner].join(':');
  await tx.$queryRawUnsafe('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))::text', `${scope} ${key}`);
  const now = clock.now();
  const [found] = await tx.$queryRawUnsafe<{ fingerprint: string; result: string }[]>(
    'SELECT fingerprint, result FROM kit.idempotency_key WHERE scope = $1 AND key = $2 AND expires_at > $3',
    scope,
    key,
    now,
  );
  if (found && found.fingerprint !== fingerprint)
    throw new Refusal({
      code: 'IDEMPOTENCY_MISMATCH',
      message: 'This idempotency key was used for a different request. Use a new key.',
      field: 'idempotencyKey',
    });
  return {
    earlier: found?.result,
    async remember(result) {
      await tx.$queryRawUnsafe(
        `INSERT INTO kit.idempotency_key (scope, key, fingerprint, result, expires_at)
         VALUES ($1, $2, $3, $4, CASE WHEN $6 THEN 'infinity' ELSE $5::timestamptz END)
         ON CONFLICT (scope, key) DO UPDATE
         SET fingerprint = excluded.fingerprint, result = excluded.result, expires_at = excluded.expires_at`,
        scope,
        key,
        fingerprint,
        result,
        new Date(now.getTime() + LIFETIME_MS),
        request.forever === true,
      );
    },
  };
}
