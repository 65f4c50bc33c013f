import { useEffect, useEffectEvent, useRef, useState } from 'react';

/**
 * Plays short recordings, one at a time: when one ends the next one plays, and after the last one the first (spec 001 §3).
 * @param urls in the order of the screen
 */
export function useSamples(urls: readonly string[]) {
  const audio = useRef<HTMLAudioElement>(undefined);
  const [playing, setPlaying] = useState<number>();

  const play = (index: number) => {
    const url = urls[index];
    if (url === undefined) return;
    setPlaying(index);
    audio.current ??= new Audio();
    audio.current.src = url;
    // A browser that plays nothing says so here; the button then offers to play again.
    audio.current.play().catch(() => setPlaying(undefined));
  };
  const stop = () => {
    audio.current?.pause();
    setPlaying(undefined);
  };

  const goOn = useEffectEvent(() => {
    if (playing !== undefined) play((playing + 1) % urls.length);
  });
  useEffect(() => {
    const player = (audio.current ??= new Audio());
    const ended = () => goOn();
    player.addEventListener('ended', ended);
    return () => {
      player.removeEventListener('ended', ended);
      player.pause();
    };
  }, []);

  return { playing, play, stop };
}
