import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PayOpenInvoiceMutation } from '../__generated__/PayOpenInvoiceMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';
import { billingAddress } from './readReturn.ts';
import { usePaymentDetails } from './usePaymentDetails.ts';

/** Pays the open invoice: with the card that is kept in one press, or on the gateway's page. To be used in a Pane. */
export function PayOpenInvoice({
  invoice,
  amount,
  me,
  renewed,
  onPaid,
}: {
  invoice: string;
  amount: string;
  me: Me;
  renewed: number | string;
  onPaid: () => void;
}) {
  const { t } = useTranslation('billing');
  const card = usePaymentDetails(renewed);
  const { pending, refusal, run } = useCommit();
  const pay = (withSavedCard: boolean) =>
    run(async () => {
      const { payInvoice } = await commit<PayOpenInvoiceMutation>(
        graphql`
          mutation PayOpenInvoiceMutation($invoice: ID!, $redirectUrl: String!, $withSavedCard: Boolean) {
            payInvoice(invoice: $invoice, redirectUrl: $redirectUrl, withSavedCard: $withSavedCard) {
              confirmationUrl
              status
            }
          }
        `,
        { invoice, redirectUrl: billingAddress(), withSavedCard },
      );
      if (payInvoice.confirmationUrl) {
        location.assign(payInvoice.confirmationUrl);
        return;
      }
      if (payInvoice.status === 'SUCCESSFUL') toast.success(t('open.paid'));
      else toast.info(t('return.stillConfirming'));
      onPaid();
    });
  const owner = { why: me.whyNot('BILLING', 'UPDATE'), access: rightTo('BILLING', 'UPDATE') };
  return (
    <>
      {refusal ? (
        <div role="alert">
          <Why refusal={refusal} />
        </div>
      ) : null}
      <div className={styles['planActions']}>
        <Disabled {...owner}>
          <Button size="sm" loading={pending} onClick={() => void pay(card !== null)} data-testid="pay-invoice">
            {card ? t('open.payByCard', { amount, last4: card.last4 }) : t('open.pay', { amount })}
          </Button>
        </Disabled>
        {card ? (
          <Disabled {...owner}>
            <Button
              size="sm"
              variant="default"
              disabled={pending}
              onClick={() => void pay(false)}
              data-testid="pay-otherwise"
            >
              {t('open.otherCard')}
            </Button>
          </Disabled>
        ) : null}
      </div>
    </>
  );
}
