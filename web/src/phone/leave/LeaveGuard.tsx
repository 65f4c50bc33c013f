import { useBlocker } from '@tanstack/react-router';
import { Suspense, useCallback, useEffect, useRef, useState } from 'react';
import { lazyPart } from '../../base/lazyPart.ts';
import { askBeforeLeaving } from '../../base/session/leaving.ts';
import { holdsPage } from '../isInCall.ts';
import type { PhoneState } from '../PhoneContext.ts';

const LeaveDialog = lazyPart(async () => ({ default: (await import('./LeaveDialog.tsx')).LeaveDialog }));

/** The pages with a phone are those of the shell; going to any other takes the phone away. */
const hasPhone = (routeId: string) => routeId.startsWith('/shell/');

/** During a call, leaving the page, going to one without a phone, and signing out ask first (spec 001 §4). */
export function LeaveGuard({ state }: { state: PhoneState }) {
  const busy = holdsPage(state);
  const [asks, setAsks] = useState(false);
  const decide = useRef<(go: boolean) => void>(undefined);
  /** Said once, it is not asked for again by the browser. */
  const agreed = useRef(false);

  const ask = useCallback(
    () =>
      new Promise<boolean>((resolve) => {
        decide.current?.(false);
        decide.current = resolve;
        setAsks(true);
      }),
    [],
  );
  const answer = useCallback((go: boolean) => {
    agreed.current = go;
    decide.current?.(go);
    decide.current = undefined;
    setAsks(false);
  }, []);

  useBlocker({
    shouldBlockFn: async ({ next }) => busy && !hasPhone(next.routeId) && !(await ask()),
    enableBeforeUnload: () => busy && !agreed.current,
  });
  useEffect(() => {
    if (!busy) return undefined;
    agreed.current = false;
    const ends = askBeforeLeaving(ask);
    return () => {
      ends();
      // It ended while it was asked about: nothing is lost any more.
      answer(true);
    };
  }, [busy, ask, answer]);

  return asks ? (
    <Suspense>
      <LeaveDialog onAnswer={answer} />
    </Suspense>
  ) : null;
}
