import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { WeekHeat_summary$key } from '../__generated__/WeekHeat_summary.graphql.ts';
import { formatLocale } from '../app/i18n/formatLocale.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);
/** 2024-01-01 was a Monday. */
const MONDAY = Date.UTC(2024, 0, 1);
const DAY_MS = 86_400_000;
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
  const written = (day: number, weekday: 'short' | 'long') =>
    new Intl.DateTimeFormat(formatLocale(), { weekday, timeZone: 'UTC' }).format(MONDAY + (day - 1) * DAY_MS);
  const clock = (hour: number) =>
    new Intl.DateTimeFormat(formatLocale(), { hour: 'numeric', timeZone: 'UTC' }).format(MONDAY + hour * 3_600_000);
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
                <th key={hour} scope="col" aria-label={clock(hour)}>
                  <span aria-hidden>{hour % 3 === 0 ? clock(hour) : ''}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {WEEKDAYS.map((day) => (
              <tr key={day}>
                <th scope="row" aria-label={written(day, 'long')}>
                  <span aria-hidden>{written(day, 'short')}</span>
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
                      title={t('heat.cell', { day: written(day, 'long'), hour: clock(hour), inbound, unanswered })}
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
