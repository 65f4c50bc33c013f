import { useCallback, useEffect, useMemo, useRef } from 'react';
import { fetchQuery, useRelayEnvironment, useSubscription } from 'react-relay';
import type { liveActivityQuery } from '../__generated__/liveActivityQuery.graphql.ts';
import type { liveActivitySubscription as Subscription } from '../__generated__/liveActivitySubscription.graphql.ts';
import { wantAnew } from '../base/relay/anew.ts';
import { useResync } from '../base/relay/resync.ts';
import { liveActivityQuery as query, liveActivitySubscription as subscription } from './liveActivity.ts';

/** However much happens, the board is read anew at most this often, in milliseconds. */
const AT_MOST_EVERY_MS = 700;
/** A wrap-up ends without an event (defaults 11.4): its end is looked for so often, in milliseconds. */
const WRAP_UP_MS = 5_000;
/** What no event tells, such as the end of the day, is seen at the latest after this (defaults 22, polling). */
const SAFETY_MS = 300_000;

/**
 * Keeps the board true: read anew with each change, after a reconnect, and now and then.
 * @param onState is told whether the last read succeeded
 * @param wrapsUp whether somebody on it wraps up a call
 */
export function useLiveRefresh(onState: (ok: boolean) => void, wrapsUp: boolean): void {
  const environment = useRelayEnvironment();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const readAt = useRef(0);
  const read = useCallback(() => {
    readAt.current = Date.now();
    wantAnew();
    fetchQuery<liveActivityQuery>(environment, query, {}, { fetchPolicy: 'network-only' }).subscribe({
      next: () => onState(true),
      error: () => onState(false),
    });
  }, [environment, onState]);
  const refresh = useCallback(() => {
    if (pending.current !== undefined) return;
    const wait = Math.max(0, readAt.current + AT_MOST_EVERY_MS - Date.now());
    pending.current = setTimeout(() => {
      pending.current = undefined;
      read();
    }, wait);
  }, [read]);
  useSubscription<Subscription>(useMemo(() => ({ subscription, variables: {}, onNext: refresh }), [refresh]));
  useResync(refresh);
  useEffect(() => {
    const timer = setInterval(refresh, SAFETY_MS);
    return () => {
      clearInterval(timer);
      clearTimeout(pending.current);
      pending.current = undefined;
    };
  }, [refresh]);
  useEffect(() => {
    if (!wrapsUp) return;
    const timer = setInterval(refresh, WRAP_UP_MS);
    return () => clearInterval(timer);
  }, [wrapsUp, refresh]);
}
