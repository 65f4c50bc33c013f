import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { Suspense, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyPart } from '../../base/lazyPart.ts';
import { Avatar } from '../../ui/Avatar.tsx';
import { formatPhone } from '../../ui/numbers.ts';
import { CustomerDetails } from '../customer/CustomerDetails.tsx';
import { clockOf } from '../format.ts';
import { partyOf } from '../party.ts';
import { PartyName } from '../PartyName.tsx';
import { usePhone } from '../PhoneContext.ts';
import { useProblemText } from '../useProblemText.ts';
import { QualityHint } from '../quality/QualityHint.tsx';
import { useTrouble } from '../quality/useMediaWatch.ts';
import { useSecondsSince } from '../useClock.ts';
import { useTypedKeys } from '../useTypedKeys.ts';
import { HELD_LONG_SECONDS } from '../useHoldReminder.ts';
import { Waveform } from '../Waveform.tsx';
import { CallControls } from './CallControls.tsx';
import { AddPeoplePanel } from '../people/AddPeoplePanel.tsx';
import { AskedToJoin } from '../people/AskedToJoin.tsx';
import { SupervisionView } from '../supervision/SupervisionView.tsx';
import { TransferPanel } from '../transfer/TransferPanel.tsx';
import { TransferProgress } from '../transfer/TransferProgress.tsx';
import { CallKeypad } from './CallKeypad.tsx';
import { EndsSoon } from './EndsSoon.tsx';
import { RecordingNotice } from './RecordingNotice.tsx';
import { OthersOnCall } from './OthersOnCall.tsx';
import styles from './views.module.css';

const OtherCall = lazyPart(() => import('../waiting/OtherCall.tsx'));

/** Milliseconds without audio of ours before that is said. */
const NO_MEDIA_MS = 1_500;

/** A running call: both parties, the timer, what is heard, the controls. */
export function CallView({ onSettings }: { onSettings: () => void }) {
  const { t } = useTranslation('phone');
  const problemText = useProblemText();
  const { context, send, levels, silent, myName, myUserId } = usePhone();
  const { call, mediaHere, connecting, problem, muted } = context;
  const seconds = useSecondsSince(call?.answeredAt);
  const trouble = useTrouble();
  // A call that ends loses its audio a moment before the word comes.
  const [lastsWithout] = useDebouncedValue(!mediaHere && !connecting, NO_MEDIA_MS);
  const heldFor = useSecondsSince(call?.phaseSince);
  /** Tones that were typed, which open the keypad and wait for it. */
  const typed = useRef('');
  const takeTyped = () => {
    const tones = typed.current;
    typed.current = '';
    return tones;
  };
  const mine = call?.supervisions?.find(({ userId }) => userId === myUserId);
  useTypedKeys(
    (tones) => {
      typed.current += tones;
      send({ type: 'SHOW_PANEL', panel: 'KEYPAD' });
    },
    mediaHere && !mine && context.panel === undefined && context.asksToEnd !== true,
  );
  if (!call) return null;
  if (mine) return <SupervisionView call={call} mine={mine} />;
  // Their texts are fetched when they are opened; the rest of the phone stays where it is meanwhile.
  if (context.panel === 'TRANSFER' || context.panel === 'PEOPLE')
    return <Suspense>{context.panel === 'TRANSFER' ? <TransferPanel /> : <AddPeoplePanel />}</Suspense>;
  const { name, known } = partyOf(call);
  const held = call.phase === 'HELD';
  const keypad = context.panel === 'KEYPAD';
  return (
    <>
      <div className={`${styles['body']} ${styles['center']}`}>
        <div className={styles['parties']}>
          <span className={styles['party']}>
            <Avatar name={known ? name : ''} size={48} />
            <strong data-testid="call-party">
              <PartyName call={call} />
            </strong>
            {known ? <span className={styles['meta']}>{formatPhone(call.peerNumber)}</span> : null}
          </span>
          <span className={styles['line']} data-held={held || call.phase === 'TRANSFERRING' || undefined} aria-hidden />
          <span className={styles['party']}>
            <Avatar name={myName} size={48} />
            <strong>{t('call.you')}</strong>
            <span className={styles['meta']}>{muted ? t('call.muted') : myName}</span>
          </span>
        </div>
        <p
          className={styles['timer']}
          data-testid="call-timer"
          role="timer"
          aria-label={t('call.timer')}
          aria-live="off"
        >
          {clockOf(seconds)}
        </p>
        <RecordingNotice />
        <EndsSoon ends={call.ends} />
        {held ? (
          <p
            className={styles['notice']}
            style={{ width: '100%' }}
            role="status"
            data-testid="call-held"
            data-long={heldFor >= HELD_LONG_SECONDS || undefined}
          >
            <strong>
              {t('call.held', { name })} {clockOf(heldFor)}
            </strong>
            <br />
            {t(heldFor < HELD_LONG_SECONDS ? 'call.heldHint' : 'call.heldLong', { name })}
          </p>
        ) : keypad ? null : (
          <Waveform levels={levels} />
        )}
        {context.second || context.lost?.setAside ? (
          <Suspense>
            <OtherCall />
          </Suspense>
        ) : null}
        <TransferProgress call={call} />
        <OthersOnCall call={call} />
        <AskedToJoin key={call.id} call={call} />
        {/* A silence that the connection explains is no matter of the speaker. */}
        {trouble && mediaHere ? (
          <Suspense>
            <QualityHint trouble={trouble} name={name} />
          </Suspense>
        ) : silent && !held && call.phase !== 'TRANSFERRING' ? (
          <p className={styles['notice']} role="status" data-testid="call-silent">
            <strong>{t('call.silent')}</strong>
            <br />
            {t('call.silentHint', { name })}
          </p>
        ) : null}
        {lastsWithout && !mediaHere && !connecting ? (
          <p className={styles['problem']} style={{ width: '100%' }} role="status">
            {t('call.noMedia')}{' '}
            <Button size="xs" variant="default" onClick={() => send({ type: 'REJOIN' })}>
              {t('call.rejoin')}
            </Button>
          </p>
        ) : null}
        {problem ? (
          <p className={styles['problem']} role="alert">
            {problemText(problem)}
          </p>
        ) : null}
        {keypad ? <CallKeypad call={call} takeTyped={takeTyped} /> : null}
      </div>
      <CustomerDetails call={call} />
      <CallControls
        keypad={keypad}
        onKeypad={() => send({ type: 'SHOW_PANEL', panel: keypad ? undefined : 'KEYPAD' })}
        onSettings={onSettings}
      />
    </>
  );
}
