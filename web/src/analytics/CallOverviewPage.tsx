import { startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CallOverviewPageQuery } from '../__generated__/CallOverviewPageQuery.graphql.ts';
import styles from './Analytics.module.css';
import { type Behind, callsBehind, ownBehind } from './callsBehind.ts';
import { Figures } from './Figures.tsx';
import { NoActivity } from './NoActivity.tsx';
import { OverviewFrame, type Shown } from './OverviewFrame.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeopleTrend } from './PeopleTrend.tsx';
import { Spend } from './Spend.tsx';
import { Trend } from './Trend.tsx';
import { useFresh } from './useFresh.ts';
import { WeekHeat } from './WeekHeat.tsx';

/** What the workspace's calls were like: six numbers, their course, with how many people, the hours of the week, who did what, and what it cost (defaults 19). */
export function CallOverviewPage() {
  const { t } = useTranslation('analytics');
  return <OverviewFrame title={t('title')} ownLabel={t('own.label')} report={Report} />;
}

function Report({ days, zone, numberId, ownUserId, pending, attempt, onChangeDates }: Shown) {
  const fresh = useFresh();
  const [retries, setRetries] = useState(0);
  const retry = () => startTransition(() => setRetries((before) => before + 1));
  const variables = useMemo(
    () => ({ range: { from: days.from, until: days.until }, numberIds: numberId === null ? null : [numberId] }),
    [days.from, days.until, numberId],
  );
  const data = useLazyLoadQuery<CallOverviewPageQuery>(
    graphql`
      query CallOverviewPageQuery($range: AnalyticsRangeInput!, $numberIds: [ID!]) {
        getAnalyticsSummary(range: $range, channel: call, numberIds: $numberIds) {
          calls {
            inbound
            outbound
          }
          ...Figures_summary
          ...WeekHeat_summary
          ...PeopleTable_summary
          ...Spend_summary
        }
        getActivitySummaryOverTime(range: $range, numberIds: $numberIds) {
          ...Trend_activity
        }
        getCustomerInteractionOverTime(range: $range, numberIds: $numberIds) {
          ...PeopleTrend_interaction
        }
      }
    `,
    variables,
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${fresh} ${retries}` },
  );
  const linkTo = useCallback(
    (behind: Behind, within = days) => {
      const narrowed = ownUserId === null ? behind : ownBehind(behind, ownUserId);
      return narrowed && callsBehind(within, zone, numberId, narrowed);
    },
    [days, zone, numberId, ownUserId],
  );
  const { calls } = data.getAnalyticsSummary;
  if (calls && calls.inbound + calls.outbound === 0) return <NoActivity onChangeDates={onChangeDates} />;
  return (
    <div className={styles['report']} data-pending={pending || undefined} data-testid="overview-report">
      <Figures summary={data.getAnalyticsSummary} own={ownUserId !== null} linkTo={linkTo} />
      <Trend activity={data.getActivitySummaryOverTime} linkTo={linkTo} />
      <PeopleTrend interaction={data.getCustomerInteractionOverTime} />
      <WeekHeat summary={data.getAnalyticsSummary} />
      <PeopleTable summary={data.getAnalyticsSummary} linkTo={linkTo} />
      <Spend summary={data.getAnalyticsSummary} onRetry={retry} />
    </div>
  );
}
