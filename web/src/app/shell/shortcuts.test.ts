import { expect, it } from 'vitest';
import { DEFAULT_CHORDS } from '../../ui/shortcuts.ts';
import { shortcutGroups } from './shortcuts.ts';

type Keys = Parameters<typeof shortcutGroups>[0];
const all = (keys: Keys, chords: Parameters<typeof shortcutGroups>[1] = DEFAULT_CHORDS) =>
  shortcutGroups(keys, chords).flatMap((group) => group.shortcuts);
const chordFor = (name: string, keys: Keys) => all(keys).find((shortcut) => shortcut.name === name)?.chord;

it('sends with what this person chose', () => {
  expect(chordFor('send', { singleKeyShortcuts: true, enterSends: false })).toBe('mod+enter');
  expect(chordFor('send', { singleKeyShortcuts: true, enterSends: true })).toBe('enter');
});

it('says which keys are off for who switched single keys off: those, and no chord', () => {
  expect(all({ singleKeyShortcuts: true, enterSends: true }).filter(({ off }) => off)).toEqual([]);
  const keys = { singleKeyShortcuts: false, enterSends: true };
  const off = (chords?: Parameters<typeof shortcutGroups>[1]) =>
    all(keys, chords)
      .filter((shortcut) => shortcut.off)
      .map(({ chord }) => chord);
  expect(off()).toEqual(['?', 'J', 'K', 'R', 'E', 'U', 'A', 'L', 'S', 'P', 'F']);
  expect(off({ ...DEFAULT_CHORDS, map: 'ctrl+/', done: 'G' })).toEqual([
    'J',
    'K',
    'R',
    'G',
    'U',
    'A',
    'L',
    'S',
    'P',
    'F',
  ]);
});

it('shows every shortcut once, and gives each chord one meaning', () => {
  const shown = all({ singleKeyShortcuts: true, enterSends: false });
  expect(
    shown
      .map(({ name }) => name)
      .filter((name) => name in DEFAULT_CHORDS)
      .toSorted(),
  ).toEqual(Object.keys(DEFAULT_CHORDS).toSorted());
  expect(new Set(shown.map(({ chord }) => chord)).size).toBe(shown.length);
});
