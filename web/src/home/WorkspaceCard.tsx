import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WorkspaceCard_balance$key } from '../__generated__/WorkspaceCard_balance.graphql.ts';
import type { WorkspaceCard_profile$key } from '../__generated__/WorkspaceCard_profile.graphql.ts';
import type { WorkspaceCard_subscription$key } from '../__generated__/WorkspaceCard_subscription.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { formatMoney } from '../ui/money.ts';
import { presenceOf } from '../ui/presence.ts';
import { roleKey } from '../ui/roleKey.ts';
import styles from './WorkspaceCard.module.css';

/** Who I am here: role, seat, plan, credit. */
export function WorkspaceCard({
  profile,
  balance,
  subscription,
}: {
  profile: WorkspaceCard_profile$key;
  balance: WorkspaceCard_balance$key;
  subscription: WorkspaceCard_subscription$key | null;
}) {
  const { t } = useTranslation(['home', 'common']);
  const me = useFragment(
    graphql`
      fragment WorkspaceCard_profile on UserProfile {
        firstName
        lastName
        email
        hasSeat
        presence
        role {
          name
        }
      }
    `,
    profile,
  );
  const credit = useFragment(
    graphql`
      fragment WorkspaceCard_balance on CreditBalance {
        balance
        currency
      }
    `,
    balance,
  );
  const plan = useFragment(
    graphql`
      fragment WorkspaceCard_subscription on WorkspaceSubscription {
        subscriptionPlan {
          displayName
        }
      }
    `,
    subscription,
  );
  const name = [me.firstName, me.lastName].filter(Boolean).join(' ');
  const rows = [
    [t('people.role'), t(`common:role.${roleKey(me.role?.name)}`)],
    [t('people.seat'), me.hasSeat ? t('people.hasSeat') : t('people.noSeat')],
    [t('people.plan'), plan?.subscriptionPlan.displayName],
    [
      t('people.credit'),
      typeof credit.balance === 'number' ? formatMoney(credit.balance, credit.currency ?? 'USD') : undefined,
    ],
  ];
  return (
    <Card title={t('people.you')}>
      <div className={styles['who']}>
        <Avatar name={name} size={40} presence={presenceOf(me.presence)} />
        <div>
          <b>{name}</b>
          <p>{me.email}</p>
        </div>
      </div>
      <dl className={styles['facts']}>
        {rows.map(([term, value]) =>
          value === undefined || value === null ? null : (
            <div key={term}>
              <dt>{term}</dt>
              <dd className="tabular">{value}</dd>
            </div>
          ),
        )}
      </dl>
    </Card>
  );
}
