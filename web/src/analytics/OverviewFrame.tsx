import { Progress, SegmentedControl, Select, Skeleton } from '@mantine/core';
import { type ComponentType, useEffect, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { OverviewFrameZoneQuery } from '../__generated__/OverviewFrameZoneQuery.graphql.ts';
import { refusalOf } from '../base/relay/refusal.ts';
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
import { type Days, nameOf, type Span, SPANS, spanOf } from './days.ts';

const ALL = 'all';
/** The chosen days are a span no more. */
const OTHER = 'other';

/** The server has waited for some seconds before it says that it counts. */
const LOOKS_AGAIN_MS = 1_000;

/** What a report is of, as its reader chose it. */
export interface Shown {
  readonly days: Days;
  readonly zone: string;
  readonly numberId: string | null;
  /** Of whom the figures are, where they are of the reader's work alone. */
  readonly ownUserId: string | null;
  /** Others are chosen, and being read. */
  readonly pending: boolean;
  readonly attempt: string | number;
  readonly onDays: (days: Days) => void;
  /** Leads to the days. */
  readonly onChangeDates: () => void;
}

interface Framed {
  readonly title: string;
  /** That the figures are the reader's own. */
  readonly ownLabel: string;
  readonly report: ComponentType<Shown>;
}

/** A page of figures over days: which days, in the workspace's zone, and of which number. */
export function OverviewFrame(props: Framed) {
  const [attempt, again] = useFetchKey();
  return (
    <div className={styles['page']}>
      <OverviewBoundary key={attempt} onRetry={again} title={props.title} fallback={<Loading />}>
        <Overview {...props} attempt={attempt} />
      </OverviewBoundary>
    </div>
  );
}

class OverviewBoundary extends Boundary<{ onRetry: () => void; title: string }> {
  protected override failed(error: unknown) {
    return (
      <>
        <PageHeader title={this.props.title} />
        {refusalOf(error).code === 'COUNTING' ? (
          <Counting error={error} onRetry={this.props.onRetry} />
        ) : (
          <ErrorView inside error={error} onRetry={this.props.onRetry} />
        )}
      </>
    );
  }
}

/** Days are counted for the first time, in the background: how far that is, until the report can be read. */
function Counting({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const { message, details } = refusalOf(error);
  useEffect(() => {
    const timer = setTimeout(onRetry, LOOKS_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [onRetry]);
  return (
    <div className={styles['counting']} role="status" data-testid="overview-counting">
      <Progress value={(100 * Number(details['counted'])) / Number(details['days'])} aria-hidden />
      <p>{message}</p>
    </div>
  );
}

function Overview({ title, ownLabel, report: Report, attempt }: Framed & { attempt: string | number }) {
  const { t } = useTranslation('analytics');
  const { getWorkspaceWithSettings, fetchWorkspacePhoneNumbers } = useLazyLoadQuery<OverviewFrameZoneQuery>(
    graphql`
      query OverviewFrameZoneQuery {
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
        title={title}
        meta={own ? `${ownLabel} · ${t('zone', { zone: place })}` : t('zone', { zone: place })}
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
        onDays={choose}
        onChangeDates={() => firstDay.current?.focus()}
      />
    </>
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
