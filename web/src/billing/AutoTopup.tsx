import { Switch } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { AutoTopupMutation } from '../__generated__/AutoTopupMutation.graphql.ts';
import type { AutoTopupQuery } from '../__generated__/AutoTopupQuery.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { writtenDate, writtenMoment } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatMoney } from '../ui/money.ts';
import { usePaneKey } from '../ui/Pane.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import styles from './Billing.module.css';

const at = (moment: unknown) => new Date(String(moment));

/**
 * Switches whether credit is bought by itself when it runs low, and says why it does not. To be used in a Pane, by those who may buy.
 * @param now credit in dollars: switched on while it is low, it charges right away
 * @param version of the balance, which each top-up changes
 */
export function AutoTopup({ now, me, version = 0 }: { now: number; me: Me; version?: number }) {
  const { t } = useTranslation('billing');
  const paneKey = usePaneKey();
  const { pending, refusal, run } = useCommit();
  const { getAutoTopup: auto } = useLazyLoadQuery<AutoTopupQuery>(
    graphql`
      query AutoTopupQuery {
        getAutoTopup {
          id
          enabled
          amount
          amountDue
          below
          currency
          perDay
          perMonth
          boughtThisMonth
          last4
          failure
          retryAt
          waitsUntil
          changedAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey: `${paneKey}.${version}` },
  );
  const money = (value: number) => formatMoney(value, auto.currency);
  const [amount, below] = [money(auto.amount), money(auto.below)];
  const turn = (enabled: boolean) =>
    run(async () => {
      await commit<AutoTopupMutation>(
        graphql`
          mutation AutoTopupMutation($enabled: Boolean!) {
            setAutoTopup(enabled: $enabled) {
              id
              enabled
              madeToday
              boughtThisMonth
              last4
              failure
              retryAt
              waitsUntil
              changedAt
            }
          }
        `,
        { enabled },
      );
      toast.success(enabled ? t('auto.turnedOn') : t('auto.turnedOff'));
    });
  const mayNot = me.whyNot('BILLING', 'UPDATE');
  const whyNot = mayNot ?? (auto.last4 || auto.enabled ? undefined : t('auto.noCard'));
  const why = auto.failure ? t(`auto.why.${auto.failure as 'DECLINED'}`) : undefined;
  const state = [
    auto.enabled && auto.last4 ? t('auto.card', { last4: auto.last4 }) : undefined,
    auto.boughtThisMonth > 0 ? t('auto.used', { bought: money(auto.boughtThisMonth) }) : undefined,
  ].filter(Boolean);
  return (
    <div className={styles['autoTopup']} data-testid="auto-top-up">
      <Disabled why={whyNot} {...(mayNot ? { access: rightTo('BILLING', 'UPDATE') } : {})}>
        <Switch
          label={<b>{t('auto.title')}</b>}
          labelPosition="left"
          classNames={{ body: styles['switch'] ?? '' }}
          checked={auto.enabled}
          disabled={pending}
          onChange={({ currentTarget }) => void turn(currentTarget.checked)}
          data-testid="auto-top-up-switch"
        />
      </Disabled>
      <p className={styles['muted']}>
        {t('auto.terms', { amount, below, perDay: auto.perDay, perMonth: money(auto.perMonth) })}
      </p>
      {auto.amountDue === auto.amount ? null : (
        <p className={styles['muted']}>{t('auto.taxed', { due: money(auto.amountDue) })}</p>
      )}
      {!auto.enabled && whyNot === undefined && now < auto.below ? (
        <p className={styles['muted']}>{t('auto.now', { amount: money(auto.amountDue), below })}</p>
      ) : null}
      {mayNot === undefined && whyNot !== undefined ? <p className={styles['muted']}>{whyNot}</p> : null}
      {state.length > 0 ? <p className={styles['muted']}>{state.join(' ')}</p> : null}
      {why !== undefined && auto.enabled && auto.retryAt ? (
        <p className={styles['warning']}>{t('auto.retry', { why, date: writtenMoment(at(auto.retryAt)) })}</p>
      ) : null}
      {why !== undefined && !auto.enabled && auto.changedAt ? (
        <p className={styles['warning']} data-testid="auto-top-up-stopped">
          {t('auto.stopped', { why, date: writtenDate(at(auto.changedAt)) })}
        </p>
      ) : null}
      {auto.enabled && auto.waitsUntil ? (
        <p className={styles['warning']}>{t('auto.waits', { date: writtenDate(at(auto.waitsUntil)) })}</p>
      ) : null}
      {refusal ? <Why refusal={refusal} /> : null}
    </div>
  );
}
