import { ActionIcon, Button } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneFilled,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import styles from './CallStrip.module.css';
import { clockOf } from './format.ts';
import { partyOf } from './party.ts';
import { usePhone } from './PhoneContext.ts';
import { useSecondsSince } from './useClock.ts';
import { Waveform } from './Waveform.tsx';

/** A running call while the dialog is closed: 48 px on top of the app (ux §2). */
export function CallStrip() {
  const { t } = useTranslation('phone');
  const { context, send, levels, hasCall } = usePhone();
  const { call } = context;
  const seconds = useSecondsSince(call?.answeredAt);
  if (!call) return null;
  const { name, known } = partyOf(call);
  const held = call.phase === 'HELD';
  return (
    <section className={styles['strip']} aria-label={t('title')} data-testid="call-strip">
      <Avatar name={known ? name : ''} size={32} />
      <span className={styles['who']}>
        <strong>{name}</strong>
        <span role="status" className={styles['state']} data-held={held || undefined} data-testid="strip-state">
          {held ? t('call.onHold') : context.muted ? t('call.muted') : call.workspaceNumberName}
        </span>
      </span>
      <span className={styles['wave']}>
        <Waveform levels={levels} small />
      </span>
      <span className={styles['timer']}>{clockOf(seconds)}</span>
      <span className={styles['grow']} />
      <ActionIcon
        aria-label={t(context.muted ? 'call.unmute' : 'call.mute')}
        aria-pressed={context.muted}
        onClick={() => send({ type: 'TOGGLE_MUTE' })}
      >
        {context.muted ? <IconMicrophoneOff size={18} /> : <IconMicrophone size={18} />}
      </ActionIcon>
      <Disabled why={hasCall ? undefined : t('call.notAgent')}>
        <ActionIcon
          aria-label={t(held ? 'call.resume' : 'call.hold')}
          aria-pressed={held}
          data-testid="strip-hold"
          onClick={() => send({ type: 'TOGGLE_HOLD' })}
        >
          {held ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
        </ActionIcon>
      </Disabled>
      <Button size="sm" variant="default" className={styles['action'] ?? ''} onClick={() => send({ type: 'OPEN' })}>
        <IconArrowsMaximize size={16} aria-hidden />
        <span className={styles['word']}>{t('call.return')}</span>
      </Button>
      <Button size="sm" color="red" className={styles['action'] ?? ''} onClick={() => send({ type: 'END' })}>
        <IconPhoneFilled size={16} className={styles['hangup'] ?? ''} aria-hidden />
        <span className={styles['word']}>{t('call.endShort')}</span>
      </Button>
    </section>
  );
}
