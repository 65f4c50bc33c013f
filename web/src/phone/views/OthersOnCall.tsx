import { IconEye, IconPlayerPause, IconPlayerPlay } from '@tabler/icons-react';
import { ActionIcon, Tooltip } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { Words } from '../../ui/Words.tsx';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot } from '../types.ts';
import styles from './views.module.css';

/** Who else is on the call, beside the other side and oneself. */
export function OthersOnCall({ call }: { call: CallSnapshot }) {
  const { t } = useTranslation('phone');
  const { myUserId, hasCall, state } = usePhone();
  /** As for the other side: whoever has the call, and is there. */
  const mayHold = hasCall && state === 'IN_CALL' && call.phase !== 'TRANSFERRING';
  // A phone that still rings is none of them yet: AskedToJoin says so.
  const others = call.participants.filter(
    ({ userId, role, connected }) => userId !== myUserId && role !== 'SUPERVISOR' && (connected || role !== 'GUEST'),
  );
  const supervisions = call.supervisions ?? [];
  if (others.length + supervisions.length === 0) return null;
  return (
    <ul className={styles['others']} aria-label={t('call.others')} data-testid="call-others">
      {others.map(({ id, userId, name, role, connected, heldSince }) => (
        <li key={id}>
          <Avatar name={name} size={24} />
          <Words>{userId ? name : formatPhone(name)}</Words>
          {connected ? null : <span className={styles['meta']}>{t('outgoing.ringing')}</span>}
          {heldSince ? <span className={styles['meta']}>{t('call.onHold')}</span> : null}
          {mayHold && connected && role === 'GUEST' ? (
            <GuestHold id={id} name={formatPhone(name)} held={Boolean(heldSince)} />
          ) : null}
        </li>
      ))}
      {supervisions.map(({ userId, name, mode }) => (
        <li key={userId} data-testid="call-supervised">
          <IconEye size={18} stroke={1.75} aria-hidden />
          {t(`supervision.${mode}`, { name })}
        </li>
      ))}
    </ul>
  );
}

function GuestHold({ id, name, held }: { id: string; name: string; held: boolean }) {
  const { t } = useTranslation('phone');
  const { send } = usePhone();
  const label = t(held ? 'call.resumeGuest' : 'call.holdGuest', { name });
  return (
    <Tooltip label={label}>
      <ActionIcon
        size="sm"
        aria-label={label}
        aria-pressed={held}
        data-testid="call-hold-guest"
        onClick={() => send({ type: 'TOGGLE_GUEST_HOLD', participantId: id })}
      >
        {held ? <IconPlayerPlay size={16} /> : <IconPlayerPause size={16} />}
      </ActionIcon>
    </Tooltip>
  );
}
