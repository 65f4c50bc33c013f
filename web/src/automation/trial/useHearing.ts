import { useEffect, useRef, useState } from 'react';
import { graphql } from 'react-relay';
import type { useHearingMutation } from '../../__generated__/useHearingMutation.graphql.ts';
import { commit } from '../../app/relay/useCommit.ts';
import { type HeardAs, ourSound } from '../../sounds/ourSounds.ts';
import { addressOf } from '../../sounds/useSounds.ts';
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

/** Plays what a caller hears on a path, one after the other, in the words and sounds of the flow itself. */
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
  const play = async (prompts: readonly Prompt[]) => {
    stop();
    const own = turn.current;
    for (const [index, prompt] of prompts.entries()) {
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
        await new Promise((resolve) => player.addEventListener('ended', resolve, { once: true }));
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
