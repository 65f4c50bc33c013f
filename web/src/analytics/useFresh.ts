import { useCallback, useEffect, useMemo, useRef, useState, useTransition } from 'react';
import { useSubscription } from 'react-relay';
import type { liveActivitySubscription as Subscription } from '../__generated__/liveActivitySubscription.graphql.ts';
import { wantAnew } from '../base/relay/anew.ts';
import { useResync } from '../base/relay/resync.ts';
import { useThreadChanged } from '../base/relay/useThreadChanged.ts';
import { liveActivitySubscription as subscription } from '../live/liveActivity.ts';

/** Figures are at most so old (defaults 19), in milliseconds; however much happens, they are not read more often. */
const AT_MOST_EVERY_MS = 8_000;

/** @returns a key that changes when the figures are to be read anew: something was told of calls or texts, or may have been missed */
export function useFresh(): number {
  const [key, setKey] = useState(0);
  const [, startTransition] = useTransition();
  const pending = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refresh = useCallback(() => {
    pending.current ??= setTimeout(() => {
      pending.current = undefined;
      wantAnew();
      startTransition(() => setKey((before) => before + 1));
    }, AT_MOST_EVERY_MS);
  }, []);
  useSubscription<Subscription>(useMemo(() => ({ subscription, variables: {}, onNext: refresh }), [refresh]));
  useThreadChanged(refresh);
  useResync(refresh);
  useEffect(
    () => () => {
      clearTimeout(pending.current);
      pending.current = undefined;
    },
    [],
  );
  return key;
}
