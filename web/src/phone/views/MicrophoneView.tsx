import { Button } from '@mantine/core';
import { IconMicrophone } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askForMicrophone, onMicrophoneAllowed } from '../device/microphone.ts';
import { usePhone } from '../PhoneContext.ts';
import styles from './views.module.css';

/**
 * Without a microphone there is no call: why, and what to do.
 * @param beside a call rings or runs, whose buttons stay in reach below
 */
export function MicrophoneView({ beside }: { beside: boolean }) {
  const { t } = useTranslation('phone');
  const { send } = usePhone();
  const [how, setHow] = useState(false);
  const [still, setStill] = useState(false);
  const goOn = useEffectEvent(() => send({ type: 'MICROPHONE_DISMISSED' }));
  useEffect(() => onMicrophoneAllowed(() => goOn()), []);
  const again = async () => {
    setStill(false);
    if (await askForMicrophone()) return goOn();
    // Pressed once more, it is blocked rather than asked for: only the browser's own setting helps.
    setStill(true);
    setHow(true);
  };
  return (
    <div
      className={`${styles['body']} ${styles['center']}`}
      role="alertdialog"
      aria-label={t('microphone.text')}
      data-testid="microphone-dialog"
    >
      {beside ? null : <IconMicrophone size={40} stroke={1.5} aria-hidden />}
      <p className={styles['name']} style={{ fontSize: 16 }}>
        {t('microphone.text')}
      </p>
      <p className={styles['meta']} role="status" data-testid="microphone-still">
        {still ? t('microphone.still') : ''}
      </p>
      {how ? <p className={styles['meta']}>{t('microphone.how')}</p> : null}
      <div className={styles['pair']}>
        <Button variant="default" onClick={() => void again()}>
          {t('microphone.tryAgain')}
        </Button>
        <Button onClick={() => setHow(true)}>{t('microphone.show')}</Button>
      </div>
      <Button
        variant="subtle"
        color="gray"
        size="xs"
        onClick={() => send({ type: 'MICROPHONE_DISMISSED' })}
        data-testid="microphone-close"
      >
        {t('close')}
      </Button>
    </div>
  );
}
