import { Button } from '@mantine/core';
import { IconPlayerPause, IconPlayerRecordFilled } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { clockOf } from '../format.ts';
import { usePhone } from '../PhoneContext.ts';
import { useSecondsUntil } from '../useClock.ts';
import styles from './views.module.css';

/** That the call is recorded, and the pause for card data: what is captured is said for as long as it is. */
export function RecordingNotice() {
  const { t } = useTranslation('phone');
  const { context, send, hasCall } = usePhone();
  const capture = context.call?.capture;
  const left = useSecondsUntil(capture?.state === 'PAUSED' ? capture.resumesAt : undefined);
  if (!capture || capture.state === 'STOPPED') return null;
  const paused = capture.state === 'PAUSED';
  return (
    <div className={styles['recording']} data-paused={paused || undefined} data-testid="call-recording">
      {paused ? <IconPlayerPause size={16} aria-hidden /> : <IconPlayerRecordFilled size={16} aria-hidden />}
      <span className={styles['recordingText']}>
        <strong role="status">{t(paused ? 'recording.paused' : 'recording.on')}</strong>
        {paused ? (
          <span className={styles['meta']}>
            {left === undefined ? t('recording.silence') : t('recording.goesOn', { clock: clockOf(left) })}
          </span>
        ) : capture.onDemand ? null : (
          <span className={styles['meta']}>{t('recording.byNumber')}</span>
        )}
      </span>
      {capture.canPause ? (
        <Disabled why={hasCall ? undefined : t('call.notAgent')}>
          <Button
            size="xs"
            variant="default"
            onClick={() => send({ type: 'TOGGLE_PAUSE' })}
            data-testid="call-recording-pause"
          >
            {t(paused ? 'recording.resume' : 'recording.pause')}
          </Button>
        </Disabled>
      ) : null}
    </div>
  );
}
