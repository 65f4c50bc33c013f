import { Loader } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import styles from './Billing.module.css';
import { completePayment } from './completePayment.ts';
import { type PaymentReturn as Found, readReturn } from './readReturn.ts';

/** Milliseconds between two questions whether the money is there, and until we stop asking (spec A §9). */
const POLL_MS = 10_000;
const ASK_FOR_MS = 60_000;

const WORDS = {
  CREDIT: { success: 'return.success', failed: 'return.failed', later: 'return.later' },
  CHANGE_PLAN: { success: 'return.planChanged', failed: 'return.FailedToUpgrade', later: 'return.stillConfirming' },
  BUY_SEAT: { success: 'return.seatsBought', failed: 'return.seatsFailed', later: 'return.stillConfirming' },
} as const;

/** One return at a time: a page that renders twice, or a second one in this tab, does not process it again. */
let inFlight: string | undefined;

/** Asks until the money is there, it failed, or a minute is over. Rejects with what `refusalOf` reads. */
async function complete(found: Found, waits: () => void): Promise<'paid' | 'notPaid' | 'later'> {
  const until = Date.now() + ASK_FOR_MS;
  for (;;) {
    const status = await completePayment(found);
    if (status !== 'PENDING') return status === 'SUCCESSFUL' ? 'paid' : 'notPaid';
    if (Date.now() + POLL_MS > until) return 'later';
    waits();
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/** Takes what a gateway brought back in the address, clears the address, and finishes the payment once. */
export function PaymentReturn({
  workspaceId,
  isWix,
  onPaid,
}: {
  workspaceId: string;
  isWix: boolean;
  onPaid: () => void;
}) {
  const { t } = useTranslation('billing');
  const search = useSearch({ from: '/shell/settings/settings/billing-and-payments' });
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const [completing, setCompleting] = useState(() => typeof readReturn(search, workspaceId) === 'object');
  // Not there at the first question: on Wix its window is still open.
  const [waits, setWaits] = useState(false);

  const ended = useEffectEvent((end: 'paid' | 'notPaid' | 'later', found: Found) => {
    const words = WORDS[found.action];
    if (end === 'later') toast.info(t(words.later));
    else if (end === 'notPaid') toast.error(t('return.notPaid'), t(words.failed));
    else {
      onPaid();
      toast.success(t(words.success));
      // The plan was for a number, which is kept for a while.
      if (found.action === 'CHANGE_PLAN' && found.number !== undefined)
        void navigate({ to: '/settings/channels', search: { buy: found.number } });
    }
  });
  const failed = useEffectEvent((error: unknown, { action }: Found) => {
    const refusal = refusalOf(error);
    const text = refusal.code === 'PAYMENT_NOT_VERIFIED' ? t('return.notVerified') : textOf(refusal);
    toast.error(text, t(WORDS[action].failed));
  });
  const take = useEffectEvent(() => {
    const found = readReturn(search, workspaceId);
    if (found === undefined) return undefined;
    void navigate({ to: '/settings/billing-and-payments', search: {}, replace: true });
    if (found !== 'incomplete') return found;
    toast.error(t('return.notVerified'));
    return undefined;
  });
  useEffect(() => {
    const found = take();
    if (found === undefined || inFlight !== undefined) return;
    inFlight = found.chargeId;
    void complete(found, () => setWaits(true))
      .then(
        (end) => ended(end, found),
        (error: unknown) => failed(error, found),
      )
      .finally(() => {
        inFlight = undefined;
        setCompleting(false);
      });
  }, []);

  if (!completing) return null;
  return (
    <p className={styles['completing']} role="status" data-testid="completing-payment">
      <Loader size="xs" />
      {t(waits && isWix ? 'return.WixCompletePaymentWarning' : 'return.completing')}
    </p>
  );
}
