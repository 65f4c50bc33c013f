import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { TeamsPageQuery } from '../__generated__/TeamsPageQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../ui/list/filters.tsx';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { sorted, sortOf, sortText } from '../ui/list/sort.ts';
import { stepsOf } from '../ui/list/steps.ts';
import { useAddress } from '../ui/list/useAddress.ts';
import { hasWords } from '../ui/search.ts';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import styles from './People.module.css';
import { useMembersLive } from './PeopleLive.tsx';
import { TeamRow } from './TeamRow.tsx';
import { useMe } from './useMe.ts';
import { useMemberNames } from './useMemberNames.ts';

const SETTLE_MS = 250;
const SORTED = ['name', 'members'] as const;
const OPEN = ['team'] as const;
const LIST = ['tag', 'sort'] as const;
/** What stands in the address while a new team is made. */
const NEW = 'new';
/** The list does not wait for what is opened from it. */
const EditTeam = lazyPart(async () => ({ default: (await import('./TeamDialog.tsx')).EditTeam }));

/** The workspace's teams: who is in them, in which order they ring, and which numbers ring them. */
export function TeamsPage() {
  const { t } = useTranslation('people');
  const [{ team: chosen }, setOpen] = useAddress(OPEN, { history: true });
  const [address, setAddress] = useAddress(LIST);
  const [text, setText] = useState('');
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const data = useRouteQuery<TeamsPageQuery>(
    graphql`
      query TeamsPageQuery @preloadable {
        fetchTeams(first: 100) {
          data {
            id
            name
            tags
            isDeleted
            totalMembers
            members {
              id
              displayName
            }
            ...TeamRow_team
            ...TeamDialog_team
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  useMembersLive(useDebouncedCallback(renew, SETTLE_MS));
  const teams = data.fetchTeams.data.filter(({ isDeleted }) => !isDeleted);
  const tags = [...new Set(teams.flatMap((team) => team.tags))].toSorted((one, other) => one.localeCompare(other));
  const people = useMemberNames(fetchKey).filter(({ status }) => status !== 'DEACTIVATED');
  const whyNotNew = me.whyNot('TEAMS', 'CREATE');
  const { tag } = address;
  const sort = sortOf(address.sort, SORTED);
  const found = teams.filter(
    (team) =>
      hasWords([team.name, ...team.tags, ...team.members.map(({ displayName }) => displayName)].join(' '), text) &&
      (tag === undefined || team.tags.includes(tag)),
  );
  const rows = sorted(found, sort, (row, by) => (by === 'members' ? row.totalMembers : row.name));
  const open = (id: string | null) => setOpen({ team: id });
  const clear = () => {
    setText('');
    setAddress({ tag: null });
  };
  const add = (
    <Disabled why={whyNotNew} access={rightTo('TEAMS', 'CREATE')}>
      <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => open(NEW)} data-testid="team-add">
        {t('teams.add')}
      </Button>
    </Disabled>
  );
  const ids = rows.map(({ id }) => id);

  return (
    <SettingsPage title={t('teams.title')} lead={t('teams.lead')} action={add}>
      {teams.length === 0 ? null : (
        <FilterBar
          narrow={false}
          flush
          search={{ label: t('teams.search'), value: text, onChange: setText, testId: 'team-search' }}
          values={{ tag }}
          onChange={setAddress}
          onClear={clear}
        >
          {tags.length === 0 ? null : (
            <ChoiceFilter
              name="tag"
              label={t('teams.tags')}
              all={t('teams.allTags')}
              options={tags.map((value) => ({ value, label: value }))}
            />
          )}
        </FilterBar>
      )}
      <div className={styles['card']}>
        <ResourceTable
          caption={t('teams.title')}
          className={styles['members']}
          columns={[
            { name: 'name', label: t('teams.name'), sortable: true },
            { name: 'members', label: t('teams.members'), sortable: true },
            { name: 'teams', label: t('teams.numbers') },
            { name: 'more', label: t('columns.more'), hidden: true },
          ]}
          rows={rows}
          total={rows.length}
          rowHeight={48}
          renderRow={renderRow}
          sort={sort}
          onSort={(next) => setAddress({ sort: sortText(next) })}
          chosen={chosen}
          onOpen={open}
          empty={
            teams.length === 0 ? (
              <EmptyState icon={<IconUsersGroup size={22} stroke={1.5} />}>{t('teams.empty')}</EmptyState>
            ) : (
              <EmptyState
                compact
                action={
                  <Button variant="default" onClick={clear}>
                    {t('clear')}
                  </Button>
                }
              >
                {t('noResults')}
              </EmptyState>
            )
          }
        />
      </div>
      <Suspense fallback={null}>
        <EditTeam
          making={chosen === NEW && whyNotNew === undefined}
          team={teams.find(({ id }) => id === chosen)}
          id={teams.find(({ id }) => id === chosen)?.id}
          steps={stepsOf(ids, chosen, open)}
          me={me}
          people={people}
          onClose={() => open(null)}
          onSaved={() => {
            renew();
            open(null);
          }}
        />
      </Suspense>
    </SettingsPage>
  );
}

/** Outside, so that no row is drawn again while another one opens. */
const renderRow = (row: TeamsPageQuery['response']['fetchTeams']['data'][number]) => <TeamRow team={row} />;
