import { Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { WhoFiltersQuery } from '../__generated__/WhoFiltersQuery.graphql.ts';
import { useMemberNames } from '../people/useMemberNames.ts';
import type { CallFilter } from './callFilter.ts';
import styles from './CallHistoryPage.module.css';

const ALL = 'all';

/** Narrows the history to one person's or one team's calls; where there is only one, there is nothing to choose. */
export function WhoFilters({
  filter,
  onChange,
}: {
  filter: CallFilter;
  onChange: (part: Partial<CallFilter>) => void;
}) {
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
  const common = {
    size: 'sm',
    allowDeselect: false,
    className: styles['filter'] ?? '',
    comboboxProps: { width: 'max-content', position: 'bottom-start' },
  } as const;
  const chosen = (value: string | null) => (value === ALL ? null : value);
  return (
    <>
      {members.length > 1 ? (
        <Select
          {...common}
          searchable
          aria-label={t('history.personFilter.label')}
          data-testid="history-filter-person"
          data={[
            { value: ALL, label: t('history.personFilter.all') },
            ...members.map(({ mainUserId, displayName, email }) => ({
              value: mainUserId,
              label: displayName || email,
            })),
          ]}
          value={filter.agentUserId ?? ALL}
          onChange={(value) => onChange({ agentUserId: chosen(value) })}
        />
      ) : null}
      {teams.data.length > 1 ? (
        <Select
          {...common}
          aria-label={t('history.teamFilter.label')}
          data-testid="history-filter-team"
          data={[
            { value: ALL, label: t('history.teamFilter.all') },
            ...teams.data.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={filter.teamId ?? ALL}
          onChange={(value) => onChange({ teamId: chosen(value) })}
        />
      ) : null}
    </>
  );
}
