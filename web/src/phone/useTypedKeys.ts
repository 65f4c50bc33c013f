import { useEffect, useEffectEvent } from 'react';
import { usePersonalKeys } from '../ui/personalKeys.ts';
import { meansPhone, toneOf, tonesOf } from './typedKeys.ts';

/**
 * Hears the tones that are typed or pasted while the phone's window is open, wherever they mean the phone.
 * @param onTones takes them, one or more
 * @param wanted while they are not, nothing is heard
 */
export function useTypedKeys(onTones: (tones: string) => void, wanted = true): void {
  const { singleKeyShortcuts } = usePersonalKeys();
  const take = useEffectEvent((event: KeyboardEvent | ClipboardEvent, tones: string | undefined) => {
    if (tones === undefined || event.defaultPrevented || !(event.target instanceof Element)) return;
    if (!meansPhone(event.target, singleKeyShortcuts)) return;
    event.preventDefault();
    onTones(tones);
  });
  useEffect(() => {
    if (!wanted) return;
    const ends = new AbortController();
    const { signal } = ends;
    addEventListener('keydown', (event) => take(event, toneOf(event)), { signal });
    addEventListener('paste', (event) => take(event, tonesOf(event.clipboardData?.getData('text/plain') ?? '')), {
      signal,
    });
    return () => ends.abort();
  }, [wanted]);
}
