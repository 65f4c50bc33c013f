import { useTranslation } from 'react-i18next';
import { useEffect, useEffectEvent } from 'react';
import type { Refusal } from '../base/relay/refusal.ts';
import { clock } from './dates.ts';
import { useCountdown } from './useCountdown.ts';

const HOUR = 3600;

/** Seconds that a refusal tells to wait, or undefined. */
export const waitOf = ({ details }: Refusal): number | undefined =>
  typeof details['retryAfterSeconds'] === 'number' ? details['retryAfterSeconds'] : undefined;

/** What makes a form wait: too many tries, or, where it asks for a code, another one too soon after the last. */
const WAITS = { tries: ['RATE_LIMITED'], codes: ['RATE_LIMITED', 'OTP_RESEND_TOO_SOON'] } as const;

interface Throttle {
  /** Seconds left, 0 when the form may be sent. */
  readonly wait: number;
  /** Why its button does not work while it waits. */
  readonly whyWait: string | undefined;
  readonly shown: Refusal | undefined;
}

/**
 * A form that the server slows down: how many seconds are left, and the refusal with a text that counts.
 * The refusal goes once the time is over, because the form may be sent again.
 */
export function useThrottle(refusal: Refusal | undefined, kind: keyof typeof WAITS = 'tries'): Throttle {
  const { t } = useTranslation(['forms', 'signIn']);
  const [left, start] = useCountdown();
  const secondsOf = (of: Refusal | undefined) =>
    of !== undefined && WAITS[kind].some((code) => code === of.code) ? waitOf(of) : undefined;
  const begin = useEffectEvent((of: Refusal | undefined) => {
    const seconds = secondsOf(of);
    if (seconds !== undefined) start(seconds);
  });
  useEffect(() => begin(refusal), [refusal]);
  if (refusal === undefined || secondsOf(refusal) === undefined) return { wait: 0, whyWait: undefined, shown: refusal };
  if (left === 0) return { wait: 0, whyWait: undefined, shown: undefined };
  const { why: _why, ...rest } = refusal;
  const time = clock(left);
  const counted = refusal.code === 'RATE_LIMITED' ? t('tryIn', { time }) : t('signIn:code.wait', { time });
  // Nobody waits for hours: what else there is to do says the refusal itself.
  const message = refusal.code === 'RATE_LIMITED' && left > HOUR ? refusal.message : counted;
  return { wait: left, whyWait: message, shown: { ...rest, message } };
}
