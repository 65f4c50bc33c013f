import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { CallCard_item$key } from '../__generated__/CallCard_item.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { CallResult } from '../calls/CallResult.tsx';
import { Handover } from '../calls/Handover.tsx';
import { RecordingPlayer } from '../calls/RecordingPlayer.tsx';
import { useRecording } from '../calls/useRecording.ts';
import { WhyPopover } from '../calls/WhyPopover.tsx';
import { timeOfDay } from '../ui/dates.ts';
import { useDuration } from '../calls/useDuration.ts';
import { useKeepInWindow } from '../ui/list/keepInWindow.ts';
import { Pane } from '../ui/Pane.tsx';
import { wordsVersion } from '../calls/useTranscript.ts';
import styles from './Thread.module.css';
import { sideBySide } from '../base/words.ts';

/** Fetched when a card has words. */
const Transcript = lazyPart(() => import('../calls/Transcript.tsx'));
const CallNote = lazyPart(() => import('../calls/CallNote.tsx'));
const CallSummary = lazyPart(() => import('../calls/CallSummary.tsx'));
const WaitingCallback = lazyPart(() => import('../calls/WaitingCallback.tsx'));

/** A call in the timeline: its result, how long, who took it, why, and its recording. */
export function CallCard({ item: key }: { item: CallCard_item$key }) {
  const { t } = useTranslation('inbox');
  const durationOf = useDuration();
  const item = useFragment(
    graphql`
      fragment CallCard_item on Conversation {
        id
        createdAt
        direction
        version
        agent {
          id
          fullName
        }
        call {
          callId
          status
          talkTime
          inQueue
          endReason
          isVoiceMailRecording
          recording {
            id
            state
            canPlay
          }
          note {
            version
          }
          transcription {
            state
            version
          }
          summaryProgress {
            state
            failure
            version
          }
        }
        ...CallResult_item
        ...Handover_item
        ...CallNote_item
        ...WaitingCallback_item
        ...RecordingPlayer_item
      }
    `,
    key,
  );
  const player = useRecording(item.id, item.call?.recording?.canPlay ?? false);
  const [open, setOpen] = useState<boolean>();
  // It goes on when its card is scrolled out of sight, and a transcript stays as it was opened.
  useKeepInWindow(player.state === 'playing' || player.state === 'loading' || open !== undefined);
  const { call, direction, agent, createdAt, version } = item;
  if (!call) return null;
  const facts = [
    call.talkTime > 0 ? t('call.talked', { length: durationOf(call.talkTime) }) : undefined,
    agent?.fullName,
  ].filter(Boolean);
  return (
    <article
      className={styles['card']}
      data-testid="thread-item"
      data-kind="call"
      data-status={call.status}
      data-direction={direction}
      aria-label={t(direction === 'INBOUND' ? 'call.inbound' : 'call.outbound')}
    >
      <header>
        <CallResult item={item} tile />
        {facts.length === 0 ? null : <span className={styles['meta']}>{sideBySide(facts)}</span>}
        <WhyPopover callId={call.callId} version={version} />
        <time dateTime={String(createdAt)}>{timeOfDay(new Date(String(createdAt)))}</time>
      </header>
      <Handover item={item} />
      {call.note ? (
        <Pane fallback={null}>
          <CallNote item={item} readOnly />
        </Pane>
      ) : null}
      {direction === 'OUTBOUND' && call.inQueue ? (
        <Pane>
          <WaitingCallback item={item} />
        </Pane>
      ) : null}
      {call.summaryProgress && call.recording?.canPlay ? (
        <Pane>
          <CallSummary id={item.id} version={call.summaryProgress.version} quiet />
        </Pane>
      ) : null}
      {call.recording ? <RecordingPlayer item={item} player={player} /> : null}
      {call.recording?.state === 'READY' && call.recording.canPlay && call.transcription ? (
        <details
          className={styles['transcript']}
          open={open ?? call.isVoiceMailRecording}
          onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
          data-testid="card-transcript"
        >
          <summary>{t('call.transcript')}</summary>
          {/* Who reads is noted: words that nobody sees are not fetched. */}
          {(open ?? call.isVoiceMailRecording) ? (
            <Pane>
              <Transcript
                id={item.id}
                version={wordsVersion(call.transcription.version, call.summaryProgress?.version)}
                playing={player}
              />
            </Pane>
          ) : null}
        </details>
      ) : null}
    </article>
  );
}
