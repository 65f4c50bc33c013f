import { Button, Progress, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPhone } from '../ui/numbers.ts';
import { PlanGate } from '../ui/PlanGate.tsx';
import { Why } from '../ui/Why.tsx';
import RecordingClosed from './RecordingClosed.tsx';
import styles from './Transcript.module.css';
import { TranscriptTurn } from './TranscriptTurn.tsx';
import { useInSight } from './useInSight.ts';
import { type Turn, useTranscript } from './useTranscript.ts';
import { sideBySide } from '../base/words.ts';

export interface Playing {
  /** Seconds of the recording. */
  readonly position: number;
  playFrom(seconds: number): void;
}

/**
 * The words of a recording: who said what and when. A click plays from there, and what is heard is marked. Says why there are none,
 * and offers what can be done about it.
 */
export default function Transcript({ id, version, playing }: { id: string; version: number; playing: Playing }) {
  const { t, i18n } = useTranslation('transcript');
  const { item, engine, ask, asking, correct, correcting } = useTranscript(id, version);
  const [sought, setSought] = useState('');
  const nowMillis = playing.position * 1_000;
  const isHeard = ({ beginMillis, endMillis }: Turn) =>
    playing.position > 0 && beginMillis <= nowMillis && nowMillis < endMillis;
  const list = useInSight(item.call?.transcripts?.findLast(isHeard)?.id);
  const { call, contact, agent, peerNumber } = item;
  if (!call) return null;
  const { transcription, transcripts: turns, isTranscribing, canChangeWords, recording } = call;
  const asks = (label: string) =>
    canChangeWords ? (
      <Button size="xs" variant="default" loading={asking.pending} data-testid="transcribe" onClick={() => void ask()}>
        {label}
      </Button>
    ) : null;
  const refused = asking.refusal ?? correcting.refusal;
  if (isTranscribing) {
    const percent = transcription?.percent ?? 0;
    return (
      <div className={styles['note']} role="status" data-testid="transcript-working">
        <p>{t(transcription?.state === 'QUEUED' ? 'queued' : 'working', { percent })}</p>
        <Progress value={percent} size="sm" aria-label={t('progress')} transitionDuration={0} />
      </div>
    );
  }
  if (!transcription || transcription.state === 'FAILED') {
    const failure = transcription?.failure;
    return (
      <div className={styles['note']} data-testid="transcript-none">
        {failure ? <p role="alert">{t('failed', { reason: t(`failure.${failure}`) })}</p> : null}
        {engine.isConfigured ? (
          <PlanGate feature={call.isVoiceMailRecording ? 'AUDIO_TO_TEXT' : 'TRANSCRIPTION'}>
            {failure ? null : <p>{t('none')}</p>}
            {asks(t(failure ? 'again' : 'ask'))}
          </PlanGate>
        ) : (
          <>
            <p>{t('notConfigured')}</p>
            <p className={styles['how']}>{t('howToConfigure')}</p>
          </>
        )}
        {refused === undefined ? null : <Why refusal={refused} />}
      </div>
    );
  }
  if (!turns) return recording?.canPlay === false ? <RecordingClosed by={recording.closedBy} /> : null;
  const words = sought.trim().toLocaleLowerCase(i18n.language);
  const shown = words ? turns.filter(({ message }) => message.toLocaleLowerCase(i18n.language).includes(words)) : turns;
  const sentiment = item.aiLog?.callSummary?.customerSentiment;
  const speed = call.transcriptTalkSpeed?.customerAverageWordsPerMinute;
  const names = {
    CUSTOMER: contact?.fullName ? contact.fullName : formatPhone(peerNumber),
    AGENT: agent?.fullName ? agent.fullName : t('ourSide'),
  };
  const facts = [
    sentiment ? t('sounds', { how: t(`sentiment.${sentiment}`) }) : undefined,
    speed ? t('speed', { words: Math.round(speed) }) : undefined,
  ].filter((fact) => fact !== undefined);
  return (
    <div data-testid="transcript">
      {engine.isFromSandbox ? <p className={styles['sandbox']}>{t('sandbox')}</p> : null}
      {facts.length === 0 ? null : <p className={styles['facts']}>{sideBySide(facts)}</p>}
      {turns.length === 0 ? (
        <p className={styles['note']}>{t('empty')}</p>
      ) : (
        <TextInput
          size="xs"
          type="search"
          value={sought}
          aria-label={t('search')}
          placeholder={t('search')}
          leftSection={<IconSearch size={14} aria-hidden />}
          onChange={({ currentTarget }) => setSought(currentTarget.value)}
          data-testid="transcript-search"
        />
      )}
      <p className={styles['found']} role="status">
        {words ? t('found', { count: shown.length }) : ''}
      </p>
      <ol ref={list} className={styles['turns']} aria-label={t('title')}>
        {shown.map((turn) => (
          <TranscriptTurn
            key={turn.id}
            turn={turn}
            name={names[turn.channel === 'AGENT' ? 'AGENT' : 'CUSTOMER']}
            sought={words}
            isNow={isHeard(turn)}
            onPlay={() => playing.playFrom(turn.beginMillis / 1_000)}
            onCorrect={canChangeWords ? (message) => correct(turn.id, message) : undefined}
            saving={correcting.pending}
          />
        ))}
      </ol>
      {refused === undefined ? null : <Why refusal={refused} />}
      <div className={styles['again']}>{asks(t('anew'))}</div>
    </div>
  );
}
