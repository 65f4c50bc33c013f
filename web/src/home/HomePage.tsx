import { useLoaderData } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, usePreloadedQuery } from 'react-relay';
import type { HomeQuery as HomeQueryType } from '../__generated__/HomeQuery.graphql.ts';
import { useSandbox } from '../app/sandbox/useSandbox.ts';
import { formatLocale } from '../app/i18n/formatLocale.ts';
import { viewerZone } from '../app/i18n/viewerZone.ts';
import { PageHeader } from '../app/shell/PageHeader.tsx';
import { timeOfDay } from '../ui/dates.ts';
import { Optional } from '../ui/Optional.tsx';
import { useNow } from '../ui/useNow.ts';
import styles from './HomePage.module.css';
import { NumberCard, NumberCardLoading } from './NumberCard.tsx';
import { RecentActivity, RecentActivityLoading } from './RecentActivity.tsx';
import { SetupChecklist } from './SetupChecklist.tsx';
import { StartCard } from './StartCard.tsx';
import { WorkspaceCard } from './WorkspaceCard.tsx';

/** The part of the day that a greeting names. */
function greetingKey(hour: number) {
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

/** Home: what is set up, the number, and where to begin. */
export function HomePage() {
  const { t } = useTranslation('home');
  const { query } = useLoaderData({ from: '/shell/' });
  const data = usePreloadedQuery<HomeQueryType>(
    graphql`
      query HomeQuery @preloadable {
        getWorkspaceUserProfile {
          id
          firstName
          ...WorkspaceCard_profile
        }
        getWorkspaceWithSettings {
          id
          ...SetupChecklist_workspace
        }
        getCreditBalance {
          id
          ...WorkspaceCard_balance
        }
        getActiveWorkspaceSubscription {
          id
          ...WorkspaceCard_subscription
        }
      }
    `,
    query,
  );
  const sandbox = useSandbox();
  const now = useNow();
  const timeZone = viewerZone();
  const inZone = (options: Intl.DateTimeFormatOptions, locale = formatLocale()) =>
    new Intl.DateTimeFormat(locale, { timeZone, ...options }).format(now);
  const hour = Number(inZone({ hour: 'numeric', hourCycle: 'h23' }, 'en-GB'));
  const place = timeZone.split('/').at(-1)?.replaceAll('_', ' ');

  return (
    <div className={styles['page']}>
      <PageHeader
        title={t(greetingKey(hour), { name: data.getWorkspaceUserProfile.firstName })}
        meta={t('when', {
          date: inZone({ weekday: 'long', day: 'numeric', month: 'long' }),
          time: timeOfDay(now),
          zone: place,
        })}
      />
      <div className={styles['body']}>
        <Optional>
          <SetupChecklist workspace={data.getWorkspaceWithSettings} sandbox={sandbox} />
        </Optional>
        <div className={styles['grid']}>
          <div className={styles['column']}>
            <Optional fallback={<NumberCardLoading />} title={t('number.title')}>
              <NumberCard sandbox={sandbox} />
            </Optional>
            <StartCard />
          </div>
          <Optional fallback={<RecentActivityLoading />} title={t('activity.title')}>
            <RecentActivity />
          </Optional>
          <WorkspaceCard
            profile={data.getWorkspaceUserProfile}
            balance={data.getCreditBalance}
            subscription={data.getActiveWorkspaceSubscription ?? null}
          />
        </div>
      </div>
    </div>
  );
}
