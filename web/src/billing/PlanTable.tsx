import { Button, VisuallyHidden } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PlanTable_plans$data, PlanTable_plans$key } from '../__generated__/PlanTable_plans.graphql.ts';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { formatMoney } from '../ui/money.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './ChangePlan.module.css';
import { PLAN_ROWS, type PlanRowFeature, readPlanValue } from './planRows.ts';

type Plan = PlanTable_plans$data[number];

/** The plans of a period side by side: what they cost, what they have, and which one is chosen. */
export function PlanTable({
  plans,
  own,
  picked,
  seats,
  onPick,
}: {
  plans: PlanTable_plans$key;
  /** The plan that the workspace pays for. */
  own: string | undefined;
  picked: string | undefined;
  seats: number;
  onPick: (plan: string) => void;
}) {
  const { t } = useTranslation('billing');
  const offered = useFragment(
    graphql`
      fragment PlanTable_plans on SubscriptionPlan @relay(plural: true) {
        id
        displayName
        price
        currency
        period
        subscriptionFeatures {
          name
          value
        }
      }
    `,
    plans,
  );
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']} aria-label={t('change.compare')}>
        <thead>
          <tr>
            <th scope="col">
              <VisuallyHidden>{t('change.compare')}</VisuallyHidden>
            </th>
            {offered.map((plan) => (
              <th key={plan.id} scope="col" data-picked={plan.id === picked || undefined}>
                <PlanHead plan={plan} own={plan.id === own} picked={plan.id === picked} seats={seats} onPick={onPick} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {PLAN_ROWS.map(({ group, features }) => (
            <Fragment key={group}>
              <tr>
                <th scope="colgroup" colSpan={offered.length + 1} className={styles['group']}>
                  {t(`change.group.${group}`)}
                </th>
              </tr>
              {features.map((feature) => (
                <tr key={feature}>
                  <th scope="row">{t(`change.feature.${feature}`)}</th>
                  {offered.map((plan) => (
                    <td key={plan.id}>
                      <Value plan={plan} feature={feature} />
                    </td>
                  ))}
                </tr>
              ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function PlanHead({
  plan,
  own,
  picked,
  seats,
  onPick,
}: {
  plan: Plan;
  own: boolean;
  picked: boolean;
  seats: number;
  onPick: (plan: string) => void;
}) {
  const { t } = useTranslation('billing');
  const money = (amount: number) => formatMoney(amount, plan.currency);
  const most = Number(plan.subscriptionFeatures.find(({ name }) => name === 'NUMBER_OF_USERS')?.value ?? -1);
  const fits = most < 0 || seats <= most;
  return (
    <div className={styles['plan']}>
      <span className={styles['name']}>
        {plan.displayName}
        {own ? <StatusChip tone="accent">{t('change.yours')}</StatusChip> : null}
      </span>
      <span>{t(`plan.price.${plan.period}`, { price: money(plan.price) })}</span>
      <Button
        variant={picked ? 'light' : 'default'}
        aria-pressed={picked}
        leftSection={picked ? <IconCheck size={16} aria-hidden /> : undefined}
        onClick={() => onPick(plan.id)}
        data-testid={`pick-${plan.id}`}
      >
        {picked ? t('change.picked') : t(own ? 'plan.keep' : 'change.pick', { plan: plan.displayName })}
      </Button>
      <span className={styles['note']}>
        {fits
          ? t(`change.total.${plan.period}`, { amount: money(plan.price * seats), count: seats })
          : t('change.fewer', { plan: plan.displayName, count: most })}
      </span>
    </div>
  );
}

function Value({ plan, feature }: { plan: Plan; feature: PlanRowFeature }) {
  const { t } = useTranslation('billing');
  const value = readPlanValue(plan.subscriptionFeatures.find(({ name }) => name === feature)?.value);
  switch (value.kind) {
    case 'yes':
      return <IconCheck size={16} className={styles['yes']} role="img" aria-label={t('change.included')} />;
    case 'no':
      return <span className={styles['muted']}>{t('change.notIncluded')}</span>;
    case 'unlimited':
      return t('change.unlimited');
    case 'choice':
      return t(`change.choice.${value.choice}`);
    case 'count':
      return feature === 'TALK_TIME_CAP'
        ? t('change.minutes', { count: value.count })
        : new Intl.NumberFormat(formatLocale()).format(value.count);
    case 'text':
      return value.text;
  }
}
