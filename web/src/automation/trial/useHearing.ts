import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useHearingMutation } from '../../__generated__/useHearingMutation.graphql.ts';
import { commit } from '../../base/relay/useCommit.ts';
import { type HeardAs, ourSound } from '../../sounds/ourSounds.ts';
import { addressOf } from '../../sounds/useSounds.ts';
import type { TrialSound } from '../data.ts';
import type { Prompt } from '../flow/nodes.ts';

async function addressOfPrompt({ mediaId, say, sound }: Prompt, heardAs: HeardAs): Promise<string | undefined> {
  if (mediaId !== null) return addressOf(mediaId);
  if (say !== null && say.trim() !== '') {
    const { textToSpeech } = await commit<useHearingMutation>(
      graphql`
        mutation useHearingMutation($text: String!) {
          textToSpeech(text: $text) {
            url
          }
        }
      `,
      { text: say },
    );
    return textToSpeech.url;
  }
  return sound === null ? undefined : ourSound(sound, heardAs);
}

/** Of music and the ringing tone so much is played, in milliseconds. */
const PIECE_MS = 5_000;

/** Resolves when a sound has come to its end, or so much of it was heard. */
const heardOut = (player: HTMLAudioElement, goesOn: boolean) =>
  new Promise<void>((resolve) => {
    player.addEventListener('ended', () => resolve(), { once: true });
    if (goesOn) setTimeout(resolve, PIECE_MS);
  });

/** Plays what the caller of a trial hears, one after the other, in the words and sounds of callers; of what goes on a piece. */
export function useHearing(heardAs: HeardAs, onFailed: () => void) {
  const [heard, setHeard] = useState<number>();
  const audio = useRef<HTMLAudioElement>(undefined);
  // A new hearing, and the end of the page, silence the one before.
  const turn = useRef(0);
  const stop = () => {
    turn.current += 1;
    audio.current?.pause();
    setHeard(undefined);
  };
  useEffect(
    () => () => {
      turn.current += 1;
      audio.current?.pause();
    },
    [],
  );
  const play = async (sounds: readonly TrialSound[]) => {
    stop();
    const own = turn.current;
    for (const [index, { prompt, goesOn }] of sounds.entries()) {
      setHeard(index);
      try {
        // oxlint-disable-next-line no-await-in-loop -- one is heard after the other
        const address = await addressOfPrompt(prompt, heardAs);
        if (turn.current !== own) return;
        const player = new Audio(address);
        audio.current = player;
        // oxlint-disable-next-line no-await-in-loop -- as above
        await player.play();
        // oxlint-disable-next-line no-await-in-loop -- as above
        await heardOut(player, goesOn);
        player.pause();
      } catch {
        if (turn.current === own) onFailed();
        break;
      }
      if (turn.current !== own) return;
    }
    if (turn.current === own) setHeard(undefined);
  };
  return { heard, play, stop };
}
