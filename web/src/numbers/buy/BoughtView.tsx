import { Button, Loader, Stack } from '@mantine/core';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Refusal, refusalOf } from '../../base/relay/refusal.ts';
import { formatPhone } from '../../ui/numbers.ts';
import { Why } from '../../ui/Why.tsx';
import { type Ended, finish } from './addon.ts';
import type { Returned } from './readReturn.ts';

interface Props {
  number: string;
  returned: Returned | undefined;
  /** A new plan that was bought for it, as people call it. */
  plan: string | undefined;
  ended: Ended | 'later' | undefined;
  onEnded: (ended: Ended | 'later') => void;
  onSetUp: (phoneNumberId: string) => void;
  /** Undefined: back to the list. */
  onAnother: (number: string | undefined) => void;
}

/** One return at a time: a page that renders twice, or a second one in this tab, does not process it again. */
let inFlight: string | undefined;

/** The fifth view: the payment is completed, then the number is there, or why it is not and what could be instead. */
export function BoughtView({ number, returned, plan, ended, onEnded, onSetUp, onAnother }: Props) {
  const { t } = useTranslation('buyNumber');
  const [refusal, setRefusal] = useState<Refusal>();
  const done = useEffectEvent(onEnded);
  useEffect(() => {
    if (!returned || inFlight === returned.addonId) return;
    inFlight = returned.addonId;
    void finish(returned.addonId, returned.chargeId, returned.number)
      .then(done, (error: unknown) => setRefusal(refusalOf(error)))
      .finally(() => {
        inFlight = undefined;
      });
  }, [returned]);
  const shown = formatPhone(number);
  if (refusal)
    return refusal.code === 'PAYMENT_NOT_VERIFIED' ? (
      <p role="alert">{t('CouldNotVerifyPayment')}</p>
    ) : (
      <Why refusal={refusal} />
    );
  if (ended === undefined)
    return (
      <p role="status" data-testid="completing-purchase">
        <Loader size="xs" /> {t('CompletingPayment')}
      </p>
    );
  if (ended === 'later') return <p role="status">{t('later')}</p>;
  const { phoneId } = ended;
  if (ended.status === 'DONE' && phoneId !== undefined)
    return (
      <Stack gap="md">
        <p role="status" data-testid="number-bought">
          {plan === undefined
            ? t('PhonePurchaseSuccessful', { number: shown })
            : t('PlanAndPhonePurchasedSuccessful', { plan, number: shown })}
        </p>
        <Button onClick={() => onSetUp(phoneId)} data-autofocus data-testid="set-up-number">
          {t('setUp')}
        </Button>
      </Stack>
    );
  return (
    <Stack gap="md">
      <div role="alert" data-testid="number-not-bought">
        <p>{t(returned?.subscribing ? 'FailedToSubscribeError' : 'FailedToBuyError', { number: shown })}</p>
        {ended.isRefunded ? <p>{t('refunded')}</p> : null}
      </div>
      {ended.alternatives.length === 0 ? null : (
        <Stack gap="xs">
          <b>{t('similar')}</b>
          {ended.alternatives.map((other) => (
            <Button key={other} variant="default" onClick={() => onAnother(other)} data-testid="similar-number">
              {t('selectNumber', { number: formatPhone(other) })}
            </Button>
          ))}
        </Stack>
      )}
      <Button onClick={() => onAnother(undefined)}>{t('another')}</Button>
    </Stack>
  );
}
