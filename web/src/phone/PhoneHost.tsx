import { useLocation } from '@tanstack/react-router';
import { CallStrip } from './CallStrip.tsx';
import { LostCall } from './LostCall.tsx';
import { PhoneDialog } from './PhoneDialog.tsx';
import { usePhone } from './PhoneContext.ts';
import { usePhoneKeys } from './usePhoneKeys.ts';

/** Pages without a phone (spec 001 §2). */
const WITHOUT_PHONE = /onboarding|create-workspace/;

/** The phone over the pages: the dialog, or the strip while it is closed in a call. */
export function PhoneHost() {
  const { pathname } = useLocation();
  const { state, context } = usePhone();
  usePhoneKeys();
  if (WITHOUT_PHONE.test(pathname)) return null;
  return (
    <>
      {context.lost && state === 'IDLE' ? <LostCall call={context.lost} /> : null}
      {state === 'IN_CALL' && !context.open ? <CallStrip /> : null}
      {context.open ? <PhoneDialog /> : null}
    </>
  );
}
