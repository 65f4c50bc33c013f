import { Suspense } from 'react';
import { PhoneAway } from './away/PhoneAway.tsx';
import { LostCall } from './LostCall.tsx';
import { usePhone } from './PhoneContext.ts';
import { PhoneDialog } from './PhoneDialog.tsx';
import { useMediaWatch } from './quality/useMediaWatch.ts';
import { useHoldReminder } from './useHoldReminder.ts';

export { CallStrip } from './CallStrip.tsx';

/** What the phone shows over the pages: the dialog or why there is none, the card of a call that was left. */
export function PhoneFace() {
  const { state, context } = usePhone();
  useMediaWatch();
  useHoldReminder();
  // Whose call was taken is told so, also where they have the phone closed while they talk.
  const taken = state === 'TRANSFER_COMPLETED' && context.call?.takenBy != null;
  // It is the next thing to do: the dialer would only lie over it.
  const lost = state === 'IDLE' && context.lostHidden !== true ? context.lost : undefined;
  const waits = lost?.setAside === true;
  return (
    <>
      {lost ? (
        <Suspense>
          <LostCall call={lost} />
        </Suspense>
      ) : null}
      {context.away && !context.open && state === 'IDLE' ? <PhoneAway /> : null}
      {(context.open && !waits) || taken ? <PhoneDialog /> : null}
    </>
  );
}
