import { SegmentedControl, Select, Skeleton } from '@mantine/core';
import { startTransition, useCallback, useMemo, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CallOverviewPageQuery } from '../__generated__/CallOverviewPageQuery.graphql.ts';
import type { CallOverviewPageZoneQuery } from '../__generated__/CallOverviewPageZoneQuery.graphql.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { PageHeader } from '../ui/PageHeader.tsx';
import { Boundary } from '../ui/Boundary.tsx';
import { DateField } from '../ui/DateField.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { ErrorView } from '../ui/ErrorView.tsx';
import { useMe } from '../people/useMe.ts';
import { dayIn } from '../ui/clocks.ts';
import { formatPhone } from '../ui/numbers.ts';
import { useNow } from '../ui/useNow.ts';
import styles from './Analytics.module.css';
import { type Behind, callsBehind, ownBehind } from './callsBehind.ts';
import { type Days, nameOf, type Span, SPANS, spanOf } from './days.ts';
import { Figures } from './Figures.tsx';
import { NoActivity } from './NoActivity.tsx';
import { PeopleTable } from './PeopleTable.tsx';
import { PeopleTrend } from './PeopleTrend.tsx';
import { Spend } from './Spend.tsx';
import { Trend } from './Trend.tsx';
import { useFresh } from './useFresh.ts';
import { WeekHeat } from './WeekHeat.tsx';

const ALL = 'all';
/** The chosen days are a span no more. */
const OTHER = 'other';

/** What the workspace's calls were like: six numbers, their course, with how many people, the hours of the week, who did what, and what it cost (defaults 19). */
export function CallOverviewPage() {
  const { t } = useTranslation('analytics');
  const [attempt, again] = useFetchKey();
  return (
    <div className={styles['page']}>
      <OverviewBoundary key={attempt} onRetry={again} title={t('title')} fallback={<Loading />}>
        <Overview attempt={attempt} />
      </OverviewBoundary>
    </div>
  );
}

class OverviewBoundary extends Boundary<{ onRetry: () => void; title: string }> {
  protected override failed(error: unknown) {
    return (
      <>
        <PageHeader title={this.props.title} />
        <ErrorView inside error={error} onRetry={this.props.onRetry} />
      </>
    );
  }
}

function Overview({ attempt }: { attempt: string | number }) {
  const { t } = useTranslation('analytics');
  const { getWorkspaceWithSettings, fetchWorkspacePhoneNumbers } = useLazyLoadQuery<CallOverviewPageZoneQuery>(
    graphql`
      query CallOverviewPageZoneQuery {
        getWorkspaceWithSettings {
          id
          setting {
            timezone
          }
        }
        fetchWorkspacePhoneNumbers(limit: 50) {
          data {
            id
            name
            number
          }
        }
      }
    `,
    {},
    { fetchKey: attempt },
  );
  const me = useMe();
  const own = me.scope('ANALYTICS', 'READ') === 'own';
  const zone = getWorkspaceWithSettings.setting.timezone || 'UTC';
  const today = dayIn(zone, useNow());
  const [chosen, setChosen] = useState<Span | Days>('week');
  const days = typeof chosen === 'string' ? spanOf(chosen, today) : chosen;
  const [numberId, setNumberId] = useState<string | null>(null);
  const firstDay = useRef<HTMLInputElement>(null);
  const [pending, startTransition] = useTransition();
  const choose = (next: Span | Days) => startTransition(() => setChosen(next));
  const place = zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
  return (
    <>
      <PageHeader
        title={t('title')}
        meta={own ? `${t('own.label')} · ${t('zone', { zone: place })}` : t('zone', { zone: place })}
      />
      <div className={styles['filters']}>
        <SegmentedControl
          aria-label={t('span.label')}
          size="sm"
          data-testid="overview-span"
          value={(typeof chosen === 'string' ? chosen : nameOf(chosen, today)) ?? OTHER}
          onChange={(span) => choose(span as Span)}
          data={(Object.keys(SPANS) as Span[]).map((value) => ({ value, label: t(`span.${value}`) }))}
        />
        {(['from', 'until'] as const).map((end) => (
          <DateField
            key={end}
            {...(end === 'from' ? { ref: firstDay } : {})}
            size="sm"
            className={styles['day'] ?? ''}
            aria-label={t(`span.${end}`)}
            data-testid={`overview-${end}`}
            max={today}
            value={days[end]}
            onChange={(value) => {
              if (value === '') return;
              const next = { ...days, [end]: value };
              // Whoever moves one end past the other means that day.
              choose(next.from <= next.until ? next : { from: value, until: value });
            }}
          />
        ))}
        <Select
          size="sm"
          allowDeselect={false}
          aria-label={t('number')}
          data-testid="overview-number"
          data={[
            { value: ALL, label: t('allNumbers') },
            ...fetchWorkspacePhoneNumbers.data.map(({ id, name, number }) => ({
              value: id,
              label: name || formatPhone(number),
            })),
          ]}
          value={numberId ?? ALL}
          onChange={(value) => startTransition(() => setNumberId(value === ALL ? null : value))}
        />
      </div>
      <Report
        days={days}
        zone={zone}
        numberId={numberId}
        ownUserId={own ? me.id : null}
        pending={pending}
        attempt={attempt}
        onChangeDates={() => firstDay.current?.focus()}
      />
    </>
  );
}

function Report({
  days,
  zone,
  numberId,
  ownUserId,
  pending,
  attempt,
  onChangeDates,
}: {
  days: Days;
  zone: string;
  numberId: string | null;
  /** Of whom the figures are, where they are of the reader's calls alone. */
  ownUserId: string | null;
  pending: boolean;
  attempt: string | number;
  onChangeDates: () => void;
}) {
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

function Loading() {
  return (
    <Delayed>
      <div className={styles['report']} aria-hidden>
        <Skeleton height={108} radius={12} />
        <Skeleton height={260} radius={12} />
        <Skeleton height={260} radius={12} />
        <Skeleton height={240} radius={12} />
      </div>
    </Delayed>
  );
}
