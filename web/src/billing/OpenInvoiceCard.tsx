import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { OpenInvoiceCard_subscription$key } from '../__generated__/OpenInvoiceCard_subscription.graphql.ts';
import type { OpenInvoiceCardMutation } from '../__generated__/OpenInvoiceCardMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatMoney } from '../ui/money.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';
import { LineItems } from './LineItems.tsx';
import { billingAddress } from './readReturn.ts';

/** A renewal that waits for its money: what happens when, and the way to pay it. */
export function OpenInvoiceCard({ subscription, me }: { subscription: OpenInvoiceCard_subscription$key; me: Me }) {
  const { t } = useTranslation('billing');
  const { pending, refusal, run } = useCommit();
  const { status, openInvoice: open } = useFragment(
    graphql`
      fragment OpenInvoiceCard_subscription on WorkspaceSubscription {
        status
        openInvoice {
          suspendsAt
          endsAt
          invoice {
            id
            number
            amountDue
            currency
            lineItems {
              ...LineItems_lines
            }
          }
        }
      }
    `,
    subscription,
  );
  if (!open) return null;
  const { invoice } = open;
  const amount = formatMoney(invoice.amountDue, invoice.currency);
  const day = (moment: unknown) => writtenDate(new Date(String(moment)));
  const pay = () =>
    run(async () => {
      const { payInvoice } = await commit<OpenInvoiceCardMutation>(
        graphql`
          mutation OpenInvoiceCardMutation($invoice: ID!, $redirectUrl: String!) {
            payInvoice(invoice: $invoice, redirectUrl: $redirectUrl) {
              confirmationUrl
            }
          }
        `,
        { invoice: invoice.id, redirectUrl: billingAddress() },
      );
      if (payInvoice.confirmationUrl) location.assign(payInvoice.confirmationUrl);
    });
  return (
    <Card
      title={t('open.title')}
      aside={
        <Disabled why={me.whyNot('BILLING', 'UPDATE')} access={rightTo('BILLING', 'UPDATE')}>
          <Button size="sm" loading={pending} onClick={() => void pay()} data-testid="pay-invoice">
            {t('open.pay', { amount })}
          </Button>
        </Disabled>
      }
    >
      <div className={styles['padded']} role="status" data-testid="open-invoice">
        <p>
          {status === 'SUSPENDED'
            ? t('open.suspended', { ends: day(open.endsAt) })
            : t('open.waits', { suspends: day(open.suspendsAt), ends: day(open.endsAt) })}
        </p>
        <LineItems lines={invoice.lineItems} currency={invoice.currency} />
        {refusal ? <Why refusal={refusal} /> : null}
      </div>
    </Card>
  );
}
