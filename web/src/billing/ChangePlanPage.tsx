import { SegmentedControl, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { ChangePlanPageQuery } from '../__generated__/ChangePlanPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useMe } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { NotAllowed } from '../ui/RequestAccess.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { BillingOff } from './BillingOff.tsx';
import { ChangeBar } from './ChangeBar.tsx';
import styles from './ChangePlan.module.css';
import { MOST_SEATS, readSeats } from './planRows.ts';
import { PlanTable } from './PlanTable.tsx';

/** Milliseconds after the last change of the seats until their price is asked. */
const SETTLES_MS = 300;

/** Plans side by side, with what one would pay today and then. */
export function ChangePlanPage() {
  const { t } = useTranslation('billing');
  const me = useMe();
  const { number } = useSearch({ from: '/shell/settings/settings/billing-and-payments/change-plan' });
  const { getActiveWorkspaceSubscription: subscription, fetchSubscriptionPlans: plans } =
    useRouteQuery<ChangePlanPageQuery>(
      graphql`
        query ChangePlanPageQuery @preloadable {
          getActiveWorkspaceSubscription {
            id
            billed
            unbilled
            paidUntil
            userSlots
            till {
              hasPortal
            }
            subscriptionPlan {
              id
              period
            }
          }
          fetchSubscriptionPlans {
            id
            name
            period
            ...PlanTable_plans
          }
        }
      `,
      {},
    );
  // A plan that a coupon gave may be bought.
  const own = subscription?.billed && subscription.paidUntil ? subscription.subscriptionPlan.id : undefined;
  const held = subscription?.userSlots ?? 1;
  const [period, setPeriod] = useState(subscription?.subscriptionPlan.period ?? 'MONTHLY');
  const [picked, setPicked] = useState<string>();
  const [typed, setTyped] = useState(String(held));
  const seats = readSeats(typed, held);
  const [settled] = useDebouncedValue(seats, SETTLES_MS);
  const [again, setAgain] = useState(0);
  const whyNot = me.whyNot('BILLING', 'UPDATE');
  // Other seats of the plan that is held are a change as well.
  const chosen = picked ?? (settled === held ? undefined : own);
  const wanted = chosen?.replace(/_(MONTHLY|YEARLY)$/, `_${period}`);
  if (subscription?.unbilled) return <BillingOff title={t('plan.change')} />;
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <PageHeading>{t('plan.change')}</PageHeading>
        <span className={styles['muted']}>{t('change.untaxed')}</span>
      </header>
      {whyNot === undefined ? (
        <>
          <div className={styles['choices']}>
            <div>
              <p className={styles['label']} id="billing-period">
                {t('change.period')}
              </p>
              <SegmentedControl
                value={period}
                onChange={setPeriod}
                aria-labelledby="billing-period"
                data={[
                  { value: 'MONTHLY', label: t('change.monthly') },
                  { value: 'YEARLY', label: t('change.yearly') },
                ]}
              />
              <p className={styles['note']}>{t('change.yearlyNote')}</p>
            </div>
            <TextInput
              type="number"
              inputMode="numeric"
              label={t('change.seats')}
              description={t('change.seatsNote', { count: held })}
              min={1}
              max={MOST_SEATS}
              value={typed}
              onChange={({ currentTarget }) => setTyped(currentTarget.value)}
              className={styles['seats'] ?? ''}
              data-testid="plan-seats"
            />
            <p className={styles['note']}>{t('change.always')}</p>
          </div>
          <PlanTable
            plans={plans.filter((plan) => plan.period === period && plan.name !== 'FREE')}
            own={own}
            picked={wanted}
            seats={seats}
            onPick={setPicked}
          />
          {wanted === undefined ? null : (
            <ChangeBar
              plan={wanted}
              // Left alone: as many as the plan allows, of those that are held.
              seats={settled === held ? 0 : settled}
              number={number}
              savesCard={subscription?.till?.hasPortal ?? true}
              again={again}
              onAgain={() => setAgain(again + 1)}
              onCancel={() => {
                setPicked(undefined);
                setTyped(String(held));
              }}
            />
          )}
        </>
      ) : (
        <NotAllowed why={whyNot} access={rightTo('BILLING', 'UPDATE')} />
      )}
    </div>
  );
}
