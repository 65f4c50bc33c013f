import { useEffect } from 'react';
import type { Ringer } from './device/ringer.ts';
import { silence } from './device/silence.ts';

/** What a browser takes for a sign that somebody is there. */
const GESTURES = ['pointerup', 'keyup', 'click'] as const;

/** Knows before a call comes whether the browser lets this tab ring, and learns at once when it begins to. */
export function useSoundProbe(ringer: Ringer, rings: boolean): void {
  useEffect(() => {
    if (!rings) return;
    let over = false;
    const forget = () => {
      over = true;
      for (const gesture of GESTURES) removeEventListener(gesture, probe, true);
    };
    const probe = () =>
      void ringer.probe(silence()).then((plays) => {
        if (plays) forget();
      });
    for (const gesture of GESTURES) addEventListener(gesture, probe, true);
    probe();
    return () => {
      if (!over) forget();
    };
  }, [ringer, rings]);
}
