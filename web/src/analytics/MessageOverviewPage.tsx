import { startTransition, useCallback, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { MessageOverviewPageQuery } from '../__generated__/MessageOverviewPageQuery.graphql.ts';
import styles from './Analytics.module.css';
import { ChannelTable } from './ChannelTable.tsx';
import { MessageFigures } from './MessageFigures.tsx';
import { MessageTrend } from './MessageTrend.tsx';
import { type MessagesBehind, messagesBehind } from './messagesBehind.ts';
import { NoActivity } from './NoActivity.tsx';
import { OverviewFrame, type Shown } from './OverviewFrame.tsx';
import { Spend } from './Spend.tsx';
import { useFresh } from './useFresh.ts';

/** What the workspace's messages were like: five numbers, their course, by channel, and what they cost (defaults 19). */
export function MessageOverviewPage() {
  const { t } = useTranslation(['messageFigures', 'shell']);
  return <OverviewFrame title={t('shell:pages.messages')} ownLabel={t('messageFigures:own')} report={Report} />;
}

function Report({ days, zone, numberId, ownUserId, pending, attempt, onDays, onChangeDates }: Shown) {
  const { t } = useTranslation(['analytics', 'messageFigures']);
  const fresh = useFresh();
  const [retries, setRetries] = useState(0);
  const variables = useMemo(
    () => ({ range: { from: days.from, until: days.until }, numberIds: numberId === null ? null : [numberId] }),
    [days.from, days.until, numberId],
  );
  const data = useLazyLoadQuery<MessageOverviewPageQuery>(
    graphql`
      query MessageOverviewPageQuery($range: AnalyticsRangeInput!, $numberIds: [ID!]) {
        getAnalyticsSummary(range: $range, channel: message, numberIds: $numberIds) {
          channels {
            channel
          }
          ...MessageFigures_summary
          ...ChannelTable_summary
          ...Spend_summary
        }
        getActivitySummaryOverTime(range: $range, numberIds: $numberIds) {
          ...MessageTrend_activity
        }
      }
    `,
    variables,
    { fetchPolicy: 'store-and-network', fetchKey: `${attempt} ${fresh} ${retries}` },
  );
  const linkTo = useCallback(
    (behind: MessagesBehind) => messagesBehind(days, zone, numberId, behind),
    [days, zone, numberId],
  );
  const summary = data.getAnalyticsSummary;
  if (summary.channels.length === 0)
    return <NoActivity hint={t('messageFigures:empty')} onChangeDates={onChangeDates} />;
  return (
    <div className={styles['report']} data-pending={pending || undefined} data-testid="messages-report">
      <MessageFigures summary={summary} own={ownUserId !== null} linkTo={linkTo} />
      <MessageTrend activity={data.getActivitySummaryOverTime} onDays={onDays} />
      <ChannelTable summary={summary} linkTo={linkTo} />
      <Spend summary={summary} onRetry={() => startTransition(() => setRetries((before) => before + 1))} />
    </div>
  );
}
