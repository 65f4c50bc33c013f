import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MessageTrend_activity$key } from '../__generated__/MessageTrend_activity.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { dayIn } from '../ui/clocks.ts';
import styles from './Analytics.module.css';
import { axisOf } from './axis.ts';
import { type Days, shifted } from './days.ts';
import { useFigureValues } from './useFigureValues.ts';

/** Messages over time: what went out, with what failed of it, and what came in. A bar leads to the days that it stands for. */
export function MessageTrend({
  activity: key,
  onDays,
}: {
  activity: MessageTrend_activity$key;
  onDays: (days: Days) => void;
}) {
  const { t } = useTranslation(['analytics', 'messageFigures']);
  const { count } = useFigureValues();
  const { bucket, points, timezone } = useFragment(
    graphql`
      fragment MessageTrend_activity on ActivitySummary {
        timezone
        bucket
        points {
          bucketStart
          bucketEnd
          messagesIn
          messagesSent
          messagesFailed
        }
      }
    `,
    key,
  );
  const axis = axisOf(bucket, timezone, points.length);
  // What is sent and does not arrive is in both: beside what arrived stands what did not.
  const heights = points.map(({ messagesIn, messagesSent, messagesFailed }) =>
    Math.max(messagesIn, messagesSent, messagesFailed),
  );
  const most = Math.max(1, ...heights);
  const part = (of: number) => `${(of / most) * 100}%`;
  return (
    <Card title={t('messageFigures:trend.title')}>
      <div className={styles['plot']}>
        <ul className={styles['legend']} aria-hidden>
          <li data-of="answered">{t('messageFigures:trend.sent')}</li>
          <li data-of="missed">{t('messageFigures:trend.failed')}</li>
          <li data-of="outbound">{t('messageFigures:trend.received')}</li>
        </ul>
        <ol
          className={styles['trend']}
          aria-label={t('messageFigures:trend.title')}
          data-most={most}
          data-testid="message-trend"
        >
          {points.map(({ bucketStart, bucketEnd, messagesIn, messagesSent, messagesFailed }, index) => {
            const says = t('messageFigures:trend.point', {
              when: axis.whole(bucketStart),
              sent: count(messagesSent),
              failed: count(messagesFailed),
              received: count(messagesIn),
            });
            const bars = (
              <>
                <span className={styles['bar']} style={{ height: part(Math.max(messagesSent, messagesFailed)) }}>
                  <i
                    style={{
                      height: `${messagesFailed === 0 ? 0 : (messagesFailed / Math.max(messagesSent, messagesFailed)) * 100}%`,
                    }}
                  />
                </span>
                <span className={styles['bar']} data-of="outbound" style={{ height: part(messagesIn) }} />
              </>
            );
            return (
              <li key={String(bucketStart)}>
                {bucket === 'HOUR' ? (
                  <div role="img" title={says} aria-label={says}>
                    {bars}
                  </div>
                ) : (
                  <button
                    type="button"
                    title={says}
                    aria-label={says}
                    onClick={() =>
                      onDays({
                        from: dayIn(timezone, new Date(String(bucketStart))),
                        until: shifted(dayIn(timezone, new Date(String(bucketEnd))), -1),
                      })
                    }
                  >
                    {bars}
                  </button>
                )}
                <span aria-hidden>{axis.label(bucketStart, index)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
