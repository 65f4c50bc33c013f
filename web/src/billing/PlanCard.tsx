import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PlanCard_subscription$key } from '../__generated__/PlanCard_subscription.graphql.ts';
import type { PlanCardKeepMutation } from '../__generated__/PlanCardKeepMutation.graphql.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import type { Me } from '../people/useMe.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Card } from '../ui/Card.tsx';
import { writtenDate } from '../ui/dates.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { formatMoney } from '../ui/money.ts';
import { StatusChip, type Tone } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { Pane } from '../ui/Pane.tsx';
import styles from './Billing.module.css';
import { MoneyBack } from './MoneyBack.tsx';
import { CancelPlan } from './CancelPlan.tsx';
import { SeatsDialog } from './SeatsDialog.tsx';

const TONES: Readonly<Record<string, Tone>> = {
  ACTIVE: 'success',
  PAST_DUE: 'warning',
  SUSPENDED: 'danger',
  CANCELLED: 'warning',
  EXPIRED: 'danger',
};
const STATES = ['TRIALING', 'ACTIVE', 'PAST_DUE', 'SUSPENDED', 'CANCELLED', 'EXPIRED'] as const;
const day = (moment: unknown) => writtenDate(new Date(String(moment)));

/** The plan, its seats, what waits for the end of the cycle, and the ways to change it. */
export function PlanCard({
  subscription,
  me,
  onChanged,
}: {
  subscription: PlanCard_subscription$key;
  me: Me;
  onChanged: () => void;
}) {
  const { t } = useTranslation('billing');
  const [dialog, setDialog] = useState<'seats' | 'cancel'>();
  const keeping = useCommit();
  const {
    subscriptionPlan: plan,
    status,
    billed,
    userSlots,
    paidUntil,
    subscriptionExpiresOn: expires,
    isPaymentFailing,
    pendingChange: pending,
    till,
    nextFreeMonthlyCallMinutesResetDate: reset,
  } = useFragment(
    graphql`
      fragment PlanCard_subscription on WorkspaceSubscription {
        status
        billed
        userSlots
        paidUntil
        subscriptionExpiresOn
        isPaymentFailing
        till {
          displayName
          renewsBy
          sellsSeats
        }
        pendingChange {
          displayName
          userSlots
          effectiveAt
        }
        nextFreeMonthlyCallMinutesResetDate
        subscriptionPlan {
          id
          displayName
          price
          currency
          period
        }
      }
    `,
    subscription,
  );
  const state = STATES.find((known) => known === status);
  const canceled = status === 'CANCELLED';
  const mayNot = me.whyNot('BILLING', 'UPDATE');
  // Such a plan is cancelled and kept where it is renewed.
  const renewedBy = till?.renewsBy === 'PLATFORM' ? till.displayName : undefined;
  const owner = { why: mayNot, access: rightTo('BILLING', 'UPDATE') };
  const keep = () =>
    keeping.run(async () => {
      await commit<PlanCardKeepMutation>(
        graphql`
          mutation PlanCardKeepMutation {
            keepSubscription {
              id
              ...PlanCard_subscription
            }
          }
        `,
        {},
      );
      onChanged();
      toast.success(t('plan.kept', { plan: plan.displayName }));
    });
  return (
    <Card
      title={t('plan.title')}
      aside={state ? <StatusChip tone={TONES[state] ?? 'neutral'}>{t(`plan.status.${state}`)}</StatusChip> : undefined}
    >
      <div className={styles['plan']}>
        <Words as="p" className={styles['planName']} data-testid="plan-name">
          {plan.displayName}
        </Words>
        <p>{t(`plan.price.${plan.period}`, { price: formatMoney(plan.price, plan.currency) })}</p>
        <p className={styles['muted']}>
          {t('plan.seats', { count: userSlots })}
          {paidUntil && !canceled && !isPaymentFailing ? ` ${t('plan.renews', { date: day(paidUntil) })}` : ''}
          {reset ? ` ${t('plan.reset', { date: day(reset) })}` : ''}
        </p>
        {billed && !paidUntil && expires ? (
          <p data-testid="granted-plan">{t('plan.granted', { date: day(expires) })}</p>
        ) : null}
        {canceled && paidUntil ? (
          <p data-testid="pending-change">{t('plan.ends', { plan: plan.displayName, date: day(paidUntil) })}</p>
        ) : pending ? (
          <p data-testid="pending-change">
            {t('plan.becomes', {
              plan: pending.displayName,
              date: day(pending.effectiveAt),
              count: pending.userSlots,
            })}
          </p>
        ) : null}
        {billed && paidUntil && renewedBy !== undefined ? (
          <p className={styles['muted']} data-testid="renewed-by-platform">
            {t('plan.renewedBy', { platform: renewedBy })}
          </p>
        ) : null}
        {keeping.refusal ? <Why refusal={keeping.refusal} /> : null}
        <div className={styles['planActions']}>
          {(canceled && renewedBy === undefined) || pending ? (
            <Disabled {...owner}>
              <Button size="sm" loading={keeping.pending} onClick={() => void keep()} data-testid="keep-plan">
                {t('plan.keep', { plan: plan.displayName })}
              </Button>
            </Disabled>
          ) : null}
          {isPaymentFailing || canceled ? null : (
            <Disabled {...owner}>
              <Button
                component={Link}
                to="/settings/billing-and-payments/change-plan"
                size="sm"
                variant="default"
                data-testid="change-plan"
              >
                {t('plan.change')}
              </Button>
            </Disabled>
          )}
          {billed && paidUntil && !isPaymentFailing && till?.sellsSeats !== false ? (
            <Disabled why={me.whyNot('BILLING', 'CREATE')} access={rightTo('BILLING', 'CREATE')}>
              <Button size="sm" variant="default" onClick={() => setDialog('seats')} data-testid="add-seats">
                {t('seats.title')}
              </Button>
            </Disabled>
          ) : null}
          {billed && paidUntil && !canceled && renewedBy === undefined ? (
            <Disabled {...owner}>
              <Button size="sm" variant="subtle" onClick={() => setDialog('cancel')} data-testid="cancel-plan">
                {t('plan.cancel')}
              </Button>
            </Disabled>
          ) : null}
        </div>
        {billed && paidUntil && !isPaymentFailing && mayNot === undefined ? (
          <Pane>
            <MoneyBack plan={plan.displayName} renewed={`${plan.id} ${userSlots}`} onTaken={onChanged} />
          </Pane>
        ) : null}
      </div>
      {dialog === 'seats' ? (
        <SeatsDialog
          plan={plan.id}
          held={userSlots}
          savesCard={till?.renewsBy !== 'APPROVAL'}
          onClose={() => setDialog(undefined)}
          onBought={onChanged}
        />
      ) : null}
      {dialog === 'cancel' ? (
        <CancelPlan
          plan={plan.displayName}
          until={paidUntil ? day(paidUntil) : ''}
          unpaid={isPaymentFailing}
          onClose={() => setDialog(undefined)}
          onDone={onChanged}
        />
      ) : null}
    </Card>
  );
}
