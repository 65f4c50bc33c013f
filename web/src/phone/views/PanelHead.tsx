import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconArrowLeft, IconMicrophone, IconMicrophoneOff } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { clockOf } from '../format.ts';
import { usePhone } from '../PhoneContext.ts';
import { useSecondsSince } from '../useClock.ts';
import styles from './views.module.css';

/**
 * The head of what stands in front of a running call: the way back, and of the call what is wanted at any moment, its time and mute.
 * @param back false where the panel has a Cancel of its own
 */
export function PanelHead({ title, back = true }: { title: string; back?: boolean }) {
  const { t } = useTranslation(['phone', 'common']);
  const { context, send } = usePhone();
  const { call, muted } = context;
  const seconds = useSecondsSince(call?.answeredAt);
  const mute = t(muted ? 'call.unmute' : 'call.mute');
  return (
    <div className={styles['panelHead']}>
      {back ? (
        <Button
          variant="subtle"
          color="gray"
          size="xs"
          leftSection={<IconArrowLeft size={16} />}
          onClick={() => send({ type: 'SHOW_PANEL', panel: undefined })}
        >
          {t('common:back')}
        </Button>
      ) : null}
      <h2>{title}</h2>
      <span className={styles['glance']}>
        <span role="timer" aria-label={t('call.timer')} aria-live="off" data-testid="panel-timer">
          {clockOf(seconds)}
        </span>
        <Tooltip label={mute}>
          <ActionIcon
            radius={999}
            className={styles['round'] ?? ''}
            data-on={muted ? 'accent' : undefined}
            aria-label={mute}
            aria-pressed={muted}
            data-testid="panel-mute"
            onClick={() => send({ type: 'TOGGLE_MUTE' })}
          >
            {muted ? <IconMicrophoneOff size={18} /> : <IconMicrophone size={18} />}
          </ActionIcon>
        </Tooltip>
      </span>
    </div>
  );
}
