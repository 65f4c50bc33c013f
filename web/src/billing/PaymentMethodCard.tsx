import { Button } from '@mantine/core';
import { IconCreditCard, IconExternalLink } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PaymentMethodCardMutation } from '../__generated__/PaymentMethodCardMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Pane } from '../ui/Pane.tsx';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';
import { cardExpiry } from './cardExpiry.ts';
import { billingAddress } from './readReturn.ts';
import { usePaymentDetails } from './usePaymentDetails.ts';

/** Who takes the workspace's money, as far as it concerns how it is paid. */
interface Till {
  readonly displayName: string;
  readonly hasPortal: boolean;
}

/** What pays: a card, or the platform that the workspace came by. */
export function PaymentMethodCard({
  me,
  till,
  renewed,
}: {
  me: Me;
  till: Till | null | undefined;
  renewed: number | string;
}) {
  const { t } = useTranslation('billing');
  if (!till || till.hasPortal) return <KeptCard me={me} renewed={renewed} />;
  const { displayName: platform } = till;
  return (
    <Card title={t('method.title')}>
      <div className={styles['method']} data-testid="billed-by-platform">
        <p>{t('method.platform', { platform })}</p>
        <p className={styles['muted']}>{t('method.platformHint', { platform })}</p>
      </div>
    </Card>
  );
}

/** The card that renewals are charged to, and the way to the page where cards are replaced and removed. */
function KeptCard({ me, renewed }: { me: Me; renewed: number | string }) {
  const { t } = useTranslation('billing');
  const { pending, refusal, run } = useCommit();
  const open = () =>
    run(async () => {
      const { getBillingPortalUrl } = await commit<PaymentMethodCardMutation>(
        graphql`
          mutation PaymentMethodCardMutation($returnUrl: String!) {
            getBillingPortalUrl(returnUrl: $returnUrl) {
              url
            }
          }
        `,
        { returnUrl: billingAddress() },
      );
      location.assign(getBillingPortalUrl.url);
    });
  return (
    <Card
      title={t('method.title')}
      aside={
        <Disabled why={me.whyNot('BILLING', 'UPDATE')} access={rightTo('BILLING', 'UPDATE')}>
          <Button
            size="sm"
            variant="default"
            rightSection={<IconExternalLink size={16} />}
            loading={pending}
            onClick={() => void open()}
            data-testid="billing-portal"
          >
            {t('method.portal')}
          </Button>
        </Disabled>
      }
    >
      {refusal ? (
        <div className={styles['padded']}>
          <Why refusal={refusal} />
        </div>
      ) : null}
      <Pane>
        <SavedCard renewed={renewed} />
      </Pane>
    </Card>
  );
}

function SavedCard({ renewed }: { renewed: number | string }) {
  const { t } = useTranslation('billing');
  const card = usePaymentDetails(renewed);
  if (!card)
    return (
      <EmptyState compact icon={<IconCreditCard size={22} stroke={1.5} />}>
        {t('method.none')}
      </EmptyState>
    );
  return (
    <div className={styles['method']} data-testid="saved-card">
      <div className={styles['bankCard']}>
        <IconCreditCard size={20} aria-hidden />
        <b className="tabular">
          <span aria-hidden>•••• </span>
          <span className="visually-hidden">{t('method.endsIn')} </span>
          {card.last4}
        </b>
        <span className={styles['brand']}>{card.brand}</span>
        <span className="tabular">{t('method.until', { month: cardExpiry(String(card.expiresOn)) })}</span>
      </div>
      <p className={styles['muted']}>{t('method.hint')}</p>
    </div>
  );
}
