import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { CallSnapshot } from '../types.ts';
import type { Countdown } from './countdown.ts';
import { OwnCalls } from './ownCalls.ts';

/**
 * What stands in the phone while no call comes because one has just ended (defaults 8.5, 11.4). How long that is, the
 * server says: it differs by number.
 * @returns what is shown, undefined without a wrap-up; `tell` takes what the server says is left, ms; `note` what is told
 * of a call: once the person has left it, that is asked for
 */
export function useWrapUp(): {
  shown: ReactNode;
  tell: (leftMs: number) => void;
  note: (call: CallSnapshot, mine: boolean) => void;
} {
  const environment = useRelayEnvironment();
  const [own] = useState(() => new OwnCalls());
  const [countdown, setCountdown] = useState<Countdown>();
  const show = useCallback(
    (leftMs?: number) => {
      import('./countdown.ts')
        .then(async ({ askWrapUpLeft, countdownOf }) =>
          setCountdown(countdownOf(leftMs ?? (await askWrapUpLeft(environment)))),
        )
        // Calls come whether it is shown or not.
        .catch(() => setCountdown(undefined));
    },
    [environment],
  );
  useEffect(() => {
    if (!countdown) return;
    const timer = setTimeout(() => setCountdown(undefined), countdown.endsAt - performance.now());
    return () => clearTimeout(timer);
  }, [countdown]);
  return {
    shown: countdown?.shown,
    tell: (leftMs) => {
      if (leftMs > 0) show(leftMs);
    },
    note: (call, mine) => {
      if (own.left(call, mine)) show();
    },
  };
}
