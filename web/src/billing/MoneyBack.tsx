import { Button, Group, Modal, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MoneyBackMutation } from '../__generated__/MoneyBackMutation.graphql.ts';
import type { MoneyBackQuery } from '../__generated__/MoneyBackQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { writtenMoment } from '../ui/dates.ts';
import { formatMoney } from '../ui/money.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';

/**
 * In the first 14 days of a plan: what can be had back, until when, and the way to it. Nothing afterwards. To be used in a Pane, by
 * the owner.
 */
export function MoneyBack({ plan, renewed, onTaken }: { plan: string; renewed: string; onTaken: () => void }) {
  const { t } = useTranslation(['billing', 'common']);
  const paneKey = usePaneKey();
  const [asking, setAsking] = useState(false);
  const { pending, refusal, run } = useCommit();
  const { getMoneyBack: offer } = useLazyLoadQuery<MoneyBackQuery>(
    graphql`
      query MoneyBackQuery {
        getMoneyBack {
          amount
          until
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${renewed}` },
  );
  if (!offer) return null;
  const amount = formatMoney(offer.amount, 'USD');
  const take = () =>
    run(async () => {
      await commit<MoneyBackMutation>(
        graphql`
          mutation MoneyBackMutation {
            takeMoneyBack {
              id
              ...PlanCard_subscription
            }
          }
        `,
        {},
      );
      onTaken();
      toast.success(t('moneyBack.done', { amount }));
    });
  return (
    <div className={styles['moneyBack']} data-testid="money-back">
      <p className={styles['muted']}>
        {t('moneyBack.offer', { amount, until: writtenMoment(new Date(String(offer.until))) })}
      </p>
      <Button size="sm" variant="subtle" onClick={() => setAsking(true)} data-testid="money-back-open">
        {t('moneyBack.open')}
      </Button>
      {asking ? (
        <Modal
          opened
          centered
          size={428}
          onClose={() => setAsking(false)}
          title={<b>{t('moneyBack.title', { amount })}</b>}
          closeButtonProps={{ 'aria-label': t('common:close') }}
        >
          <Stack gap="md">
            <p>{t('moneyBack.now', { plan, amount })}</p>
            <p>{t('moneyBack.keeps')}</p>
            {refusal ? <Why refusal={refusal} /> : null}
            <Group justify="flex-end">
              <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
                {t('plan.keep', { plan })}
              </Button>
              <Button color="red" loading={pending} onClick={() => void take()} data-testid="money-back-confirm">
                {t('moneyBack.confirm')}
              </Button>
            </Group>
          </Stack>
        </Modal>
      ) : null}
    </div>
  );
}
