import { useEffect, useRef, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useRecordingLinkQuery } from '../__generated__/useRecordingLinkQuery.graphql.ts';
import { type RecordingFile, readRecording } from './recordingFile.ts';

const RATES = [1, 1.5, 2, 0.75] as const;

async function start(player: HTMLAudioElement, rate: number, from?: number) {
  if (from !== undefined) player.currentTime = from;
  player.playbackRate = rate;
  await player.play();
}

/**
 * Plays the recording of a call. The file is read at the first play; a link lives five minutes only, so a fresh one is
 * asked for each time.
 */
export function useRecording(conversationId: string) {
  const environment = useRelayEnvironment();
  const audio = useRef<HTMLAudioElement>(undefined);
  const [file, setFile] = useState<RecordingFile>();
  const [state, setState] = useState<'idle' | 'loading' | 'playing' | 'failed'>('idle');
  const [position, setPosition] = useState(0);
  const [rate, setRate] = useState<number>(1);

  useEffect(
    () => () => {
      audio.current?.pause();
    },
    [],
  );
  useEffect(() => {
    if (file === undefined) return;
    return () => URL.revokeObjectURL(file.url);
  }, [file]);

  const freshLink = async () => {
    const data = await fetchQuery<useRecordingLinkQuery>(
      environment,
      graphql`
        query useRecordingLinkQuery($id: ID!) {
          getWorkspaceConversationEntity(id: $id) {
            id
            call {
              recording {
                id
                url
              }
            }
          }
        }
      `,
      { id: conversationId },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const link = data?.getWorkspaceConversationEntity.call?.recording?.url;
    if (!link) throw new Error('The recording has no link');
    return link;
  };

  const load = async () => {
    const read = await readRecording(await freshLink());
    const player = new Audio(read.url);
    player.addEventListener('timeupdate', () => setPosition(player.currentTime));
    player.addEventListener('pause', () => setState('idle'));
    player.addEventListener('play', () => setState('playing'));
    player.addEventListener('ended', () => setPosition(0));
    audio.current = player;
    setFile(read);
    return player;
  };

  const play = async () => {
    setState('loading');
    try {
      await start(audio.current ?? (await load()), rate);
    } catch {
      setState('failed');
    }
  };

  return {
    file,
    state,
    position,
    rate,
    toggle: () => {
      if (state === 'playing') audio.current?.pause();
      else if (state !== 'loading') void play();
    },
    seek: (seconds: number) => {
      setPosition(seconds);
      if (audio.current !== undefined) audio.current.currentTime = seconds;
    },
    /** From this second on; the file is read first where it has not been. */
    playFrom: async (seconds: number) => {
      if (state === 'loading') return;
      setState('loading');
      try {
        await start(audio.current ?? (await load()), rate, seconds);
        setPosition(seconds);
      } catch {
        setState('failed');
      }
    },
    nextRate: () => {
      const next = RATES[(RATES.findIndex((known) => known === rate) + 1) % RATES.length] ?? 1;
      setRate(next);
      if (audio.current !== undefined) audio.current.playbackRate = next;
    },
  };
}
