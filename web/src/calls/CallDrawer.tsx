import { ActionIcon, Button, Tooltip } from '@mantine/core';
import { IconMessage2, IconPhone } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { CallDrawerQuery } from '../__generated__/CallDrawerQuery.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { usePhone } from '../phone/PhoneContext.ts';
import { Avatar } from '../ui/Avatar.tsx';
import { Disabled } from '../ui/Disabled.tsx';
import { DetailDrawer, DrawerSteps } from '../ui/list/DetailDrawer.tsx';
import type { Steps } from '../ui/list/steps.ts';
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
const ShareInChat = lazyPart(() => import('../chat/ShareInChat.tsx'));
const CallCost = lazyPart(async () => ({ default: (await import('./CallCost.tsx')).CallCost }));

/** One call beside the table: its facts, its recording, and what happened and why. Esc closes it. */
export function CallDrawer({ id, onClose, steps }: { id: string; onClose: () => void; steps: Steps }) {
  const { t } = useTranslation('calls');
  return (
    <DetailDrawer
      id={id}
      label={t('drawer.happened')}
      closeLabel={t('drawer.close')}
      onClose={onClose}
      steps={steps}
      testId="call-drawer"
    >
      <Call id={id} />
    </DetailDrawer>
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

function Call({ id }: { id: string }) {
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
        <DrawerSteps />
        <Optional>
          <Suspense>
            <BlockCaller key={peerNumber} number={peerNumber} whyNot={whyNoBlock} />
          </Suspense>
        </Optional>
        <Optional>
          <Suspense>
            <ShareInChat kind="CALL" id={id} plain />
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
