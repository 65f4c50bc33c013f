import { Button } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Platform } from '../__generated__/BuyCreditDialogQuery.graphql.ts';
import type { CreditCard_balance$key } from '../__generated__/CreditCard_balance.graphql.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { formatMoney } from '../ui/money.ts';
import { Pane } from '../ui/Pane.tsx';
import { AutoTopup } from './AutoTopup.tsx';
import styles from './Billing.module.css';
import { BuyCreditDialog } from './BuyCreditDialog.tsx';
import { CreditLedger } from './CreditLedger.tsx';

/** The credit that is left, the way to more, and what every change of it was for. */
export function CreditCard({
  balance,
  platform,
  me,
  soldBy,
  keepsCards,
}: {
  balance: CreditCard_balance$key;
  platform: Platform;
  me: Me;
  /** A platform that bills the workspace, and sells no credit. */
  soldBy: string | undefined;
  /** There is a card that could be charged by itself. */
  keepsCards: boolean;
}) {
  const { t } = useTranslation('billing');
  const [buying, setBuying] = useState(false);
  const {
    balance: amount,
    currency,
    version,
  } = useFragment(
    graphql`
      fragment CreditCard_balance on CreditBalance {
        balance
        currency
        version
      }
    `,
    balance,
  );
  const whyNot = me.whyNot('BILLING', 'CREATE');
  const now = amount ?? 0;
  const unit = currency ?? 'USD';
  return (
    <Card
      title={t('credit.title')}
      aside={
        <Disabled
          why={whyNot ?? (soldBy === undefined ? undefined : t('credit.notSold', { platform: soldBy }))}
          {...(whyNot === undefined ? {} : { access: rightTo('BILLING', 'CREATE') })}
        >
          <Button
            size="sm"
            variant="default"
            leftSection={<IconPlus size={16} />}
            onClick={() => setBuying(true)}
            data-testid="buy-credit"
          >
            {t('credit.buy')}
          </Button>
        </Disabled>
      }
    >
      <p className={styles['balance']} data-testid="credit-balance">
        {formatMoney(now, unit)}
      </p>
      <p className={styles['hint']}>{t('credit.hint')}</p>
      {whyNot === undefined && keepsCards ? (
        <div className={styles['auto']}>
          <Pane>
            <AutoTopup now={now} me={me} version={version} />
          </Pane>
        </div>
      ) : null}
      <Pane>
        <CreditLedger version={version} />
      </Pane>
      {buying ? (
        <BuyCreditDialog now={now} currency={unit} platform={platform} me={me} onClose={() => setBuying(false)} />
      ) : null}
    </Card>
  );
}
