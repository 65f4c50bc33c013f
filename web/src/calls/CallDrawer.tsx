import { ActionIcon, Button, Skeleton, Tooltip } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconMessage2, IconPhone, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CallDrawerQuery } from '../__generated__/CallDrawerQuery.graphql.ts';
import { lazyPart } from '../app/lazyPart.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Delayed } from '../ui/Delayed.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { useHotkeys } from '../ui/hotkeys.ts';
import { formatPhone } from '../ui/numbers.ts';
import { usePeer } from '../ui/usePeer.ts';
import { Optional } from '../ui/Optional.tsx';
import { Pane, usePaneKey } from '../ui/Pane.tsx';
import { PhoneNumber } from '../ui/PhoneNumber.tsx';
import { Words } from '../ui/Words.tsx';
import { Handover } from './Handover.tsx';
import { wordsVersion } from './useTranscript.ts';
import styles from './CallDrawer.module.css';
import { CallFacts } from './CallFacts.tsx';
import { CallTimeline, CallTimelineLoading } from './CallTimeline.tsx';
import { RecordingPlayer } from './RecordingPlayer.tsx';
import { useCallFollowed } from './useCallFollowed.ts';
import { useRecording } from './useRecording.ts';

/** Fetched beside the drawer, which is there without it. */
const Transcript = lazyPart(() => import('./Transcript.tsx'));
const CallNote = lazyPart(() => import('./CallNote.tsx'));
const CallSummary = lazyPart(() => import('./CallSummary.tsx'));
const WaitingCallback = lazyPart(() => import('./WaitingCallback.tsx'));
const RecordingCustody = lazyPart(() => import('./RecordingCustody.tsx'));
const CallQuality = lazyPart(() => import('./CallQuality.tsx'));
const BlockCaller = lazyPart(async () => ({ default: (await import('../blockList/parts.ts')).BlockCaller }));
const CallCost = lazyPart(async () => ({ default: (await import('./CallCost.tsx')).CallCost }));

/** One call beside the table: its facts, its recording, and what happened and why. Esc closes it. */
export function CallDrawer({
  id,
  onClose,
  previous,
  next,
}: {
  id: string;
  onClose: () => void;
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}) {
  const { t } = useTranslation(['calls', 'ui']);
  useHotkeys([['Escape', onClose]]);
  const controls = (
    <>
      <Tooltip label={t('drawer.previous')} disabled={previous === undefined}>
        <span>
          <Disabled why={previous === undefined ? t('ui:reason.firstCall') : undefined}>
            <ActionIcon aria-label={t('drawer.previous')} onClick={previous}>
              <IconChevronUp size={18} />
            </ActionIcon>
          </Disabled>
        </span>
      </Tooltip>
      <Tooltip label={t('drawer.next')} disabled={next === undefined}>
        <span>
          <Disabled why={next === undefined ? t('ui:reason.lastCall') : undefined}>
            <ActionIcon aria-label={t('drawer.next')} onClick={next}>
              <IconChevronDown size={18} />
            </ActionIcon>
          </Disabled>
        </span>
      </Tooltip>
    </>
  );
  return (
    <aside className={styles['drawer']} aria-label={t('drawer.happened')} data-testid="call-drawer">
      <div className={styles['closing']}>
        <ActionIcon className={styles['close'] ?? ''} aria-label={t('drawer.close')} onClick={onClose}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <Pane
        key={id}
        fallback={
          <Delayed>
            <div className={styles['loading']}>
              <Skeleton height={40} width="60%" />
              <Skeleton height={52} />
              <Skeleton height={160} />
            </div>
          </Delayed>
        }
      >
        <Call id={id} controls={controls} />
      </Pane>
    </aside>
  );
}

const QUERY = graphql`
  query CallDrawerQuery($id: ID!) {
    getWorkspaceConversationEntity(id: $id) {
      id
      version
      direction
      peerNumber
      peer {
        ...usePeer_peer
      }
      contactId
      contact {
        id
        fullName
      }
      phoneNumber {
        name
        number
      }
      call {
        callId
        endAt
        inQueue
        recording {
          id
          state
          canPlay
        }
        canWriteNote
        note {
          version
        }
        transcription {
          version
        }
        summaryProgress {
          version
        }
      }
      ...CallFacts_item
      ...CallNote_item
      ...Handover_item
      ...WaitingCallback_item
      ...CallCost_item
      ...RecordingPlayer_item
      ...RecordingCustody_item
    }
  }
`;

function Call({ id, controls }: { id: string; controls: ReactNode }) {
  const { t } = useTranslation(['calls', 'ui']);
  const phone = usePhone();
  const fetchKey = usePaneKey();
  const { getWorkspaceConversationEntity: item } = useLazyLoadQuery<CallDrawerQuery>(
    QUERY,
    { id },
    { fetchPolicy: 'store-and-network', fetchKey },
  );
  useCallFollowed(id, QUERY);
  const player = useRecording(id, item.call?.recording?.canPlay ?? false);
  const { whyNoCall, whyNoBlock } = usePeer(item.peer);
  const { call, contact, contactId, peerNumber, phoneNumber, direction, version } = item;
  if (!call) return <p className={styles['gone']}>{t('drawer.gone')}</p>;
  const name = contact?.fullName ? contact.fullName : formatPhone(peerNumber);
  const number = formatPhone(phoneNumber.number);
  // A number that nobody named is called like itself.
  const ours = phoneNumber.name && phoneNumber.name !== number ? `${phoneNumber.name} ${number}` : number;
  return (
    <>
      <header className={styles['head']}>
        <Avatar name={contact?.fullName} size={40} />
        <div className={styles['who']}>
          <Words as="h2">{name}</Words>
          <p>
            {/* Without a name the number is the title. */}
            {contact?.fullName ? <PhoneNumber number={peerNumber} /> : null}
            <span>{t(direction === 'INBOUND' ? 'drawer.inbound' : 'drawer.outbound', { number: ours })}</span>
          </p>
        </div>
        {controls}
        <Optional>
          <Suspense>
            <BlockCaller key={peerNumber} number={peerNumber} whyNot={whyNoBlock} />
          </Suspense>
        </Optional>
        {contactId ? (
          <Tooltip label={t('drawer.message', { name })}>
            <ActionIcon
              renderRoot={(props) => <Link {...props} to="/inbox" search={{ contactId }} />}
              aria-label={t('drawer.message', { name })}
            >
              <IconMessage2 size={18} stroke={1.75} />
            </ActionIcon>
          </Tooltip>
        ) : null}
        <Disabled why={whyNoCall}>
          <Button
            size="sm"
            leftSection={<IconPhone size={16} stroke={1.75} />}
            data-testid="call-back"
            onClick={() => phone.send({ type: 'DIAL', to: peerNumber })}
          >
            {t('drawer.call')}
          </Button>
        </Disabled>
      </header>
      <CallFacts item={item} />
      <div className={styles['handover']}>
        <Handover item={item} />
      </div>
      {direction === 'OUTBOUND' && call.inQueue ? (
        <div className={styles['waits']}>
          <Pane>
            <WaitingCallback item={item} />
          </Pane>
        </div>
      ) : null}
      {call.recording ? (
        <>
          <div className={styles['player']}>
            <RecordingPlayer item={item} player={player} wide />
          </div>
          <div className={styles['custody']}>
            <Pane fallback={null}>
              <RecordingCustody item={item} />
            </Pane>
          </div>
        </>
      ) : null}
      <div className={styles['columns']}>
        {call.note || (call.canWriteNote && call.endAt) ? (
          <section className={styles['why']} aria-label={t('note.title')}>
            <h3>{t('note.title')}</h3>
            <Pane fallback={null}>
              <CallNote item={item} readOnly={!call.canWriteNote} />
            </Pane>
          </section>
        ) : null}
        <section className={styles['why']} aria-label={t('timeline.title')}>
          <h3>{t('drawer.happened')}</h3>
          <Pane fallback={<CallTimelineLoading />}>
            <CallTimeline callId={call.callId} version={version} />
          </Pane>
        </section>
        {call.transcription && call.transcription.version > 0 && call.recording?.canPlay ? (
          <section className={styles['why']} aria-label={t('drawer.summary')}>
            <h3>{t('drawer.summary')}</h3>
            <Pane fallback={<CallTimelineLoading />}>
              <CallSummary id={id} version={call.summaryProgress?.version ?? 0} />
            </Pane>
          </section>
        ) : null}
        {call.recording?.state === 'READY' && call.recording.canPlay ? (
          <section className={styles['why']} aria-label={t('drawer.transcript')}>
            <h3>{t('drawer.transcript')}</h3>
            <Pane fallback={<CallTimelineLoading />}>
              <Transcript
                id={id}
                version={wordsVersion(call.transcription?.version, call.summaryProgress?.version)}
                playing={player}
              />
            </Pane>
          </section>
        ) : null}
        <Pane fallback={null}>
          <CallQuality callId={call.callId} version={version} endedAt={call.endAt} />
        </Pane>
        <Suspense>
          <CallCost item={item} />
        </Suspense>
      </div>
    </>
  );
}
