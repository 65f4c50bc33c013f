import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconBellOff, IconDialpad, IconGripVertical, IconMinus, IconSettings, IconX } from '@tabler/icons-react';
import { type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../base/lazyPart.ts';
import { Flag } from '../ui/Flag.tsx';
import { countryOf, formatPhone } from '../ui/numbers.ts';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import styles from './PhoneDialog.module.css';
import { usePhone, type PhoneState } from './PhoneContext.ts';
import { useOffline } from '../ui/useOffline.ts';
import { phoneStatus } from './phoneStatus.ts';
import type { CallSnapshot } from './types.ts';
import { useLostFocus } from './useLostFocus.ts';
import { CORNERS, useDrag } from './useDrag.ts';
import { TransferCompleted } from './transfer/TransferCompleted.tsx';
import { TransferRequest } from './transfer/TransferRequest.tsx';
import { CallView } from './views/CallView.tsx';
import { DialerView } from './views/DialerView.tsx';
import { EndedView } from './views/EndedView.tsx';
import { HangUpQuestion } from './views/HangUpQuestion.tsx';
import { IncomingView } from './views/IncomingView.tsx';
import { MicrophoneView } from './views/MicrophoneView.tsx';
import { OutgoingView } from './views/OutgoingView.tsx';
import { SelectNumberView } from './views/SelectNumberView.tsx';
import { SettingsView } from './views/SettingsView.tsx';

interface Parts {
  keypad: boolean;
  onSettings: () => void;
  /** The call that is being wrapped up. */
  after: CallSnapshot | undefined;
}

const WrapUpCard = lazyPart(() => import('./wrapUp/WrapUpCard.tsx'));

const VIEWS: Record<PhoneState, (parts: Parts) => ReactNode> = {
  IDLE: ({ after, ...parts }) =>
    after ? (
      <Suspense>
        <WrapUpCard key={after.id} call={after} />
      </Suspense>
    ) : (
      <DialerView {...parts} />
    ),
  SELECT_NUMBER: () => <SelectNumberView />,
  OUTGOING_CALL: ({ onSettings }) => <OutgoingView onSettings={onSettings} />,
  RINGING: ({ onSettings }) => <OutgoingView onSettings={onSettings} />,
  INCOMING_CALL: () => <IncomingView />,
  IN_CALL: ({ onSettings }) => <CallView onSettings={onSettings} />,
  HANGUP: () => <EndedView />,
  INCOMING_TRANSFER: () => <TransferRequest />,
  TRANSFER_COMPLETED: () => <TransferCompleted />,
};
/** One component for all states: a view that two of them share is not made anew between them. */
const View = ({ state, ...parts }: Parts & { state: PhoneState }) => VIEWS[state](parts);

/** States in which the dialog may be closed (spec 001 §4); in a call it only gives way to the strip. */
const CLOSABLE: ReadonlySet<PhoneState> = new Set(['IDLE', 'SELECT_NUMBER', 'HANGUP', 'IN_CALL']);

/** States whose controls have a menu that leads to the settings (spec 001 §4): a gear beside it would say it twice. */
const HAS_MENU: ReadonlySet<PhoneState> = new Set(['OUTGOING_CALL', 'RINGING', 'IN_CALL']);

/**
 * The phone: 400 px, moved by its header, by a menu or by the arrow keys (WCAG 2.5.7), one view per state.
 * @param embedded it is all that its window shows (spec 001 §2, CRM extension): it stays where it is and open, rings as long
 * as somebody calls, and shows its settings first
 */
export function PhoneDialog({ embedded = false }: { embedded?: boolean }) {
  const { t } = useTranslation('phone');
  const phone = usePhone();
  const { state, context, send } = phone;
  const [settings, setSettings] = useState(embedded && state === 'IDLE');
  const [keypad, setKeypad] = useState(false);
  const [shown, setShown] = useState(state);
  if (shown !== state) {
    setShown(state);
    setSettings(false);
  }
  const dialog = useRef<HTMLDivElement>(null);
  const gear = useRef<HTMLButtonElement>(null);
  /** What had the focus goes away with its view: the way in and out gets it, so that Escape is heard. */
  const showSettings = (open: boolean) => {
    flushSync(() => setSettings(open));
    const way = gear.current ?? dialog.current?.querySelector<HTMLElement>('[data-testid="call-more"]');
    way?.focus();
  };
  const { position, handle, moveTo } = useDrag(dialog);
  useLostFocus(dialog, state === 'OUTGOING_CALL');
  useLostFocus(dialog, state === 'IN_CALL');

  useEffect(() => {
    // Ringing takes the person's attention by sound and a live region; their focus stays where they type, also when a call ends.
    const typing = document.activeElement?.closest('input, textarea, [contenteditable]');
    if (typing && !dialog.current?.contains(typing)) return;
    if (state === 'IDLE' || state === 'SELECT_NUMBER')
      dialog.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [state]);

  const closable = CLOSABLE.has(state) && !embedded;
  const status = phoneStatus({ ...phone, offline: useOffline() });
  const isNamed = context.call?.workspaceNumberName !== formatPhone(context.call?.workspaceNumber ?? '');
  return (
    // Keys pressed anywhere in the dialog end up here; the elements that take them are inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-static-element-interactions
    <div
      ref={dialog}
      className={styles['dialog']}
      data-embedded={embedded || undefined}
      style={embedded ? undefined : position}
      role={embedded ? 'region' : 'dialog'}
      aria-label={t('title')}
      data-testid="phone"
      data-phone
      data-state={state}
      tabIndex={-1}
      onKeyDown={(event) => {
        // Escape closes a panel, never a call.
        if (event.key !== 'Escape' || event.defaultPrevented) return;
        if (context.asksToEnd) send({ type: 'KEEP_CALL' });
        else if (settings) showSettings(false);
        else if (context.panel) send({ type: 'SHOW_PANEL', panel: undefined });
        else if (!embedded && (state === 'IDLE' || state === 'SELECT_NUMBER')) send({ type: 'CLOSE' });
      }}
    >
      <header className={styles['header']}>
        {embedded ? null : <MoveMenu handle={handle} moveTo={moveTo} />}
        {context.call ? <Flag country={countryOf(context.call.workspaceNumber)} /> : null}
        <strong className={styles['title']}>{context.call ? context.call.workspaceNumberName : t('title')}</strong>
        {context.call ? (
          <span className={styles['status']}>
            {isNamed ? <PhoneNumber number={context.call.workspaceNumber} flag={false} /> : null}
          </span>
        ) : (
          <span className={styles['status']} data-status={status}>
            <i aria-hidden />
            {status === 'wrapUp' ? phone.wrapUp : t(status)}
          </span>
        )}
        <span className={styles['grow']} />
        {!embedded && (state === 'INCOMING_CALL' || state === 'INCOMING_TRANSFER') ? (
          <Tooltip label={t('incoming.mute')}>
            <ActionIcon
              aria-label={t('incoming.mute')}
              onClick={() => send({ type: 'MUTE_RINGING' })}
              data-testid="phone-mute-ringing"
            >
              <IconBellOff size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        {HAS_MENU.has(state) && !settings ? null : (
          <Tooltip label={t('settings')}>
            <ActionIcon
              ref={gear}
              aria-label={t('settings')}
              aria-pressed={settings}
              onClick={() => showSettings(!settings)}
            >
              <IconSettings size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        )}
        {state === 'IDLE' && !context.after ? (
          <Tooltip label={t('keyboard')}>
            <ActionIcon
              aria-label={t('keyboard')}
              aria-pressed={keypad && !settings}
              data-testid="dialer-keypad"
              onClick={() => {
                setKeypad(settings || !keypad);
                setSettings(false);
              }}
            >
              <IconDialpad size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        {!embedded && state === 'INCOMING_CALL' ? (
          // It rings on for others: closed, it is silent here and gives way (spec 001 §4).
          <Tooltip label={t('close')}>
            <ActionIcon aria-label={t('close')} onClick={() => send({ type: 'MUTE_RINGING' })}>
              <IconX size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        {closable ? (
          <Tooltip label={t(state === 'IN_CALL' ? 'minimise' : 'close')}>
            <ActionIcon
              aria-label={t(state === 'IN_CALL' ? 'minimise' : 'close')}
              onClick={() => send({ type: 'CLOSE' })}
            >
              {state === 'IN_CALL' ? <IconMinus size={18} stroke={1.75} /> : <IconX size={18} stroke={1.75} />}
            </ActionIcon>
          </Tooltip>
        ) : null}
      </header>
      {context.asksToEnd ? (
        <Suspense>
          <HangUpQuestion />
        </Suspense>
      ) : null}
      {context.microphoneDenied ? <MicrophoneView beside={state !== 'IDLE'} /> : null}
      {context.microphoneDenied && state === 'IDLE' ? null : settings ? (
        <Suspense>
          <SettingsView onBack={() => showSettings(false)} />
        </Suspense>
      ) : (
        <View state={state} keypad={keypad} onSettings={() => showSettings(true)} after={context.after} />
      )}
    </div>
  );
}

/** Moves the dialog: dragged, by arrow keys, or to a corner by the menu. */
function MoveMenu({ handle, moveTo }: Pick<ReturnType<typeof useDrag>, 'handle' | 'moveTo'>) {
  const { t } = useTranslation('phone');
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={styles['grip']} aria-label={t('move')} title={t('moveHint')} {...handle}>
          <IconGripVertical size={16} />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {CORNERS.map((corner) => (
          <Menu.Item key={corner} onClick={() => moveTo(corner)}>
            {t(`corner.${corner}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
