import { useEffect, useRef, useState } from 'react';

/** Plays one sound at a time, by its key; `undefined`: silence. */
export function usePlayer(onFailed: () => void) {
  const [playing, setPlaying] = useState<string>();
  const audio = useRef<HTMLAudioElement>(null);
  const stop = () => {
    audio.current?.pause();
    setPlaying(undefined);
  };
  useEffect(() => () => audio.current?.pause(), []);

  /** Plays it, or stops it when it plays. @param address asked for when it is needed, since links are short-lived */
  const toggle = async (key: string, address: () => Promise<string | undefined> | string) => {
    const was = playing;
    stop();
    if (was === key) return;
    setPlaying(key);
    try {
      const player = new Audio(await address());
      audio.current = player;
      player.addEventListener('ended', () => setPlaying(undefined));
      await player.play();
    } catch {
      setPlaying(undefined);
      onFailed();
    }
  };
  return { playing, toggle, stop };
}
