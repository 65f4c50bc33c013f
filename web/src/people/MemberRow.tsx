import { Tooltip } from '@mantine/core';
import { IconArmchair, IconChevronRight } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { MemberRow_profile$key } from '../__generated__/MemberRow_profile.graphql.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Cell, ResourceRow, RowOpen } from '../ui/list/ResourceRow.tsx';
import { presenceOf } from '../ui/presence.ts';
import { roleKey } from '../ui/roleKey.ts';
import { StatusChip } from '../ui/StatusChip.tsx';
import { usePresenceLimit } from '../ui/usePresenceLimit.ts';
import styles from './People.module.css';
import { reachabilityKey } from './reachability.ts';

/** One member of the list: who they are, what they may do, and whether a call would reach them. */
export function MemberRow({
  profile: key,
  role,
  own,
  teams,
}: {
  profile: MemberRow_profile$key;
  role: string;
  own: boolean;
  teams: string;
}) {
  const { t } = useTranslation(['people', 'common']);
  const {
    displayName,
    email,
    status,
    hasSeat,
    presence: shown,
    presenceReason,
    presenceUntil,
    missedCalls,
    deviceAvailability,
    profileImageMedia,
  } = useFragment(
    graphql`
      fragment MemberRow_profile on UserProfile {
        id
        displayName
        email
        status
        hasSeat
        roleId
        teamIds
        presence
        presenceReason
        presenceUntil
        missedCalls
        deactivationReason
        deviceAvailability {
          reachable
          reason
          reachableDevices
        }
        profileImageMedia {
          url
        }
      }
    `,
    key,
  );
  const active = status !== 'DEACTIVATED';
  const presence = presenceOf(shown);
  const limit = usePresenceLimit({ presenceReason: hasSeat ? presenceReason : null, presenceUntil, missedCalls });
  const silent =
    active && hasSeat && limit === undefined && presence === 'OFFLINE' && deviceAvailability?.reachable === false;
  return (
    <ResourceRow label={displayName} data-testid="member-row" data-email={email}>
      <Cell column="person">
        <span className={styles['who']}>
          <Avatar
            name={displayName}
            image={profileImageMedia?.url}
            size={32}
            presence={active ? presence : undefined}
          />
          <span>
            <RowOpen label={t('openMember', { name: displayName })} testId="member-open">
              {displayName}
            </RowOpen>
            {own ? <span className={styles['you']}>{t('you')}</span> : null}
            <small>{email}</small>
          </span>
        </span>
      </Cell>
      <Cell column="role" testId="member-role">
        {t(`common:role.${roleKey(role)}`)}
      </Cell>
      <Cell column="teams">{teams}</Cell>
      <Cell column="now">
        {status === 'INACTIVE' ? (
          <StatusChip tone="neutral">{t('status.INACTIVE')}</StatusChip>
        ) : active ? (
          silent ? (
            <Tooltip label={t(`reach.${reachabilityKey(deviceAvailability?.reason)}`)}>
              {/* It takes the focus, so that who has no pointer learns the reason as well. */}
              {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
              <span tabIndex={0} data-testid="member-offline">
                {t('common:presence.OFFLINE')}
              </span>
            </Tooltip>
          ) : limit !== undefined ? (
            limit.theirs
          ) : (
            t(hasSeat ? `common:presence.${presence}` : 'readsOnly')
          )
        ) : (
          <StatusChip tone="warning">{t('status.DEACTIVATED')}</StatusChip>
        )}
      </Cell>
      <Cell column="seat">
        <span className={styles['seat']} data-on={hasSeat || undefined}>
          <IconArmchair size={16} stroke={1.75} aria-hidden />
          {t(hasSeat ? 'seat.with' : 'seat.without')}
        </span>
      </Cell>
      <Cell column="more" className={styles['actions']}>
        <IconChevronRight size={18} stroke={1.75} aria-hidden />
      </Cell>
    </ResourceRow>
  );
}
