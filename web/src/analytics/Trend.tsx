import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Trend_activity$key } from '../__generated__/Trend_activity.graphql.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';
import { axisOf } from './axis.ts';
import type { Behind } from './callsBehind.ts';
import { dayIn } from '../ui/clocks.ts';
import { type Days, shifted } from './days.ts';

/**
 * Calls over time: what came in, with what nobody took of it, and what went out. Bars are links to the calls behind them, so
 * that a keyboard and a screen reader read what the eye sees; a drawing library would bring neither. Where the history has no
 * list of just these calls, they are pictures with the same words.
 */
export function Trend({
  activity: key,
  title,
  linkTo,
}: {
  activity: Trend_activity$key;
  /** Where it is not the calls' course over any time. */
  title?: string;
  linkTo: (behind: Behind, days: Days) => Record<string, string> | undefined;
}) {
  const { t } = useTranslation('analytics');
  const { bucket, points, timezone } = useFragment(
    graphql`
      fragment Trend_activity on ActivitySummary {
        timezone
        bucket
        points {
          bucketStart
          bucketEnd
          inbound
          outbound
          missed
        }
      }
    `,
    key,
  );
  const axis = axisOf(bucket, timezone, points.length);
  const most = Math.max(1, ...points.flatMap(({ inbound, outbound }) => [inbound, outbound]));
  const daysOf = (start: unknown, end: unknown): Days => ({
    from: dayIn(timezone, new Date(String(start))),
    until:
      bucket === 'HOUR'
        ? dayIn(timezone, new Date(String(start)))
        : shifted(dayIn(timezone, new Date(String(end))), -1),
  });
  return (
    <Card title={title ?? t('trend.title')}>
      <div className={styles['plot']}>
        <ul className={styles['legend']} aria-hidden>
          {(['answered', 'missed', 'outbound'] as const).map((name) => (
            <li key={name} data-of={name}>
              {t(`trend.${name}`)}
            </li>
          ))}
        </ul>
        <ol className={styles['trend']} aria-label={title ?? t('trend.title')} data-most={most} data-testid="trend">
          {points.map(({ bucketStart, bucketEnd, inbound, outbound, missed }, index) => (
            <li key={String(bucketStart)}>
              <Point
                search={linkTo({}, daysOf(bucketStart, bucketEnd))}
                says={t('trend.point', { when: axis.whole(bucketStart), inbound, missed, outbound })}
              >
                <span className={styles['bar']} style={{ height: `${(inbound / most) * 100}%` }}>
                  <i style={{ height: `${inbound === 0 ? 0 : (missed / inbound) * 100}%` }} />
                </span>
                <span className={styles['bar']} data-of="outbound" style={{ height: `${(outbound / most) * 100}%` }} />
              </Point>
              <span aria-hidden>{axis.label(bucketStart, index)}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}

function Point({
  search,
  says,
  children,
}: {
  search: Record<string, string> | undefined;
  says: string;
  children: ReactNode;
}) {
  if (search === undefined)
    return (
      <div role="img" title={says} aria-label={says}>
        {children}
      </div>
    );
  return (
    <Link to="/channels/calls/history" search={search} title={says} aria-label={says}>
      {children}
    </Link>
  );
}
