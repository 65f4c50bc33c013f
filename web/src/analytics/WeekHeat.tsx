import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekHeat_summary$key } from '../__generated__/WeekHeat_summary.graphql.ts';
import { Card } from '../ui/Card.tsx';
import { hourName, weekdayName } from '../ui/dates.ts';
import styles from './Analytics.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** A darker cell than this would hide its number. */
const STRONGEST = 45;

/** When people call: each hour of the week, the darker the more, with how many of them nobody took. */
export function WeekHeat({ summary: key }: { summary: WeekHeat_summary$key }) {
  const { t } = useTranslation('analytics');
  const { hours } = useFragment(
    graphql`
      fragment WeekHeat_summary on AnalyticsSummary {
        hours {
          weekday
          hour
          inbound
          unanswered
        }
      }
    `,
    key,
  );
  const at = new Map(hours.map((each) => [each.weekday * 24 + each.hour, each]));
  const most = Math.max(1, ...hours.map(({ inbound }) => inbound));
  return (
    <Card title={t('heat.title')}>
      {/* It scrolls on narrow screens, and holds nothing else that the keyboard could reach. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- WCAG 2.1.1: what scrolls can be scrolled by keys */}
      <section className={`${styles['plot']} ${styles['scroll']}`} aria-label={t('heat.means')} tabIndex={0}>
        <table className={styles['heat']} data-testid="heat">
          <caption className={styles['unseen']}>{t('heat.means')}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className={styles['unseen']}>{t('heat.day')}</span>
              </th>
              {HOURS.map((hour) => (
                <th key={hour} scope="col" aria-label={hourName(hour)}>
                  <span aria-hidden>{hour % 3 === 0 ? hourName(hour) : ''}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row" aria-label={weekdayName(day, 'long')}>
                  <span aria-hidden>{weekdayName(day, 'short')}</span>
                </th>
                {HOURS.map((hour) => {
                  const { inbound, unanswered } = at.get(day * 24 + hour) ?? { inbound: 0, unanswered: 0 };
                  const strength = Math.round((inbound / most) * STRONGEST);
                  return (
                    <td
                      key={hour}
                      style={
                        inbound === 0
                          ? undefined
                          : { background: `color-mix(in srgb, var(--accent) ${strength}%, var(--surface))` }
                      }
                      title={t('heat.cell', {
                        day: weekdayName(day, 'long'),
                        hour: hourName(hour),
                        inbound,
                        unanswered,
                      })}
                    >
                      {inbound === 0 ? null : inbound}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </Card>
  );
}
