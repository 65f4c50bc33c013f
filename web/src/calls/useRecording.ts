import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { RecordingUse, useRecordingLinkQuery } from '../__generated__/useRecordingLinkQuery.graphql.ts';
import { nextRate, rememberedRate, rememberRate } from './playbackRate.ts';
import { fetchRecording, RecordingBusy, RecordingDamaged } from './recordingFile.ts';

/** Ways in which a recording is not to be had. */
export const FAILURES = ['failed', 'damaged', 'busy'] as const;
type Failure = (typeof FAILURES)[number];

function failureOf(error: unknown): Failure {
  if (error instanceof RecordingDamaged) return 'damaged';
  return error instanceof RecordingBusy ? 'busy' : 'failed';
}

async function start(player: HTMLAudioElement, rate: number, from?: number) {
  if (from !== undefined) player.currentTime = from;
  player.playbackRate = rate;
  await player.play();
}

/** For so long going on, after a pause or from another place, is the same listening. */
const LISTENING_MS = 10 * 60_000;

function save(file: Blob, name: string) {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The click has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/**
 * Plays the recording of a call. The file is read at the first play; a link lives five minutes only, so a fresh one is asked for
 * then. It is asked for at each further play and at each download as well, though the file is there: whoever asks is noted (defaults
 * 2.2), and gets none once they may not hear it any more.
 * @param canPlay whether they may hear it: it stops, and the file is let go of, as soon as they may not
 */
export function useRecording(conversationId: string, canPlay: boolean) {
  const environment = useRelayEnvironment();
  const audio = useRef<HTMLAudioElement>(undefined);
  const [file, setFile] = useState<Blob>();
  /** As the file has it; the carrier tells whole seconds. */
  const [durationSeconds, setDurationSeconds] = useState<number>();
  const address = useRef<string>(undefined);
  const [state, setState] = useState<'idle' | 'loading' | 'playing' | Failure>('idle');
  const [saving, setSaving] = useState(false);
  const [position, setPosition] = useState(0);
  const [rate, setRate] = useState(rememberedRate);
  /** Since when it is listened to; undefined: from the next play on. */
  const since = useRef<number>(undefined);

  /** As `canPlay` is now, for what was begun before. */
  const allowed = useRef(canPlay);
  useEffect(() => {
    allowed.current = canPlay;
    if (!canPlay) return;
    return () => {
      allowed.current = false;
      audio.current?.pause();
      audio.current = undefined;
      since.current = undefined;
      if (address.current !== undefined) URL.revokeObjectURL(address.current);
      address.current = undefined;
      setFile(undefined);
      setDurationSeconds(undefined);
      setPosition(0);
      setState('idle');
    };
  }, [canPlay]);
  const freshLink = async (use: RecordingUse) => {
    const data = await fetchQuery<useRecordingLinkQuery>(
      environment,
      graphql`
        query useRecordingLinkQuery($id: ID!, $use: RecordingUse!) {
          getWorkspaceConversationEntity(id: $id) {
            id
            call {
              recording {
                id
                canPlay
                closedBy
                url(use: $use)
              }
            }
          }
        }
      `,
      { id: conversationId, use },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const link = data?.getWorkspaceConversationEntity.call?.recording?.url;
    if (!link) throw new Error('The recording has no link');
    return link;
  };

  const load = async (link: string) => {
    const read = await fetchRecording(link);
    if (!allowed.current) throw new Error('The recording may not be heard any more');
    address.current = URL.createObjectURL(read);
    const player = new Audio(address.current);
    player.addEventListener('durationchange', () => {
      if (Number.isFinite(player.duration)) setDurationSeconds(player.duration);
    });
    player.addEventListener('timeupdate', () => setPosition(player.currentTime));
    player.addEventListener('pause', () => setState('idle'));
    player.addEventListener('play', () => setState('playing'));
    player.addEventListener('ended', () => {
      setPosition(0);
      since.current = undefined;
    });
    audio.current = player;
    setFile(read);
    return player;
  };

  const listen = async () => {
    const goesOn = since.current !== undefined && Date.now() - since.current < LISTENING_MS;
    if (audio.current !== undefined && goesOn) return audio.current;
    const link = await freshLink('PLAY');
    since.current = Date.now();
    return audio.current ?? load(link);
  };

  const play = async (from?: number) => {
    setState('loading');
    try {
      await start(await listen(), rate, from);
      if (from !== undefined) setPosition(from);
    } catch (error) {
      setState(failureOf(error));
    }
  };

  return {
    file,
    durationSeconds,
    state,
    position,
    rate,
    toggle: () => {
      if (state === 'playing') audio.current?.pause();
      // A place that was chosen before the file was there.
      else if (state !== 'loading') void play(audio.current === undefined ? position : undefined);
    },
    /** Also before the file has been read: then it is where playing begins. */
    seek: (seconds: number) => {
      setPosition(seconds);
      if (audio.current !== undefined) audio.current.currentTime = seconds;
    },
    /** From this second on; the file is read first where it has not been. */
    playFrom: async (seconds: number) => {
      if (state !== 'loading') await play(seconds);
    },
    saving,
    /** Keeps it as MP3, both sides on their own channels; the server makes that now, which takes seconds for a long call. */
    download: async (name: string) => {
      if (saving) return;
      setSaving(true);
      try {
        save(await fetchRecording(await freshLink('DOWNLOAD')), name);
      } catch (error) {
        setState(failureOf(error));
      } finally {
        setSaving(false);
      }
    },
    nextRate: () => {
      const next = nextRate(rate);
      setRate(next);
      rememberRate(next);
      if (audio.current !== undefined) audio.current.playbackRate = next;
    },
  };
}
