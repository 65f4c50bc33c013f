/** The session under which a browser places its next call: an idempotency key that ages (spec 001 §7, tempGetNewCallSession). */
import { Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps } from '../context.ts';

const PREFIX = 'session-';
/** A request that was kept back longer, by a machine that slept, must not ring somebody out of the blue. */
const LIFETIME_MS = 600_000;

/** What a browser is to keep to when it reports (see trackCallSession). */
export const REPORTING = {
  /** Seconds of one sample. */
  sampleSeconds: 10,
  /** Samples in one report: ten minutes. */
  mostSamples: 60,
  /** Soonest seconds between two reports of a leg, except for its last. */
  reportSeconds: 15,
};

/** A new session. It is not kept: its id tells its age, and a call that was placed under it is found by it. */
export function newCallSession({ ids, clock }: Pick<Deps, 'ids' | 'clock'>) {
  return () => ({
    id: `${PREFIX}${ids.uuid()}`,
    expiresAt: new Date(clock.now().getTime() + LIFETIME_MS),
    ...REPORTING,
  });
}

/**
 * Keys of other clients have no age and always pass.
 * @throws Refusal GONE when the session of a call that is to begin is over
 */
export function refuseOldSession({ clock }: Pick<Deps, 'clock'>, idempotencyKey: string): void {
  const id = idempotencyKey.startsWith(PREFIX) ? idempotencyKey.slice(PREFIX.length) : '';
  if (!isUuid(id) || clock.now().getTime() - bornAt(id) <= LIFETIME_MS) return;
  throw new Refusal({
    code: 'GONE',
    message: 'This call was requested more than 10 minutes ago, so it wasn’t placed. Dial again.',
    why: { check: 'call_session', required: '10 min', current: 'older', whoCanFix: ['you'] },
  });
}

/** A UUID of version 7 begins with its time, epoch ms (RFC 9562). */
const bornAt = (id: string): number => Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16);
