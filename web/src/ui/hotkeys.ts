import { useHotkeys as useMantineHotkeys } from '@mantine/hooks';
import { useEffect, useRef } from 'react';
import { usePersonalKeys } from './personalKeys.ts';
import { isShortcut, isSingle, type ShortcutName, useChords } from './shortcuts.ts';
import { typing } from './typing.ts';

type Run = (event: KeyboardEvent) => void;

/** A shortcut by its name, or keys that stay what they are, and what they do. */
export type Hotkey = [shortcut: ShortcutName | 'Escape' | `alt+${number}`, run: Run];

/** A sign such as ? may need Shift on a keyboard or not. */
const spellings = (chord: string): string[] => {
  const key = chord.split('+').at(-1) ?? '';
  const named = chord.replace(/PLUS$/, '[plus]');
  return key.length === 1 && !/[\p{L}\d]/u.test(key) ? [named, `shift+${named}`] : [named];
};

/**
 * Shortcuts of a mounted view, with the keys that the person gave them. Single keys never act while somebody types (typing.ts),
 * nor for who switched them off (WCAG 2.1.4; Escape is no character and stays); chords with a modifier do, because a call must
 * be answerable out of the composer. Escape closes one thing: what stands open over the view goes first.
 */
export function useHotkeys(hotkeys: readonly Hotkey[], enabled = true): void {
  const { singleKeyShortcuts } = usePersonalKeys();
  const chords = useChords();
  const isCovered = useCovered();
  const active = (enabled ? hotkeys : []).flatMap(([name, run]) =>
    spellings(isShortcut(name) ? chords[name] : name).map((keys): [string, Run] => [
      keys,
      name === 'Escape' ? (event) => isCovered() || run(event) : run,
    ]),
  );
  const single = ([keys]: [string, Run]) => isSingle(keys);
  useMantineHotkeys(
    active
      .filter((hotkey) => single(hotkey) && (singleKeyShortcuts || hotkey[0] === 'Escape'))
      .map(([keys, run]): [string, Run] => [
        keys,
        (event) => {
          if (typing.isShortcut || keys === 'Escape') run(event);
        },
      ]),
  );
  useMantineHotkeys(
    active.filter((hotkey) => !single(hotkey)),
    [],
  );
}

/** What Escape closes by itself, before the view beneath it hears of the key. */
const LAYERS = '[role=menu], [role=listbox]';

/** Whether such a thing was open when a key went down: by the time that the view is told, it is gone. */
function useCovered(): () => boolean {
  const covered = useRef(false);
  useEffect(() => {
    const look = () => {
      covered.current = [...document.querySelectorAll(LAYERS)].some((layer) => layer.checkVisibility());
    };
    addEventListener('keydown', look, { capture: true });
    return () => removeEventListener('keydown', look, { capture: true });
  }, []);
  return () => covered.current;
}
