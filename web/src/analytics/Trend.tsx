import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { Trend_activity$key } from '../__generated__/Trend_activity.graphql.ts';
import { formatLocale } from '../app/i18n/formatLocale.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';
import type { Behind } from './callsBehind.ts';
import { dayIn, type Days, shifted } from './days.ts';

/** So many labels fit below the bars. */
const MOST_LABELS = 12;

const WRITTEN: Readonly<Record<string, [short: Intl.DateTimeFormatOptions, long: Intl.DateTimeFormatOptions]>> = {
  HOUR: [{ hour: 'numeric' }, { weekday: 'short', hour: 'numeric', minute: '2-digit' }],
  DAY: [
    { day: 'numeric', month: 'short' },
    { weekday: 'long', day: 'numeric', month: 'long' },
  ],
  MONTH: [{ month: 'short' }, { month: 'long', year: 'numeric' }],
};

/**
 * Calls over time: what came in, with what nobody took of it, and what went out. Bars are links to the calls behind them, so
 * that a keyboard and a screen reader read what the eye sees; a drawing library would bring neither.
 */
export function Trend({
  activity: key,
  linkTo,
}: {
  activity: Trend_activity$key;
  linkTo: (behind: Behind, days: Days) => Record<string, string>;
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
  const [short, long] = WRITTEN[bucket] ?? [{}, {}];
  const written = (at: unknown, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formatLocale(), { timeZone: timezone, ...options }).format(new Date(String(at)));
  const most = Math.max(1, ...points.flatMap(({ inbound, outbound }) => [inbound, outbound]));
  const every = Math.ceil(points.length / MOST_LABELS);
  const daysOf = (start: unknown, end: unknown): Days => ({
    from: dayIn(timezone, new Date(String(start))),
    until:
      bucket === 'HOUR'
        ? dayIn(timezone, new Date(String(start)))
        : shifted(dayIn(timezone, new Date(String(end))), -1),
  });
  return (
    <Card title={t('trend.title')}>
      <div className={styles['plot']}>
        <ul className={styles['legend']} aria-hidden>
          {(['answered', 'missed', 'outbound'] as const).map((name) => (
            <li key={name} data-of={name}>
              {t(`trend.${name}`)}
            </li>
          ))}
        </ul>
        <ol className={styles['trend']} aria-label={t('trend.title')} data-testid="trend">
          {points.map(({ bucketStart, bucketEnd, inbound, outbound, missed }, index) => (
            <li key={String(bucketStart)}>
              <Link
                to="/channels/calls/history"
                search={linkTo({}, daysOf(bucketStart, bucketEnd))}
                title={t('trend.point', { when: written(bucketStart, long), inbound, missed, outbound })}
                aria-label={t('trend.point', { when: written(bucketStart, long), inbound, missed, outbound })}
              >
                <span className={styles['bar']} style={{ height: `${(inbound / most) * 100}%` }}>
                  <i style={{ height: `${inbound === 0 ? 0 : (missed / inbound) * 100}%` }} />
                </span>
                <span className={styles['bar']} data-of="outbound" style={{ height: `${(outbound / most) * 100}%` }} />
              </Link>
              <span aria-hidden>{index % every === 0 ? written(bucketStart, short) : ''}</span>
            </li>
          ))}
        </ol>
      </div>
    </Card>
  );
}
