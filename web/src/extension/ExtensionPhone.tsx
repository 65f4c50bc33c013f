import { Suspense } from 'react';
import { PhoneAway } from '../phone/away/PhoneAway.tsx';
import { LostCall } from '../phone/LostCall.tsx';
import { usePhone } from '../phone/PhoneContext.ts';
import { PhoneDialog } from '../phone/PhoneDialog.tsx';
import { useMediaWatch } from '../phone/quality/useMediaWatch.ts';
import { useHoldReminder } from '../phone/useHoldReminder.ts';

/** What of the phone fills the page. */
export function ExtensionPhone() {
  const { state, context } = usePhone();
  useMediaWatch();
  useHoldReminder();
  return (
    <>
      {context.lost && !context.lostHidden && state === 'IDLE' ? <LostCall call={context.lost} /> : null}
      {context.away && state === 'IDLE' ? (
        <Suspense>
          <PhoneAway embedded />
        </Suspense>
      ) : null}
      <PhoneDialog embedded />
    </>
  );
}
