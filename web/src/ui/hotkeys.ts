import { useHotkeys as useMantineHotkeys } from '@mantine/hooks';
import { usePersonalKeys } from './personalKeys.ts';

/** Keys and what they do, such as `['mod+K', open]`. */
export type Hotkey = [keys: string, run: (event: KeyboardEvent) => void];

/**
 * Shortcuts of a mounted view. Single keys never act while somebody types, nor for who switched them off (WCAG 2.1.4;
 * Escape is no character and stays); chords with a modifier do, because a call must be answerable out of the composer.
 */
export function useHotkeys(hotkeys: readonly Hotkey[], enabled = true): void {
  const { singleKeyShortcuts } = usePersonalKeys();
  const active = enabled ? hotkeys : [];
  const chord = ([keys]: Hotkey) => /\b(mod|ctrl|alt|meta)\+/i.test(keys);
  useMantineHotkeys(active.filter((hotkey) => !chord(hotkey) && (singleKeyShortcuts || hotkey[0] === 'Escape')));
  useMantineHotkeys(active.filter(chord), []);
}
