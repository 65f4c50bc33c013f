import { Loader, Tooltip } from '@mantine/core';
import {
  IconDownload,
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconRewindBackward15,
  IconRewindForward15,
  type Icon,
} from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { graphql, useFragment } from 'react-relay';
import type { RecordingPlayer_item$key } from '../__generated__/RecordingPlayer_item.graphql.ts';
import { lazyPart } from '../base/lazyPart.ts';
import { clock, writtenDate } from '../ui/dates.ts';
import { Pane } from '../ui/Pane.tsx';
import { BARS, barsOf, type Channels } from './recordingFile.ts';
import styles from './RecordingPlayer.module.css';
import { FAILURES, type useRecording } from './useRecording.ts';

/** Fetched where there is something that one may not hear. */
const RecordingClosed = lazyPart(() => import('./RecordingClosed.tsx'));
/** Seconds. */
const SKIP = 15;
/** Of the server's bars. */
const HIGHEST = 100;
const FLAT: Channels = [Array.from({ length: BARS }, () => 0)];

/**
 * A call's recording: play, its waveform to jump in, time and speed. Says why there is nothing to hear.
 * @param player from useRecording, so that others can play it, too
 */
export function RecordingPlayer({
  item,
  player,
  wide = false,
}: {
  item: RecordingPlayer_item$key;
  player: ReturnType<typeof useRecording>;
  wide?: boolean;
}) {
  const { t } = useTranslation('calls');
  const { id, call } = useFragment(
    graphql`
      fragment RecordingPlayer_item on Conversation {
        id
        call {
          recording {
            id
            state
            canPlay
            closedBy
            durationSeconds
            peaks
            deletion {
              deletedAt
              deletedByName
              reason
            }
          }
        }
      }
    `,
    item,
  );
  const { file, durationSeconds, state, position, rate, toggle, seek, nextRate, download, saving } = player;
  const failure = FAILURES.find((known) => known === state);
  const recording = call?.recording;
  const channels = useChannels(recording?.peaks ?? [], file);
  if (!recording) return null;
  const { deletion } = recording;
  if (deletion) {
    const date = writtenDate(new Date(String(deletion.deletedAt)));
    const { deletedByName: name, reason: why } = deletion;
    return (
      <p className={styles['note']} data-testid="recording-deleted">
        {name === null || name === undefined
          ? t('player.expired', { date })
          : t('player.deletedBy', { name, date, why })}
      </p>
    );
  }
  if (recording.state !== 'READY') {
    return (
      <p className={styles['note']} data-missing={recording.state === 'MISSING' || undefined}>
        {t(recording.state === 'PENDING' ? 'player.pending' : 'player.missing')}
      </p>
    );
  }
  if (!recording.canPlay) {
    return (
      <Pane>
        <RecordingClosed by={recording.closedBy} />
      </Pane>
    );
  }

  const length = durationSeconds ?? recording.durationSeconds;
  const playing = state === 'playing';
  const heard = length === 0 ? 0 : position / length;
  const skip = (seconds: number) => seek(Math.min(Math.max(0, position + seconds), length));
  return (
    <div className={styles['player']} data-wide={wide || undefined} data-testid="recording-player">
      <button
        type="button"
        className={styles['play']}
        aria-label={t(playing ? 'player.pause' : 'player.play')}
        data-testid="recording-play"
        onClick={toggle}
      >
        {state === 'loading' ? (
          <Loader size={14} color="currentColor" />
        ) : playing ? (
          <IconPlayerPauseFilled size={14} />
        ) : (
          <IconPlayerPlayFilled size={14} />
        )}
      </button>
      <span className={styles['wave']}>
        {channels.map((bars, channel) => (
          <svg
            // The channels never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            key={channel}
            viewBox={`0 0 ${BARS * 3} 20`}
            preserveAspectRatio="none"
            data-channel={channels.length > 1 ? channel : undefined}
            aria-hidden
          >
            {bars.map((peak, bar) => {
              const height = Math.max(2, peak * 20);
              return (
                <rect
                  // oxlint-disable-next-line react/no-array-index-key
                  key={bar}
                  x={bar * 3}
                  y={10 - height / 2}
                  width="1.6"
                  height={height}
                  rx="0.8"
                  data-heard={bar / BARS < heard || undefined}
                />
              );
            })}
          </svg>
        ))}
        <input
          type="range"
          min={0}
          max={Math.max(1, Math.round(length))}
          step={1}
          value={Math.round(position)}
          aria-label={t('player.position')}
          aria-valuetext={t('player.time', { now: clock(position), all: clock(length) })}
          onChange={({ currentTarget }) => seek(Number(currentTarget.value))}
        />
      </span>
      <span className={`${styles['time']} tabular`}>
        {position > 0 ? t('player.time', { now: clock(position), all: clock(length) }) : clock(length)}
      </span>
      {wide ? (
        <>
          <Skip icon={IconRewindBackward15} label={t('player.back', { seconds: SKIP })} onClick={() => skip(-SKIP)} />
          <Skip icon={IconRewindForward15} label={t('player.forward', { seconds: SKIP })} onClick={() => skip(SKIP)} />
        </>
      ) : null}
      <Tooltip label={t('player.changeSpeed')}>
        <button
          type="button"
          className={styles['rate']}
          aria-label={t('player.speed', { rate })}
          data-testid="recording-speed"
          onClick={nextRate}
        >
          {`${rate}×`}
        </button>
      </Tooltip>
      {file !== undefined && wide ? (
        <button
          type="button"
          className={styles['rate']}
          aria-label={t('player.download')}
          data-testid="recording-download"
          aria-busy={saving}
          onClick={() => void download(`${id}.mp3`)}
        >
          {saving ? <Loader size={14} color="currentColor" /> : <IconDownload size={16} />}
        </button>
      ) : null}
      {failure ? (
        <p className={styles['note']} data-missing role="alert" data-testid={`recording-${failure}`}>
          {t(`player.${failure}`)}
        </p>
      ) : null}
    </div>
  );
}

/** What it looks like: as the server counted it; in its file where the server has not; flat before that is read. */
function useChannels(peaks: readonly (readonly number[])[], file: Blob | undefined): Channels {
  const [counted, setCounted] = useState<{ file: Blob; channels: Channels }>();
  const decoded = peaks.length === 0 ? file : undefined;
  useEffect(() => {
    if (decoded === undefined) return;
    void barsOf(decoded).then(
      (channels) => setCounted({ file: decoded, channels }),
      // The player says what is wrong with it.
      () => undefined,
    );
  }, [decoded]);
  if (peaks.length > 0) return peaks.map((bars) => bars.map((peak) => peak / HIGHEST));
  return counted !== undefined && counted.file === file ? counted.channels : FLAT;
}

function Skip({ icon: SkipIcon, label, onClick }: { icon: Icon; label: string; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <button type="button" className={styles['rate']} aria-label={label} onClick={onClick}>
        <SkipIcon size={18} stroke={1.75} aria-hidden />
      </button>
    </Tooltip>
  );
}
