import { Button, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconUserPlus } from '@tabler/icons-react';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { PeoplePageQuery } from '../__generated__/PeoplePageQuery.graphql.ts';
import { useFetchKey } from '../app/relay/resync.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { Optional } from '../ui/Optional.tsx';
import { PageHeading } from '../ui/PageHeading.tsx';
import { Invitations } from './Invitations.tsx';
import { InvitePeople } from './InvitePeople.tsx';
import { JoinRequests } from './JoinRequests.tsx';
import { MemberDrawer } from './MemberDrawer.tsx';
import { MemberRow } from './MemberRow.tsx';
import styles from './People.module.css';
import { useInvitationsLive, useMembersLive } from './PeopleLive.tsx';
import { RoleMatrix } from './RoleMatrix.tsx';
import { RolesCard } from './RolesCard.tsx';
import { SeatsCard } from './SeatsCard.tsx';
import { useEverybody } from './useEverybody.ts';
import { useMe } from './useMe.ts';
import { hasWords } from '../ui/search.ts';
import { sideBySide } from '../ui/words.ts';

/** Lists are read anew this long after the last change, in milliseconds: a busy minute must not read one for each. */
const SETTLE_MS = 250;
const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;

/** Everybody in the workspace: role, seat, teams, and whether they can be reached; invitations, requests to join. */
export function PeoplePage() {
  const { t } = useTranslation(['people', 'common']);
  const navigate = useNavigate();
  const { member, view } = useSearch({ from: '/shell/settings/settings/users' });
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const data = useLazyLoadQuery<PeoplePageQuery>(
    graphql`
      query PeoplePageQuery {
        ...useEverybody_query
        fetchTeams(first: 100) {
          data {
            id
            name
            isDefault
            isDeleted
          }
        }
        getWorkspaceWithSettings {
          id
          usersWithoutSeatCount
          allowSignupFromDomain
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  const settled = useDebouncedCallback(renew, SETTLE_MS);
  const [changes, invited] = useFetchKey();
  useMembersLive(settled);
  useInvitationsLive(invited);

  const [text, setText] = useState('');
  const [role, setRole] = useState<string | null>(null);
  const [team, setTeam] = useState<string | null>(null);
  const [inviting, setInviting] = useState(false);

  const people = useEverybody(data);
  const teams = data.fetchTeams.data.filter(({ isDeleted }) => !isDeleted);
  const teamName = useMemo(() => new Map(teams.map(({ id, name }) => [id, name])), [teams]);
  const rows = people.filter(
    ({ displayName, email, roleId, teamIds }) =>
      hasWords(`${displayName} ${email}`, text) &&
      (role === null || me.roleOf(roleId) === role) &&
      (team === null || teamIds.includes(team)),
  );
  const seats = people.filter(({ hasSeat, status }) => hasSeat && status !== 'DEACTIVATED').length;
  const waiting = data.getWorkspaceWithSettings.usersWithoutSeatCount;
  const mayInvite = me.whyNot('INVITATIONS', 'CREATE');
  const chosen = people.find(({ id }) => id === member);
  const go = (search: { member?: string; view?: 'roles' }) => void navigate({ to: '/settings/users', search });

  return (
    <div className={styles['layout']}>
      <div className={styles['main']}>
        <header className={styles['head']}>
          <div>
            <PageHeading>{t('title')}</PageHeading>
            <p className={styles['lead']}>
              {t('summary.people', { count: people.length })} {t('summary.seats', { count: seats })}{' '}
              {waiting > 0 ? <b data-testid="seats-waiting">{t('summary.waiting', { count: waiting })}</b> : null}
            </p>
          </div>
          <Disabled why={mayInvite} access={rightTo('INVITATIONS', 'CREATE')}>
            <Button
              leftSection={<IconUserPlus size={18} stroke={1.75} />}
              onClick={() => setInviting(true)}
              data-testid="invite-open"
            >
              {t('invite.action')}
            </Button>
          </Disabled>
        </header>
        <div className={styles['filters']} role="search">
          <TextInput
            size="sm"
            className={styles['search'] ?? ''}
            leftSection={<IconSearch size={16} />}
            placeholder={t('search')}
            aria-label={t('search')}
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
            data-testid="member-search"
          />
          <Select
            size="sm"
            clearable
            aria-label={t('columns.role')}
            placeholder={t('allRoles')}
            value={role}
            onChange={setRole}
            data={ROLES.map((value) => ({ value, label: t(`common:role.${value}`) }))}
          />
          <Select
            size="sm"
            clearable
            aria-label={t('columns.teams')}
            placeholder={t('allTeams')}
            value={team}
            onChange={setTeam}
            data={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <p className={styles['count']} role="status">
            {t('people', { count: rows.length })}
          </p>
        </div>
        <div className={styles['card']}>
          {rows.length === 0 ? (
            <EmptyState
              compact
              action={
                <Button
                  variant="default"
                  onClick={() => {
                    setText('');
                    setRole(null);
                    setTeam(null);
                  }}
                >
                  {t('clear')}
                </Button>
              }
            >
              {t('noResults')}
            </EmptyState>
          ) : (
            <table className={styles['table']}>
              <caption className="visually-hidden">{t('title')}</caption>
              <thead>
                <tr>
                  <th scope="col">{t('columns.person')}</th>
                  <th scope="col">{t('columns.role')}</th>
                  <th scope="col" data-column="teams">
                    {t('columns.teams')}
                  </th>
                  <th scope="col" data-column="now">
                    {t('columns.now')}
                  </th>
                  <th scope="col" data-column="seat">
                    {t('columns.seat')}
                  </th>
                  <th>
                    <span className="visually-hidden">{t('columns.more')}</span>
                  </th>
                </tr>
              </thead>
              <tbody>
                {rows.map((profile) => (
                  <MemberRow
                    key={profile.id}
                    profile={profile}
                    role={me.roleOf(profile.roleId)}
                    own={profile.id === me.id}
                    teams={sideBySide(
                      profile.teamIds.map((id) => teamName.get(id)),
                      ', ',
                    )}
                    onOpen={() => go({ member: profile.id })}
                  />
                ))}
              </tbody>
            </table>
          )}
        </div>
        {me.scope('INVITATIONS', 'READ') === undefined ? null : (
          <Optional title={t('invitations.title')}>
            <Invitations me={me} changes={changes} />
          </Optional>
        )}
        {me.role === 'OWNER' || me.role === 'ADMIN' ? (
          <Optional title={t('requests.title')}>
            <JoinRequests onDecided={renew} />
          </Optional>
        ) : null}
      </div>
      <aside className={styles['aside']} aria-label={t('aside')}>
        <SeatsCard seats={seats} waiting={waiting} whyNot={me.whyNot('BILLING', 'CREATE')} />
        <RolesCard onCompare={() => go({ view: 'roles' })} />
      </aside>
      <InvitePeople opened={inviting} me={me} teams={teams} onClose={() => setInviting(false)} onInvited={invited} />
      <RoleMatrix opened={view === 'roles'} roles={me.roles} onClose={() => go({})} />
      <MemberDrawer profile={chosen} me={me} teams={teams} onClose={() => go({})} onChanged={renew} />
    </div>
  );
}
