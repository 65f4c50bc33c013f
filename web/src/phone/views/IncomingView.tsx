import { Button } from '@mantine/core';
import { IconPhoneFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../../ui/Avatar.tsx';
import { ShortcutKeys } from '../../ui/Kbd.tsx';
import { PhoneNumber } from '../../ui/PhoneNumber.tsx';
import { partyOf } from '../party.ts';
import { usePhone } from '../PhoneContext.ts';
import styles from './views.module.css';

/** An offered call: who, and the two answers. */
export function IncomingView() {
  const { t } = useTranslation('phone');
  const { context, send, ringBlocked } = usePhone();
  const { call, connecting } = context;
  if (!call) return null;
  const { name, known } = partyOf(call);
  return (
    <div className={`${styles['body']} ${styles['center']} ${styles['hero']}`}>
      <p className={styles['hidden']} role="alert">
        {t('incoming.from', { name })}
      </p>
      <span className={styles['ring']}>
        <Avatar name={known ? name : ''} size={72} />
      </span>
      <h2 className={styles['name']} data-testid="incoming-name">
        {name}
      </h2>
      {known ? (
        <p className={styles['meta']}>
          <PhoneNumber number={call.peerNumber} />
        </p>
      ) : null}
      {call.ivrLabels.length > 0 ? (
        <p className={styles['meta']} data-testid="incoming-chose">
          {t('incoming.chose', { choice: call.ivrLabels.join(' › ') })}
        </p>
      ) : null}
      <p className={styles['accent']}>{t(connecting ? 'incoming.answering' : 'incoming.label')}</p>
      {ringBlocked ? <p className={styles['notice']}>{t('incoming.blocked')}</p> : null}
      <div className={styles['pair']}>
        <Button
          color="red"
          h={44}
          leftSection={<IconPhoneFilled size={18} className={styles['hangup'] ?? ''} />}
          onClick={() => send({ type: 'DECLINE' })}
          data-testid="phone-decline"
        >
          {t('incoming.decline')}
        </Button>
        <Button
          color="green"
          h={44}
          loading={connecting}
          leftSection={<IconPhoneFilled size={18} />}
          onClick={() => send({ type: 'ACCEPT' })}
          data-testid="phone-accept"
        >
          {t('incoming.accept')}
        </Button>
        <span className={styles['keys']}>
          <ShortcutKeys of="decline" />
        </span>
        <span className={styles['keys']}>
          <ShortcutKeys of="accept" />
        </span>
      </div>
    </div>
  );
}
