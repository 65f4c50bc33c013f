import { Loader } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalOf } from '../base/relay/refusal.ts';
import { toast } from '../ui/toast.ts';
import { useRefusalText } from '../ui/useRefusalText.ts';
import { activateTopup } from './activateTopup.ts';
import styles from './Billing.module.css';
import { type CreditReturn, readReturn } from './readReturn.ts';

/** Milliseconds between two questions whether the money is there, and until we stop asking (spec A §9). */
const POLL_MS = 10_000;
const ASK_FOR_MS = 60_000;

/** One return at a time: a page that renders twice, or a second one in this tab, does not process it again. */
let inFlight: string | undefined;

/** Takes what a gateway brought back in the address, clears the address, and finishes the payment once. */
export function PaymentReturn({ workspaceId, onPaid }: { workspaceId: string; onPaid: () => void }) {
  const { t } = useTranslation('billing');
  const search = useSearch({ from: '/shell/settings/settings/billing-and-payments' });
  const navigate = useNavigate();
  const textOf = useRefusalText();
  const [completing, setCompleting] = useState(false);

  const finish = useEffectEvent(async ({ topupId, chargeId }: CreditReturn) => {
    const until = Date.now() + ASK_FOR_MS;
    setCompleting(true);
    try {
      while (inFlight === chargeId) {
        const status = await activateTopup(topupId, chargeId);
        if (status === 'SUCCESSFUL') {
          onPaid();
          toast.success(t('return.success'));
          return;
        }
        if (status !== 'PENDING') {
          toast.error(t('return.notPaid'), t('return.failed'));
          return;
        }
        if (Date.now() + POLL_MS > until) {
          toast.info(t('return.later'));
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
    } catch (error) {
      const refusal = refusalOf(error);
      toast.error(
        refusal.code === 'PAYMENT_NOT_VERIFIED' ? t('return.notVerified') : textOf(refusal),
        t('return.failed'),
      );
    } finally {
      inFlight = undefined;
      setCompleting(false);
    }
  });

  const take = useEffectEvent(() => {
    const found = readReturn(search, workspaceId);
    if (found === undefined) return;
    void navigate({ to: '/settings/billing-and-payments', search: {}, replace: true });
    if (found === 'incomplete') {
      toast.error(t('return.notVerified'));
      return;
    }
    if (inFlight !== undefined) return;
    inFlight = found.chargeId;
    void finish(found);
  });
  useEffect(() => take(), [search.action]);

  if (!completing) return null;
  return (
    <p className={styles['completing']} role="status" data-testid="completing-payment">
      <Loader size="xs" />
      {t('return.completing')}
    </p>
  );
}
