import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WhoFiltersQuery } from '../__generated__/WhoFiltersQuery.graphql.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import { ChoiceFilter } from '../ui/list/filters.tsx';

/** Narrows the history to one person's or one team's calls; where there is only one, there is nothing to choose. */
export function WhoFilters() {
  const { t } = useTranslation('calls');
  const members = useMemberNames('call-history');
  const { fetchTeams: teams } = useLazyLoadQuery<WhoFiltersQuery>(
    graphql`
      query WhoFiltersQuery {
        fetchTeams(first: 100) {
          data {
            id
            name
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network' },
  );
  return (
    <>
      {members.length > 1 ? (
        <ChoiceFilter
          searchable
          name="agentUserId"
          label={t('history.personFilter.label')}
          all={t('history.personFilter.all')}
          testId="history-filter-person"
          options={members.map(({ mainUserId, displayName, email }) => ({
            value: mainUserId,
            label: displayName || email,
          }))}
        />
      ) : null}
      {teams.data.length > 1 ? (
        <ChoiceFilter
          name="teamId"
          label={t('history.teamFilter.label')}
          all={t('history.teamFilter.all')}
          testId="history-filter-team"
          options={teams.data.map(({ id, name }) => ({ value: id, label: name }))}
        />
      ) : null}
    </>
  );
}
