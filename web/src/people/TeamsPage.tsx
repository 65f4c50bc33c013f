import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconPlus, IconUsersGroup } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { TeamsPageQuery } from '../__generated__/TeamsPageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { formatPhone } from '../ui/numbers.ts';
import { SettingsPage } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import styles from './People.module.css';
import { useMembersLive } from './PeopleLive.tsx';
import { useMe } from './useMe.ts';
import { useMemberNames } from './useMemberNames.ts';
import { sideBySide } from '../base/words.ts';

const SETTLE_MS = 250;
/** The list does not wait for what is opened from it. */
const TeamDialog = lazyPart(async () => ({ default: (await import('./TeamDialog.tsx')).TeamDialog }));

/** The workspace's teams: who is in them, in which order they ring, and which numbers ring them. */
export function TeamsPage() {
  const { t } = useTranslation('people');
  const navigate = useNavigate();
  const { team: chosen } = useSearch({ from: '/shell/settings/settings/teams' });
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const data = useRouteQuery<TeamsPageQuery>(
    graphql`
      query TeamsPageQuery @preloadable {
        fetchTeams(first: 100) {
          data {
            id
            name
            description
            tags
            isDefault
            isDeleted
            totalMembers
            members {
              id
              displayName
              profileImageMedia {
                url
              }
            }
            phoneNumbers {
              id
              name
              number
            }
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
  const people = useMemberNames(fetchKey).filter(({ status }) => status !== 'DEACTIVATED');
  const whyNotNew = me.whyNot('TEAMS', 'CREATE');
  const go = (team?: string) => void navigate({ to: '/settings/teams', search: team === undefined ? {} : { team } });
  const add = (
    <Disabled why={whyNotNew} access={rightTo('TEAMS', 'CREATE')}>
      <Button leftSection={<IconPlus size={18} stroke={1.75} />} onClick={() => go('new')} data-testid="team-add">
        {t('teams.add')}
      </Button>
    </Disabled>
  );

  return (
    <SettingsPage title={t('teams.title')} lead={t('teams.lead')} action={add}>
      <div className={styles['card']}>
        {teams.length === 0 ? (
          <EmptyState icon={<IconUsersGroup size={22} stroke={1.5} />}>{t('teams.empty')}</EmptyState>
        ) : (
          <table className={styles['table']}>
            <caption className="visually-hidden">{t('teams.title')}</caption>
            <thead>
              <tr>
                <th scope="col">{t('teams.name')}</th>
                <th scope="col">{t('teams.members')}</th>
                <th scope="col" data-column="teams">
                  {t('teams.numbers')}
                </th>
              </tr>
            </thead>
            <tbody>
              {teams.map((team) => (
                <tr key={team.id} data-testid="team-row" data-name={team.name}>
                  <td>
                    <button
                      dir="auto"
                      type="button"
                      className={styles['open']}
                      onClick={() => go(team.id)}
                      aria-label={t('teams.open', { name: team.name })}
                    >
                      {team.name}
                    </button>{' '}
                    {team.isDefault ? <StatusChip tone="accent">{t('teams.default')}</StatusChip> : null}
                    <span className={styles['tags']}>
                      {team.tags.map((tag) => (
                        <StatusChip key={tag}>{tag}</StatusChip>
                      ))}
                    </span>
                  </td>
                  <td>
                    <span data-testid="team-members">{t('people', { count: team.totalMembers })}</span>{' '}
                    <span className={styles['faces']}>
                      {team.members.slice(0, 4).map(({ id, displayName, profileImageMedia }) => (
                        <Avatar key={id} name={displayName} image={profileImageMedia?.url} size={24} />
                      ))}
                    </span>
                  </td>
                  <td data-column="teams">
                    {team.phoneNumbers.length === 0
                      ? t('teams.noNumbers')
                      : sideBySide(
                          team.phoneNumbers.map(({ name, number }) => name || formatPhone(number)),
                          ', ',
                        )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Suspense fallback={null}>
        <TeamDialog
          key={chosen}
          opened={
            chosen !== undefined && (chosen === 'new' ? whyNotNew === undefined : teams.some(({ id }) => id === chosen))
          }
          team={teams.find(({ id }) => id === chosen) ?? null}
          me={me}
          people={people}
          onClose={() => go()}
          onSaved={() => {
            renew();
            go();
          }}
        />
      </Suspense>
    </SettingsPage>
  );
}
