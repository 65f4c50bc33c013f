import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PeopleTable_summary$key } from '../__generated__/PeopleTable_summary.graphql.ts';
import { useDuration } from '../calls/useDuration.ts';
import { formatLocale } from '../base/i18n/formatLocale.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';
import type { Behind } from './callsBehind.ts';

/** Who of us did what, who did most first; a name leads to the calls of that person. A call that several had is one of all. */
export function PeopleTable({
  summary: key,
  linkTo,
}: {
  summary: PeopleTable_summary$key;
  linkTo: (behind: Behind) => Record<string, string> | undefined;
}) {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  const { people, peopleCalls } = useFragment(
    graphql`
      fragment PeopleTable_summary on AnalyticsSummary {
        people {
          userId
          user {
            id
            fullName
          }
          answered
          placed
          talkTimeSec
          missedOffers
          availableTimeSec
          occupancy
        }
        peopleCalls {
          answered
          placed
        }
      }
    `,
    key,
  );
  if (people.length === 0) return null;
  const there = sumOf(people.map(({ availableTimeSec }) => availableTimeSec));
  const busy = sumOf(people.map(({ availableTimeSec, occupancy }) => availableTimeSec * (occupancy ?? 0)));
  return (
    <Card title={t('people.title')}>
      <div className={`${styles['plot']} ${styles['scroll']}`}>
        <table className={styles['table']} data-testid="analytics-people">
          <thead>
            <tr>
              <th scope="col">{t('people.name')}</th>
              {(['answered', 'placed', 'missedOffers', 'talkTime', 'occupancy'] as const).map((name) => (
                <th key={name} scope="col" title={t(`people.means.${name}`)}>
                  {t(`people.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(
              ({ userId, user, answered, placed, talkTimeSec, missedOffers, availableTimeSec, occupancy }) => (
                <tr key={userId}>
                  <th scope="row">
                    <Link dir="auto" to="/channels/calls/history" search={linkTo({ agentUserId: userId }) ?? {}}>
                      {user?.fullName ?? t('people.gone')}
                    </Link>
                  </th>
                  <td className="tabular">{answered}</td>
                  <td className="tabular">{placed}</td>
                  <td className="tabular">{missedOffers}</td>
                  <td className="tabular">{duration(talkTimeSec)}</td>
                  <Occupancy perCent={occupancy} of={availableTimeSec} />
                </tr>
              ),
            )}
          </tbody>
          {people.length > 1 && (
            <tfoot>
              <tr>
                <th scope="row">{t('people.all')}</th>
                <td className="tabular">{peopleCalls.answered}</td>
                <td className="tabular">{peopleCalls.placed}</td>
                <td className="tabular">{sumOf(people.map(({ missedOffers }) => missedOffers))}</td>
                <td className="tabular">{duration(sumOf(people.map(({ talkTimeSec }) => talkTimeSec)))}</td>
                <Occupancy perCent={there > 0 ? busy / there : null} of={there} />
              </tr>
            </tfoot>
          )}
        </table>
      </div>
    </Card>
  );
}

const sumOf = (figures: readonly number[]) => figures.reduce((sum, figure) => sum + figure, 0);

/** How much of the time in which somebody was there for calls (seconds) they were busy with them. */
function Occupancy({ perCent, of }: { perCent: number | null | undefined; of: number }) {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  if (perCent == null)
    return (
      <td className="tabular" title={t('people.occupancyUnknown')}>
        {t('none')}
      </td>
    );
  const value = new Intl.NumberFormat(formatLocale()).format(Math.round(perCent));
  return (
    <td className="tabular" data-testid="occupancy">
      {t('percent', { value })} <span className={styles['of']}>{t('people.occupancyOf', { there: duration(of) })}</span>
    </td>
  );
}
