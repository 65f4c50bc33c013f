import { ActionIcon, Menu } from '@mantine/core';
import {
  IconDialpad,
  IconDots,
  IconMicrophone,
  IconMicrophoneOff,
  IconPhoneFilled,
  IconPhoneOutgoing,
  IconPlayerPause,
  IconPlayerPlay,
  IconPlayerRecord,
  IconPlayerStopFilled,
  IconSettings,
  IconUserPlus,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Disabled } from '../../ui/Disabled.tsx';
import { usePhone } from '../PhoneContext.ts';
import styles from './views.module.css';

function Control({
  label,
  caption,
  on = false,
  tone = 'accent',
  disabled,
  testid,
  onClick,
  children,
}: {
  label: string;
  /** What stands under it, where its name is too long for that. */
  caption?: string;
  on?: boolean;
  /** How it looks while it is on. */
  tone?: 'accent' | 'hold' | 'record';
  /** Why it can't be used, said on hover and to a screen reader. */
  disabled?: string | undefined;
  testid?: string;
  onClick?: () => void;
  children: ReactNode;
}) {
  return (
    <span className={styles['control']}>
      <Disabled why={disabled}>
        <ActionIcon
          size={40}
          radius={999}
          className={styles['round'] ?? ''}
          data-on={on ? tone : undefined}
          aria-label={label}
          aria-pressed={on}
          data-testid={testid}
          onClick={() => onClick?.()}
        >
          {children}
        </ActionIcon>
      </Disabled>
      <span aria-hidden>{caption ?? label}</span>
    </span>
  );
}

/** The row of controls under a call. Those that do not apply yet stay, and say why. */
export function CallControls({
  keypad,
  onKeypad,
  onSettings,
}: {
  keypad?: boolean;
  onKeypad?: () => void;
  onSettings: () => void;
}) {
  const { t } = useTranslation('phone');
  const { state, context, send, mayRecord, hasCall } = usePhone();
  const talking = state === 'IN_CALL';
  const held = context.call?.phase === 'HELD';
  const capture = context.call?.capture;
  const recording = capture?.state === 'ON' || capture?.state === 'PAUSED';
  // The number records this call: that cannot be switched off here (spec 001 §4), only paused.
  const byNumber = recording && !capture.onDemand;
  const waiting = talking ? undefined : t('outgoing.connecting');
  const transferring = context.call?.phase === 'TRANSFERRING';
  /** Who was added to the call talks along; who has it holds it, records it and hands it over. */
  const notTheirs = hasCall ? undefined : t('call.notAgent');
  const whyNotTransfer =
    (transferring ? t('transfer.underWay') : notTheirs) ??
    ((context.call?.participants.filter(({ role }) => role !== 'SUPERVISOR').length ?? 0) > 1
      ? t('transfer.withOthers')
      : undefined);
  return (
    <div className={styles['controls']}>
      <Control
        label={t(context.muted ? 'call.unmute' : 'call.mute')}
        on={context.muted}
        testid="call-mute"
        onClick={() => send({ type: 'TOGGLE_MUTE' })}
      >
        {context.muted ? <IconMicrophoneOff size={20} /> : <IconMicrophone size={20} />}
      </Control>
      {byNumber || transferring ? null : (
        <Control
          label={t(recording ? 'call.stopRecording' : 'call.record')}
          caption={t(recording ? 'call.stop' : 'call.record')}
          on={recording}
          tone="record"
          disabled={waiting ?? notTheirs ?? (mayRecord ? undefined : t('recording.notInPlan'))}
          testid="call-record"
          onClick={() => send({ type: 'TOGGLE_RECORD' })}
        >
          {recording ? <IconPlayerStopFilled size={20} /> : <IconPlayerRecord size={20} />}
        </Control>
      )}
      <Control
        label={t('call.keypad')}
        on={keypad ?? false}
        disabled={waiting}
        testid="call-keypad"
        {...(onKeypad ? { onClick: onKeypad } : {})}
      >
        <IconDialpad size={20} />
      </Control>
      <Control
        label={t(held ? 'call.resume' : 'call.hold')}
        on={held}
        tone="hold"
        disabled={waiting ?? (transferring ? t('transfer.underWay') : notTheirs)}
        testid="call-hold"
        onClick={() => send({ type: 'TOGGLE_HOLD' })}
      >
        {held ? <IconPlayerPlay size={20} /> : <IconPlayerPause size={20} />}
      </Control>
      <Control
        label={t('transfer.button')}
        on={context.panel === 'TRANSFER'}
        disabled={waiting ?? whyNotTransfer}
        testid="call-transfer"
        onClick={() => send({ type: 'SHOW_PANEL', panel: 'TRANSFER' })}
      >
        <IconPhoneOutgoing size={20} />
      </Control>
      <Menu position="top">
        <span className={styles['control']}>
          <Menu.Target>
            <ActionIcon
              size={40}
              radius={999}
              className={styles['round'] ?? ''}
              aria-label={t('call.more')}
              data-testid="call-more"
            >
              <IconDots size={20} />
            </ActionIcon>
          </Menu.Target>
          <span aria-hidden>{t('call.more')}</span>
        </span>
        <Menu.Dropdown>
          <Menu.Item leftSection={<IconSettings size={16} />} onClick={onSettings} data-testid="call-settings">
            {t('settings')}
          </Menu.Item>
          <Menu.Item leftSection={<IconMicrophoneOff size={16} />} onClick={() => send({ type: 'TOGGLE_MUTE' })}>
            {t(context.muted ? 'call.unmute' : 'call.mute')}
          </Menu.Item>
          {talking && context.call?.phase !== 'TRANSFERRING' ? (
            <Menu.Item
              leftSection={<IconUserPlus size={16} />}
              data-testid="call-add-people"
              onClick={() => send({ type: 'SHOW_PANEL', panel: 'PEOPLE' })}
            >
              {t('people.open')}
            </Menu.Item>
          ) : null}
          {talking && hasCall && mayRecord && !byNumber && !transferring ? (
            <Menu.Item leftSection={<IconPlayerRecord size={16} />} onClick={() => send({ type: 'TOGGLE_RECORD' })}>
              {t(recording ? 'call.stopRecording' : 'call.recordCall')}
            </Menu.Item>
          ) : null}
          {recording && capture.canPause && hasCall ? (
            <Menu.Item leftSection={<IconPlayerPause size={16} />} onClick={() => send({ type: 'TOGGLE_PAUSE' })}>
              {t(capture.state === 'PAUSED' ? 'recording.resume' : 'recording.pause')}
            </Menu.Item>
          ) : null}
          <Menu.Item
            color="var(--danger)"
            leftSection={<IconPhoneFilled size={16} className={styles['hangup'] ?? ''} />}
            onClick={() => send({ type: 'END' })}
          >
            {t('call.end')}
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <ActionIcon
        size={48}
        radius={999}
        variant="filled"
        color="red"
        aria-label={t('call.end')}
        data-testid="call-end"
        onClick={() => send({ type: 'END' })}
      >
        <IconPhoneFilled size={22} className={styles['hangup'] ?? ''} />
      </ActionIcon>
    </div>
  );
}
