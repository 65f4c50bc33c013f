import { PhoneDialog } from '../phone/PhoneDialog.tsx';
import { useMediaWatch } from '../phone/quality/useMediaWatch.ts';
import { useHoldReminder } from '../phone/useHoldReminder.ts';

/** A call as a part of the page. */
export function PhoneHere() {
  useMediaWatch();
  useHoldReminder();
  return <PhoneDialog embedded />;
}
