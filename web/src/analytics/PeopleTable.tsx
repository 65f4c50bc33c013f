import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { PeopleTable_summary$key } from '../__generated__/PeopleTable_summary.graphql.ts';
import { useDuration } from '../calls/useDuration.ts';
import { Card } from '../ui/Card.tsx';
import styles from './Analytics.module.css';
import type { Behind } from './callsBehind.ts';

/** Who of us did what, who did most first; a name leads to the calls of that person. */
export function PeopleTable({
  summary: key,
  linkTo,
}: {
  summary: PeopleTable_summary$key;
  linkTo: (behind: Behind) => Record<string, string>;
}) {
  const { t } = useTranslation('analytics');
  const duration = useDuration();
  const { people } = useFragment(
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
        }
      }
    `,
    key,
  );
  if (people.length === 0) return null;
  return (
    <Card title={t('people.title')}>
      <div className={`${styles['plot']} ${styles['scroll']}`}>
        <table className={styles['table']} data-testid="analytics-people">
          <thead>
            <tr>
              <th scope="col">{t('people.name')}</th>
              {(['answered', 'placed', 'missedOffers', 'talkTime'] as const).map((name) => (
                <th key={name} scope="col" title={t(`people.means.${name}`)}>
                  {t(`people.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {people.map(({ userId, user, answered, placed, talkTimeSec, missedOffers }) => (
              <tr key={userId}>
                <th scope="row">
                  <Link to="/channels/calls/history" search={linkTo({ agentUserId: userId })}>
                    {user?.fullName ?? t('people.gone')}
                  </Link>
                </th>
                <td className="tabular">{answered}</td>
                <td className="tabular">{placed}</td>
                <td className="tabular">{missedOffers}</td>
                <td className="tabular">{duration(talkTimeSec)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
