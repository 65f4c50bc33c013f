import { Button } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconUserPlus } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { PeoplePageQuery } from '../__generated__/PeoplePageQuery.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { rightTo } from '../ui/accessRequests.ts';
import { Disabled } from '../ui/Disabled.tsx';
import { EmptyState } from '../ui/EmptyState.tsx';
import { stepsOf } from '../ui/list/steps.ts';
import { FilterBar } from '../ui/list/FilterBar.tsx';
import { ChoiceFilter } from '../ui/list/filters.tsx';
import { ResourceTable } from '../ui/list/ResourceTable.tsx';
import { sorted, sortOf, sortText } from '../ui/list/sort.ts';
import { useAddress } from '../ui/list/useAddress.ts';
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
import { sideBySide } from '../base/words.ts';

/** Lists are read anew this long after the last change, in milliseconds: a busy minute must not read one for each. */
const SETTLE_MS = 250;
const ROLES = ['OWNER', 'ADMIN', 'MANAGER', 'MEMBER'] as const;
const COLUMNS = ['person', 'role', 'teams', 'now', 'seat', 'more'] as const;
const SORTED = ['person', 'role', 'teams', 'seat'] as const;
const OPEN = ['member', 'view'] as const;
const LIST = ['role', 'team', 'sort'] as const;

/** Everybody in the workspace: role, seat, teams, and whether they can be reached; invitations, requests to join. */
export function PeoplePage() {
  const { t } = useTranslation(['people', 'common']);
  const [{ member, view }, setOpen] = useAddress(OPEN, { history: true });
  const [address, setAddress] = useAddress(LIST);
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const data = useRouteQuery<PeoplePageQuery>(
    graphql`
      query PeoplePageQuery @preloadable {
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
    fetchKey,
  );
  const settled = useDebouncedCallback(renew, SETTLE_MS);
  const [changes, invited] = useFetchKey();
  useMembersLive(settled);
  useInvitationsLive(invited);

  const [text, setText] = useState('');
  const sort = sortOf(address.sort, SORTED);
  const [inviting, setInviting] = useState(false);

  const people = useEverybody(data);
  const teams = data.fetchTeams.data.filter(({ isDeleted }) => !isDeleted);
  const teamName = useMemo(() => new Map(teams.map(({ id, name }) => [id, name])), [teams]);
  const { role, team } = address;
  const found = people.filter(
    ({ displayName, email, roleId, teamIds }) =>
      hasWords(`${displayName} ${email}`, text) &&
      (role === undefined || me.roleOf(roleId) === role) &&
      (team === undefined || teamIds.includes(team)),
  );
  const teamsOf = (teamIds: readonly string[]) =>
    sideBySide(
      teamIds.map((id) => teamName.get(id)),
      ', ',
    );
  const rows = sorted(found, sort, (row, by) => {
    if (by === 'role') return ROLES.findIndex((name) => name === me.roleOf(row.roleId));
    if (by === 'teams') return teamsOf(row.teamIds);
    return by === 'seat' ? Number(!row.hasSeat) : row.displayName || row.email;
  });
  const seats = people.filter(({ hasSeat, status }) => hasSeat && status !== 'DEACTIVATED').length;
  const waiting = data.getWorkspaceWithSettings.usersWithoutSeatCount;
  const mayInvite = me.whyNot('INVITATIONS', 'CREATE');
  const chosen = people.find(({ id }) => id === member);
  const open = (id: string | null) => setOpen({ member: id });
  const clear = () => {
    setText('');
    setAddress({ role: null, team: null });
  };

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
        <FilterBar
          narrow={false}
          flush
          search={{ label: t('search'), value: text, onChange: setText, testId: 'member-search' }}
          values={{ role, team }}
          onChange={setAddress}
          onClear={clear}
          aside={<p role="status">{t('people', { count: rows.length })}</p>}
        >
          <ChoiceFilter
            name="role"
            label={t('columns.role')}
            all={t('allRoles')}
            options={ROLES.map((value) => ({ value, label: t(`common:role.${value}`) }))}
          />
          <ChoiceFilter
            name="team"
            label={t('columns.teams')}
            all={t('allTeams')}
            options={teams.map(({ id, name }) => ({ value: id, label: name }))}
          />
        </FilterBar>
        <div className={styles['card']}>
          <ResourceTable
            caption={t('title')}
            className={styles['members']}
            columns={COLUMNS.map((name) => ({
              name,
              label: t(`columns.${name}`),
              hidden: name === 'more',
              sortable: SORTED.some((each) => each === name),
            }))}
            rows={rows}
            total={rows.length}
            rowHeight={48}
            renderRow={(profile) => (
              <MemberRow
                profile={profile}
                role={me.roleOf(profile.roleId)}
                own={profile.id === me.id}
                teams={teamsOf(profile.teamIds)}
              />
            )}
            sort={sort}
            onSort={(next) => setAddress({ sort: sortText(next) })}
            chosen={member}
            onOpen={open}
            empty={
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
            }
          />
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
        <RolesCard onCompare={() => setOpen({ view: 'roles' })} />
      </aside>
      <InvitePeople opened={inviting} me={me} teams={teams} onClose={() => setInviting(false)} onInvited={invited} />
      <RoleMatrix opened={view === 'roles'} roles={me.roles} onClose={() => setOpen({ view: null })} />
      <MemberDrawer
        profile={chosen}
        id={chosen?.id}
        steps={stepsOf(
          rows.map(({ id }) => id),
          chosen?.id,
          open,
        )}
        me={me}
        teams={teams}
        onClose={() => open(null)}
        onChanged={renew}
      />
    </div>
  );
}
