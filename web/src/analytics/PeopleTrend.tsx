import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PeopleTrend_interaction$key } from '../__generated__/PeopleTrend_interaction.graphql.ts';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';
import { axisOf } from './axis.ts';

/** How many people calls and texts were with over time, and who of them was new. A bar is no link: no page lists both. */
export function PeopleTrend({ interaction: key }: { interaction: PeopleTrend_interaction$key }) {
  const { t } = useTranslation('analytics');
  const { bucket, points, timezone } = useFragment(
    graphql`
      fragment PeopleTrend_interaction on CustomerInteraction {
        timezone
        bucket
        points {
          bucketStart
          newContacts
          returningContacts
          interactions
        }
      }
    `,
    key,
  );
  const axis = axisOf(bucket, timezone, points.length);
  const count = new Intl.NumberFormat(formatLocale());
  const most = Math.max(1, ...points.map(({ newContacts, returningContacts }) => newContacts + returningContacts));
  // Who is new is so once; who returns does so in several buckets, so that those make no sum of people.
  const fresh = points.reduce((sum, point) => sum + point.newContacts, 0);
  const interactions = points.reduce((sum, point) => sum + point.interactions, 0);
  return (
    <Card title={t('met.title')}>
      <div className={styles['plot']}>
        <p className={styles['sum']} data-testid="people-trend-sum">
          {t('met.sum', { fresh: count.format(fresh), interactions: count.format(interactions) })}
        </p>
        <ul className={styles['legend']} aria-hidden>
          {(['people', 'new'] as const).map((name) => (
            <li key={name} data-of={name}>
              {t(`met.${name}`)}
            </li>
          ))}
        </ul>
        <ol className={styles['trend']} aria-label={t('met.title')} data-most={most} data-testid="people-trend">
          {points.map(({ bucketStart, newContacts, returningContacts, interactions: times }, index) => {
            const people = newContacts + returningContacts;
            const said = t('met.point', {
              when: axis.whole(bucketStart),
              people: count.format(people),
              fresh: count.format(newContacts),
              interactions: count.format(times),
            });
            return (
              <li key={String(bucketStart)}>
                <div role="img" aria-label={said} title={said}>
                  <span className={styles['bar']} data-of="people" style={{ height: `${(people / most) * 100}%` }}>
                    <i style={{ height: `${people === 0 ? 0 : (newContacts / people) * 100}%` }} />
                  </span>
                </div>
                <span aria-hidden>{axis.label(bucketStart, index)}</span>
              </li>
            );
          })}
        </ol>
      </div>
    </Card>
  );
}
