import { ActionIcon, Button, Tooltip } from '@mantine/core';
import {
  IconArrowsMaximize,
  IconDialpad,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneFilled,
  IconPlayerPause,
  IconPlayerPlay,
} from '@tabler/icons-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Avatar } from '../ui/Avatar.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import styles from './CallStrip.module.css';
import { clockOf } from './format.ts';
import { partyOf } from './party.ts';
import { PartyName } from './PartyName.tsx';
import { usePhone } from './PhoneContext.ts';
import { useSecondsSince } from './useClock.ts';
import { useLostFocus } from './useLostFocus.ts';
import { Waveform } from './Waveform.tsx';

/**
 * A running call while the dialog is closed: 48 px on top of the page (ux §2), which moves down for it.
 * @param over it stands in a dialog that lies over the page, and at the top of the window
 */
export function CallStrip({ over = false }: { over?: boolean }) {
  const { t } = useTranslation('phone');
  const { context, send, levels, hasCall, myUserId } = usePhone();
  const { call, muted } = context;
  const seconds = useSecondsSince(call?.answeredAt);
  const back = useRef<HTMLButtonElement>(null);
  // A dialog has its own first place for the focus.
  useLostFocus(back, !over);
  if (!call) return null;
  const { name, known } = partyOf(call);
  const held = call.phase === 'HELD';
  const supervises = call.supervisions?.some(({ userId }) => userId === myUserId) ?? false;
  const whyNotHold = call.phase === 'TRANSFERRING' ? t('transfer.underWay') : hasCall ? undefined : t('call.notAgent');
  return (
    <section
      className={styles[over ? 'over' : 'place']}
      aria-label={t('title')}
      data-testid="call-strip"
      data-phone-strip
    >
      <div className={styles['strip']}>
        <Avatar name={known ? name : ''} size={32} />
        <span className={styles['about']}>
          <span className={styles['who']}>
            <strong>
              <PartyName call={call} />
            </strong>
            <span role="status" className={styles['state']} data-held={held || undefined} data-testid="strip-state">
              {held ? t('call.onHold') : muted ? t('call.muted') : call.workspaceNumberName}
            </span>
          </span>
          <span className={styles['wave']}>
            <Waveform levels={levels} small />
          </span>
          <span className={styles['timer']}>{clockOf(seconds)}</span>
        </span>
        <Tooltip label={t(muted ? 'call.unmute' : 'call.mute')}>
          <ActionIcon
            aria-label={t(muted ? 'call.unmute' : 'call.mute')}
            aria-pressed={muted}
            onClick={() => send({ type: 'TOGGLE_MUTE' })}
          >
            {muted ? <IconMicrophoneOff size={18} /> : <IconMicrophone size={18} />}
          </ActionIcon>
        </Tooltip>
        <Disabled why={whyNotHold}>
          <ActionIcon
            aria-label={t(held ? 'call.resume' : 'call.hold')}
            aria-pressed={held}
            data-testid="strip-hold"
            onClick={() => send({ type: 'TOGGLE_HOLD' })}
          >
            {held ? <IconPlayerPlay size={18} /> : <IconPlayerPause size={18} />}
          </ActionIcon>
        </Disabled>
        {supervises ? null : (
          <Tooltip label={t('call.keypad')}>
            <ActionIcon
              aria-label={t('call.keypad')}
              data-testid="strip-keypad"
              onClick={() => send({ type: 'SHOW_PANEL', panel: 'KEYPAD' })}
            >
              <IconDialpad size={18} />
            </ActionIcon>
          </Tooltip>
        )}
        <Button ref={back} size="sm" variant="default" onClick={() => send({ type: 'OPEN' })}>
          <IconArrowsMaximize size={16} aria-hidden />
          <span className={styles['word']}>{t('call.return')}</span>
        </Button>
        <Button size="sm" color="red" onClick={() => send({ type: 'END' })}>
          <IconPhoneFilled size={16} className={styles['hangup'] ?? ''} aria-hidden />
          <span className={styles['word']}>{t('call.endShort')}</span>
        </Button>
      </div>
    </section>
  );
}
