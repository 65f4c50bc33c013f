import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PlanFeature, PlanGateQuery } from '../__generated__/PlanGateQuery.graphql.ts';
import { missingPlan } from './missingPlan.ts';
import styles from './PlanGate.module.css';
import { RequestAccess } from './RequestAccess.tsx';

/** The cheapest plan that has a feature which this workspace's plan lacks; undefined when nothing is lacking. */
function useMissingPlan(feature: PlanFeature, value: string | undefined): ReturnType<typeof missingPlan> {
  const {
    getWorkspaceUserProfile: me,
    getActiveWorkspaceSubscription: subscription,
    fetchSubscriptionPlans: plans,
  } = useLazyLoadQuery<PlanGateQuery>(
    graphql`
      query PlanGateQuery {
        getWorkspaceUserProfile {
          id
          plan
          role {
            id
            features
          }
        }
        getActiveWorkspaceSubscription {
          id
          subscriptionPlan {
            id
            period
          }
        }
        fetchSubscriptionPlans {
          id
          name
          displayName
          price
          period
          subscriptionFeatures {
            name
            value
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  const period = subscription?.subscriptionPlan.period ?? 'MONTHLY';
  const own = plans.find(({ id }) => id === subscription?.subscriptionPlan.id);
  const features = me.role?.features ?? undefined;
  // What the plan has less of than is needed counts as what it does not have.
  const level = own?.subscriptionFeatures.find(({ name }) => name === feature)?.value;
  const had = value === undefined || level === undefined || level === value ? features : features && [];
  return missingPlan(feature, had, plans, period, value);
}

/**
 * What the plan may lack: then greyed and not interactive, with the button that leads to the plan which has it (spec 000
 * §1). The server refuses as well (FEATURE_NOT_IN_PLAN); this only says it beforehand.
 */
export function PlanGate({
  feature,
  value,
  note,
  children,
}: {
  feature: PlanFeature;
  /** What it has to be, where plans have more or less of it (defaults 3.1). */
  value?: string;
  /** What is said where the plan lacks it, beside the button. */
  note?: string | undefined;
  children: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const plan = useMissingPlan(feature, value);
  if (plan === undefined) return children;
  return (
    <div className={styles['gate']}>
      <div className={styles['content']} inert>
        {children}
      </div>
      {note === undefined ? null : (
        <p className={styles['note']} data-testid="plan-gate-note">
          {note}
        </p>
      )}
      <Button
        component={Link}
        to="/settings/billing-and-payments/change-plan"
        variant="light"
        fullWidth
        leftSection={<IconLock size={16} aria-hidden />}
        data-testid="plan-gate"
      >
        {plan.name === '' ? t('plan.missing') : t('plan.available', { plan: plan.name })}
      </Button>
      <RequestAccess access={{ check: 'FEATURE', required: feature }} />
    </div>
  );
}
