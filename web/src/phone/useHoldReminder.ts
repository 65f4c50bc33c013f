import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { serverNow } from '../base/relay/serverClock.ts';
import { formatPhone } from '../ui/numbers.ts';
import { toast } from '../ui/toast.ts';
import { partyOf } from './party.ts';
import { usePhone } from './PhoneContext.ts';

/** Whoever put somebody on hold is reminded after so many seconds (defaults 12.4). */
export const HELD_LONG_SECONDS = 180;

/** Says of a call that is on hold for long, once, whatever is open. */
export function useHoldReminder(): void {
  const { t } = useTranslation('phone');
  const { call } = usePhone().context;
  // A guest is reminded of where the call itself is not on hold: the first who waits.
  const guest = call?.participants.find(({ heldSince }) => heldSince);
  const ofCall = call?.phase === 'HELD';
  const since = ofCall ? call.phaseSince : (guest?.heldSince ?? undefined);
  const name = ofCall ? partyOf(call).name : formatPhone(guest?.name ?? '');
  useEffect(() => {
    if (since === undefined) return;
    const left = Date.parse(since) + HELD_LONG_SECONDS * 1_000 - serverNow();
    // The page was opened later than that: the phone itself says how long it is.
    if (left < 0) return;
    const due = setTimeout(() => toast.warning(t('call.heldLong', { name })), left);
    return () => clearTimeout(due);
  }, [since, name, t]);
}
