import { useLocation } from '@tanstack/react-router';
import { Suspense, useEffect } from 'react';
import { createPortal } from 'react-dom';
import { lazyPart } from '../base/lazyPart.ts';
import { usePhone } from './PhoneContext.ts';
import { useOpenThread } from './useOpenThread.ts';
import { usePhoneKeys } from './usePhoneKeys.ts';
import { useTopModal } from './useTopModal.ts';

/** Pages without a phone (spec 001 §2). */
const WITHOUT_PHONE = /onboarding|create-workspace/;

/** Milliseconds after which the face is fetched although nobody asked. */
const WARM_UP_MS = 1_500;

/** Milliseconds until a face that could not be fetched is asked for again. */
const AGAIN_MS = 2_000;

const load = () => import('./PhoneFace.tsx');
// Who asks for the phone while the server is away loses no page for it: what React is once refused it never asks for again.
const untilLoaded = (): ReturnType<typeof load> =>
  load().catch(() => new Promise<void>((resolve) => setTimeout(resolve, AGAIN_MS)).then(untilLoaded));
const PhoneFace = lazyPart(() => untilLoaded().then(({ PhoneFace }) => ({ default: PhoneFace })));
const CallStrip = lazyPart(() => untilLoaded().then(({ CallStrip }) => ({ default: CallStrip })));

/** The phone over the pages: fetched when there is something to show, or when the browser has time before that. */
export function PhoneHost() {
  const { pathname } = useLocation();
  const { state, context } = usePhone();
  usePhoneKeys();
  useOpenThread();
  useEffect(() => {
    // A call that comes in later must not wait for its own buttons.
    const timer = setTimeout(() => void load().catch(() => undefined), WARM_UP_MS);
    return () => clearTimeout(timer);
  }, []);
  if (WITHOUT_PHONE.test(pathname)) return null;
  const seen =
    context.open || context.away || state === 'IN_CALL' || (context.lost && !context.lostHidden && state === 'IDLE');
  return seen ? (
    <Suspense>
      <PhoneFace />
    </Suspense>
  ) : null;
}

/**
 * Where a running call stands while its dialog is closed: a row of the page, since what lies over it would cover something. A
 * dialog that keeps the focus takes the row in: else neither the pointer nor the keys nor a screen reader came to it.
 */
export function CallStripPlace() {
  const { state, context } = usePhone();
  const seen = state === 'IN_CALL' && !context.open;
  const modal = useTopModal(seen);
  if (!seen) return null;
  return <Suspense>{modal ? createPortal(<CallStrip over />, modal) : <CallStrip />}</Suspense>;
}
