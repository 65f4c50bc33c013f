import { Menu } from '@mantine/core';
import { IconAlertTriangle, IconBellRinging } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { ReachabilityQuery } from '../../__generated__/ReachabilityQuery.graphql.ts';
import { useReachabilityChanged } from '../../people/useReachabilityChanged.ts';
import { askForMicrophone } from '../../phone/device/microphone.ts';
import { usePhone } from '../../phone/PhoneContext.ts';
import type { Presence } from '../../ui/Avatar.tsx';
import { useFetchKey } from '../../base/relay/resync.ts';
import styles from './PresenceMenu.module.css';

/** Why nothing would ring (schema, DeviceAvailability.reason). */
const REASONS = ['NO_DEVICE', 'SILENT', 'SOUND_BLOCKED', 'NO_MICROPHONE', 'SIGNED_OUT'] as const;

/** "You will ring on: …" or "You can't be rung: why", with what mends it. The server knows which devices can ring. */
export function Reachability({
  presence,
  hasSeat,
  limited,
}: {
  presence: Presence;
  hasSeat: boolean;
  /** Own hours or a pause bear on the presence: the menu says so above. */
  limited: boolean;
}) {
  const { t, i18n } = useTranslation('shell');
  const { ringBlocked } = usePhone();
  const [fetchKey, renew] = useFetchKey();
  const { fetchMyDevices: devices } = useLazyLoadQuery<ReachabilityQuery>(
    graphql`
      query ReachabilityQuery {
        fetchMyDevices {
          id
          label
          isReachable
          reason
          lastSeenAt
        }
      }
    `,
    {},
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useReachabilityChanged(renew);
  const ringing = devices.filter(({ isReachable }) => isReachable);
  const [latest] = devices;
  const reason = ringBlocked ? 'SOUND_BLOCKED' : (REASONS.find((known) => known === latest?.reason) ?? 'NO_DEVICE');

  if (!hasSeat) {
    return (
      <Cannot why={t('presence.noSeat')}>
        <Menu.Item component={Link} to="/settings/users">
          {t('presence.seats')}
        </Menu.Item>
      </Cannot>
    );
  }
  if (ringing.length === 0 || ringBlocked) {
    return (
      <Cannot why={t(`presence.reason.${reason}`)}>
        {reason === 'NO_MICROPHONE' ? (
          <Menu.Item onClick={() => void askForMicrophone().then(renew)}>{t('presence.allowMicrophone')}</Menu.Item>
        ) : reason === 'SOUND_BLOCKED' ? null : (
          <Menu.Item onClick={() => location.reload()}>{t('presence.reload')}</Menu.Item>
        )}
      </Cannot>
    );
  }
  if (limited && presence !== 'AVAILABLE') return null;
  const names = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format([
    ...new Set(ringing.map(({ label }) => label)),
  ]);
  return (
    <>
      <p data-testid="reachable">
        <IconBellRinging size={16} aria-hidden />
        <span>
          {presence === 'BUSY' ? t('presence.busy', { devices: names }) : t('presence.ringsOn', { devices: names })}
        </span>
      </p>
      <AllowNotifications />
    </>
  );
}

function Cannot({ why, children }: { why: string; children?: ReactNode }) {
  const { t } = useTranslation('shell');
  return (
    <>
      <p data-testid="unreachable" data-off>
        <IconAlertTriangle size={16} aria-hidden />
        <span>{t('presence.cannot', { why })}</span>
      </p>
      {children === undefined || children === null ? null : <div className={styles['fix']}>{children}</div>}
    </>
  );
}

/** Calls of a hidden tab are shown by the system, once the browser was asked whether it may. */
function AllowNotifications() {
  const { t } = useTranslation('shell');
  const [permission, setPermission] = useState(() =>
    'Notification' in globalThis ? Notification.permission : 'denied',
  );
  if (permission !== 'default') return null;
  return (
    <Menu.Item closeMenuOnClick={false} onClick={() => void Notification.requestPermission().then(setPermission)}>
      {t('presence.showHidden')}
    </Menu.Item>
  );
}
