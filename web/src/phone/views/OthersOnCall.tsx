import { IconEye } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { usePhone } from '../PhoneContext.ts';
import type { CallSnapshot } from '../types.ts';
import styles from './views.module.css';

/** Who else is on the call, beside the other side and oneself. */
export function OthersOnCall({ call }: { call: CallSnapshot }) {
  const { t } = useTranslation('phone');
  const { myUserId } = usePhone();
  const others = call.participants.filter(({ userId, role }) => userId !== myUserId && role !== 'SUPERVISOR');
  const supervisions = call.supervisions ?? [];
  if (others.length + supervisions.length === 0) return null;
  return (
    <ul className={styles['others']} aria-label={t('call.others')} data-testid="call-others">
      {others.map(({ id, userId, name, connected }) => (
        <li key={id}>
          <Avatar name={name} size={24} />
          {userId ? name : formatPhone(name)}
          {connected ? null : <span className={styles['meta']}>{t('outgoing.ringing')}</span>}
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
