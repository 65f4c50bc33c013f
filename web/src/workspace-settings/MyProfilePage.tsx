import { Button, SegmentedControl, Select } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql } from 'react-relay';
import type { MyProfilePagePresenceMutation } from '../__generated__/MyProfilePagePresenceMutation.graphql.ts';
import type { MyProfilePageQuery } from '../__generated__/MyProfilePageQuery.graphql.ts';
import type { MyProfilePageRingtoneMutation } from '../__generated__/MyProfilePageRingtoneMutation.graphql.ts';
import { useRouteQuery } from '../base/relay/useRouteQuery.ts';
import { useFetchKey } from '../base/relay/resync.ts';
import { commit, useCommit } from '../base/relay/useCommit.ts';
import { useMembersLive } from '../people/PeopleLive.tsx';
import { reachabilityKey } from '../people/reachability.ts';
import { RoleMatrix } from '../people/RoleMatrix.tsx';
import { useMe } from '../people/useMe.ts';
import { useReachabilityChanged } from '../people/useReachabilityChanged.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Card } from '../ui/Card.tsx';
import { Optional } from '../ui/Optional.tsx';
import { presenceOf } from '../ui/presence.ts';
import { RequestAccess } from '../ui/RequestAccess.tsx';
import { SettingsFields, SettingsPage, SettingsRow } from '../ui/SettingsPage.tsx';
import { StatusChip } from '../ui/StatusChip.tsx';
import { toast } from '../ui/toast.ts';
import { usePresenceLimit } from '../ui/usePresenceLimit.ts';
import { Why } from '../ui/Why.tsx';
import { Words } from '../ui/Words.tsx';
import { Devices } from './Devices.tsx';
import styles from './WorkspaceSettings.module.css';
import { sideBySide } from '../base/words.ts';

/** Who one is in this workspace: role and rights, teams, seat, presence, and the devices that ring. */
export function MyProfilePage() {
  const { t } = useTranslation(['workspaceSettings', 'people', 'notifications', 'common']);
  const me = useMe();
  const [fetchKey, renew] = useFetchKey();
  const [matrix, setMatrix] = useState(false);
  const { pending, refusal, run } = useCommit();
  const data = useRouteQuery<MyProfilePageQuery>(
    graphql`
      query MyProfilePageQuery @preloadable {
        getWorkspaceUserProfile {
          id
          displayName
          email
          hasSeat
          teamIds
          ringToneId
          availabilityStatus
          presence
          presenceReason
          presenceUntil
          missedCalls
          createdAt
          profileImageMedia {
            url
          }
          deviceAvailability {
            reachable
            reason
            reachableDevices
          }
        }
        fetchTeams(first: 100) {
          data {
            id
            name
          }
        }
        fetchConfigurations {
          ringTones {
            id
            label
          }
        }
        getWorkspaceWithSettings {
          id
          name
          setting {
            ringToneId
          }
        }
      }
    `,
    {},
    fetchKey,
  );
  useMembersLive(renew);
  useReachabilityChanged(renew);
  const { getWorkspaceUserProfile: profile, getWorkspaceWithSettings: workspace } = data;
  const teams = data.fetchTeams.data.filter(({ id }) => profile.teamIds.includes(id));
  const { ringTones } = data.fetchConfigurations;
  // Who may change the workspace changes its ringtone with the same operation (defaults 2.4), and does so over there.
  const changesWorkspace = me.scope('WORKSPACE', 'UPDATE') !== undefined;
  const presence = presenceOf(profile.presence);
  const limit = usePresenceLimit(profile);
  const reach = profile.deviceAvailability;

  const setPresence = (availabilityStatus: 'AVAILABLE' | 'BUSY') =>
    run(async () => {
      await commit<MyProfilePagePresenceMutation>(
        graphql`
          mutation MyProfilePagePresenceMutation($availabilityStatus: UserPresence!) {
            setPresence(availabilityStatus: $availabilityStatus) {
              id
              availabilityStatus
              version
            }
          }
        `,
        { availabilityStatus },
      );
    });
  const setRingtone = (ringToneId: string) =>
    run(async () => {
      await commit<MyProfilePageRingtoneMutation>(
        graphql`
          mutation MyProfilePageRingtoneMutation($ringToneId: String) {
            updateWorkspace(ringToneId: $ringToneId) {
              id
              version
            }
          }
        `,
        { ringToneId },
        // The answer is the workspace; without the right to change that, the tone is the member's own.
        { change: (store) => store.get(profile.id)?.setValue(ringToneId, 'ringToneId') },
      );
      toast.success(t('me.ringtoneSaved'));
    });

  return (
    <SettingsPage title={t('me.title')} lead={t('me.lead', { workspace: workspace.name })}>
      {refusal === undefined ? null : <Why refusal={refusal} />}
      <div className={styles['card']}>
        <div className={styles['line']}>
          <Avatar name={profile.displayName} image={profile.profileImageMedia?.url} size={48} />
          <span className={styles['lineText']}>
            <Words as="b">{profile.displayName}</Words>
            <small>{profile.email}</small>
          </span>
          <Button component={Link} to="/account-settings/profile" variant="default" size="sm">
            {t('me.account')}
          </Button>
        </div>
      </div>
      <Card title={t('me.role')}>
        <SettingsRow
          title={<span data-testid="my-role">{t(`common:role.${me.roleOf(me.roleId)}`)}</span>}
          action={
            <Button variant="default" size="sm" onClick={() => setMatrix(true)}>
              {t('people:roles.compare')}
            </Button>
          }
        >
          {t(`people:roles.${me.roleOf(me.roleId)}`)}
        </SettingsRow>
        <SettingsRow
          title={t(profile.hasSeat ? 'people:seat.with' : 'people:seat.without')}
          action={profile.hasSeat ? undefined : <RequestAccess access={{ check: 'SEAT', required: '' }} />}
        >
          {t(profile.hasSeat ? 'me.seat' : 'me.noSeat')}
        </SettingsRow>
        <SettingsRow title={t('people:columns.teams')}>
          {teams.length === 0
            ? t('me.noTeams')
            : sideBySide(
                teams.map(({ name }) => name),
                ', ',
              )}
        </SettingsRow>
      </Card>
      <Card title={t('me.presence')}>
        <SettingsRow
          title={t(`common:presence.${presence}`)}
          action={
            <SegmentedControl
              withItemsBorders={false}
              aria-label={t('me.presence')}
              aria-busy={pending}
              value={profile.availabilityStatus === 'AVAILABLE' ? 'AVAILABLE' : 'BUSY'}
              disabled={pending}
              onChange={(value) => void setPresence(value === 'AVAILABLE' ? 'AVAILABLE' : 'BUSY')}
              data={(['AVAILABLE', 'BUSY'] as const).map((value) => ({ value, label: t(`common:presence.${value}`) }))}
            />
          }
        >
          {limit === undefined ? null : <p data-testid="my-limit">{limit.mine}</p>}
          {reach?.reachable === true
            ? t('people:reach.devices', { count: reach.reachableDevices })
            : t(`people:reach.${reachabilityKey(reach?.reason)}`)}
        </SettingsRow>
        {limit?.action === undefined ? null : (
          <p className={styles['inset']}>
            <Button size="sm" variant="default" disabled={pending} onClick={() => void setPresence('AVAILABLE')}>
              {limit.action}
            </Button>
          </p>
        )}
        <p className={styles['inset']}>
          <Link to="/settings/notifications" className="link">
            {t('notifications:hours.change')}
          </Link>
        </p>
      </Card>
      <Optional title={t('devices.title')}>
        <Devices />
      </Optional>
      <Card title={t('ringtone.label')}>
        <SettingsFields>
          <Select
            label={t('me.ringtone')}
            description={changesWorkspace ? t('me.ringtoneWorkspace') : t('me.ringtoneHint')}
            allowDeselect={false}
            readOnly={changesWorkspace || pending}
            value={(changesWorkspace ? null : profile.ringToneId) ?? workspace.setting.ringToneId ?? null}
            data={ringTones.map(({ id, label }) => ({ value: id, label }))}
            onChange={(id) => {
              if (id !== null && !changesWorkspace) void setRingtone(id);
            }}
          />
        </SettingsFields>
        {changesWorkspace ? (
          <p className={styles['inset']}>
            <Link to="/settings/workspaces" className="link">
              {t('me.ringtoneThere')}
            </Link>
          </p>
        ) : null}
      </Card>
      {profile.hasSeat ? null : <StatusChip tone="warning">{t('people:readsOnly')}</StatusChip>}
      <RoleMatrix opened={matrix} roles={me.roles} onClose={() => setMatrix(false)} />
    </SettingsPage>
  );
}
