import { SegmentedControl } from '@mantine/core';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '../ui/Card.tsx';
import { writtenDay } from '../ui/dates.ts';
import styles from './Lists.module.css';

const SPANS = ['7', '30', '90'] as const;
export type Span = (typeof SPANS)[number];

interface Day {
  readonly day: string;
  readonly joined: number;
  readonly left: number;
}

interface Part {
  readonly of: string;
  readonly text: string;
}

/** Who joined and left on each day: bars upward and downward, each with its words. */
export function GrowthPlot<Of extends Day>({
  title,
  days,
  says,
  legend,
  partsOf,
  span,
  pending,
  onSpan,
}: {
  title: ReactNode;
  days: readonly Of[];
  /** A day in words. */
  says: (day: Of) => string;
  legend: { readonly joined: string | readonly Part[]; readonly left: string };
  /** Of who joined, how many came by each way, as the legend has them. */
  partsOf?: (day: Of) => readonly number[];
  span: Span;
  /** Another span is on its way. */
  pending: boolean;
  onSpan: (span: Span) => void;
}) {
  const { t } = useTranslation('lists');
  const most = Math.max(1, ...days.flatMap(({ joined, left }) => [joined, left]));
  const quiet = days.every(({ joined, left }) => joined + left === 0);
  const first = days[0]?.day;
  const last = days.at(-1)?.day;
  return (
    <Card
      title={title}
      aside={
        <SegmentedControl
          size="xs"
          withItemsBorders={false}
          aria-label={t('growth.span')}
          value={span}
          onChange={onSpan}
          data={SPANS.map((value) => ({ value, label: t('growth.days', { count: Number(value) }) }))}
        />
      }
    >
      <div className={styles['body']}>
        <p className={styles['legend']} role="status">
          {typeof legend.joined === 'string' ? (
            <span data-of="joined">{legend.joined}</span>
          ) : (
            legend.joined.map(({ of, text }, part) => (
              <span key={of} data-of="joined" data-part={part}>
                {text}
              </span>
            ))
          )}
          <span data-of="left">{legend.left}</span>
        </p>
        {quiet ? (
          <p className={styles['noGrowth']}>{t('growth.none')}</p>
        ) : (
          <>
            <ol
              className={styles['plot']}
              aria-label={t('growth.title')}
              data-pending={pending || undefined}
              data-testid="growth"
            >
              {days.map((day) => (
                <li key={day.day} title={says(day)}>
                  <span className="visually-hidden">{says(day)}</span>
                  <i aria-hidden data-of="joined" style={{ height: `${(day.joined / most) * 100}%` }}>
                    {partsOf?.(day).map((count, part) => (
                      // oxlint-disable-next-line react/no-array-index-key -- a way is its place in the legend
                      <b key={part} data-part={part} style={{ flexGrow: count }} />
                    ))}
                  </i>
                  <i aria-hidden data-of="left" style={{ height: `${(day.left / most) * 100}%` }} />
                </li>
              ))}
            </ol>
            <p className={styles['axis']} aria-hidden>
              <span>{first === undefined ? null : writtenDay(first)}</span>
              <span>{last === undefined ? null : writtenDay(last)}</span>
            </p>
          </>
        )}
      </div>
    </Card>
  );
}
