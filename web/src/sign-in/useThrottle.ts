import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent } from 'react';
import type { Refusal } from '../app/relay/refusal.ts';
import { clock } from '../ui/dates.ts';
import { useCountdown } from '../ui/useCountdown.ts';

/** Seconds that a refusal tells to wait, or undefined. */
export const waitOf = ({ details }: Refusal): number | undefined =>
  typeof details['retryAfterSeconds'] === 'number' ? details['retryAfterSeconds'] : undefined;

/**
 * A form that the server slows down (RATE_LIMITED): how many seconds are left, and the refusal with a text that counts.
 * The refusal goes once the time is over, because the form may be sent again.
 */
export function useThrottle(refusal: Refusal | undefined): { wait: number; shown: Refusal | undefined } {
  const { t } = useTranslation('forms');
  const [left, start] = useCountdown();
  const throttled = refusal?.code === 'RATE_LIMITED' ? waitOf(refusal) : undefined;
  const begin = useEffectEvent((of: Refusal | undefined) => {
    const seconds = of?.code === 'RATE_LIMITED' ? waitOf(of) : undefined;
    if (seconds !== undefined) start(seconds);
  });
  useEffect(() => begin(refusal), [refusal]);
  if (refusal === undefined || throttled === undefined) return { wait: 0, shown: refusal };
  if (left === 0) return { wait: 0, shown: undefined };
  const { why: _why, ...rest } = refusal;
  return { wait: left, shown: { ...rest, message: t('tryIn', { time: clock(left) }) } };
}
