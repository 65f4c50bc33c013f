import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PlanFeature, PlanGateQuery } from '../__generated__/PlanGateQuery.graphql.ts';
import styles from './PlanGate.module.css';

/** Values of a feature that a plan does not have. */
const ABSENT = new Set(['', '0', 'false', 'NONE']);

/** The cheapest plan that has a feature which this workspace's plan lacks; undefined when nothing is lacking. */
function useMissingPlan(feature: PlanFeature): string | undefined {
  const { getWorkspaceUserProfile: me, fetchSubscriptionPlans: plans } = useLazyLoadQuery<PlanGateQuery>(
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
        fetchSubscriptionPlans(period: MONTHLY) {
          id
          name
          displayName
          price
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
  if (me.role?.features?.includes(feature) !== false) return undefined;
  const [cheapest] = plans
    .filter(({ subscriptionFeatures }) =>
      subscriptionFeatures.some(({ name, value }) => name === feature && !ABSENT.has(value)),
    )
    .toSorted((a, b) => a.price - b.price);
  return cheapest?.displayName;
}

/**
 * What the plan may lack: then greyed and not interactive, with the button that leads to the plan which has it (spec 000
 * §1). The server refuses as well (FEATURE_NOT_IN_PLAN); this only says it beforehand.
 */
export function PlanGate({ feature, children }: { feature: PlanFeature; children: ReactNode }) {
  const { t } = useTranslation('ui');
  const plan = useMissingPlan(feature);
  if (plan === undefined) return children;
  return (
    <div className={styles['gate']}>
      <div className={styles['content']} inert>
        {children}
      </div>
      <Button
        component={Link}
        to="/settings/billing-and-payments/change-plan"
        variant="light"
        fullWidth
        leftSection={<IconLock size={16} aria-hidden />}
        data-testid="plan-gate"
      >
        {t('plan.available', { plan })}
      </Button>
    </div>
  );
}
