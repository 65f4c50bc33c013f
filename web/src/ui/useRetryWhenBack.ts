import { useEffect, useEffectEvent } from 'react';
import { connectionState, onServerBack } from '../base/relay/connection.ts';
import { refusalOf } from '../base/relay/refusal.ts';

/** Milliseconds between tries as long as nobody has noticed that the server is away. */
const APART_MS = 1_000;

/** Tries again by itself what failed because the server was out of reach: when it is back, or soon where it already is. */
export function useRetryWhenBack(error: unknown, onRetry: () => void): void {
  const isAway = error !== undefined && refusalOf(error).code === 'NETWORK';
  const again = useEffectEvent(onRetry);
  useEffect(() => {
    if (!isAway) return;
    const soon = setTimeout(() => {
      if (connectionState() !== 'offline') again();
    }, APART_MS);
    const end = onServerBack(() => again());
    return () => {
      clearTimeout(soon);
      end();
    };
  }, [isAway]);
}
