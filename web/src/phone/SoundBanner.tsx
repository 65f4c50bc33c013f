import { UnstyledButton } from '@mantine/core';
import { IconVolumeOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import styles from '../ui/Banner.module.css';
import { usePhone } from './PhoneContext.ts';

/** Milliseconds of the ringtone that prove that it is heard. */
const PROOF_MS = 1_500;

/** A phone whose browser plays nothing yet says so before it rings, with the click that mends it. */
export function SoundBanner() {
  const { t } = useTranslation('phone');
  const { ringBlocked, role, hasSeat } = usePhone();
  const prove = () => {
    const audio = new Audio('/sounds/ringtone-chime.wav');
    void audio.play().then(
      () => setTimeout(() => audio.pause(), PROOF_MS),
      () => undefined,
    );
  };
  return (
    <output className={styles['live']}>
      {ringBlocked && role === 'phone' && hasSeat ? (
        <div className={styles['banner']} data-testid="sound-blocked">
          <IconVolumeOff size={16} aria-hidden />
          <span>{t('sound.blocked')}</span>
          <UnstyledButton className={styles['now']} onClick={prove} data-testid="sound-unlock">
            {t('sound.unlock')}
          </UnstyledButton>
        </div>
      ) : null}
    </output>
  );
}
