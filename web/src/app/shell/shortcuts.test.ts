import { expect, it } from 'vitest';
import { shortcutGroups } from './shortcuts.ts';

const all = (keys: Parameters<typeof shortcutGroups>[0]) => shortcutGroups(keys).flatMap((group) => group.keys);
const chordOf = (name: string, keys: Parameters<typeof shortcutGroups>[0]) =>
  all(keys).find((shortcut) => shortcut.name === name)?.chord;

it('sends with what this person chose', () => {
  expect(chordOf('send', { singleKeyShortcuts: true, enterSends: false })).toBe('mod+enter');
  expect(chordOf('send', { singleKeyShortcuts: true, enterSends: true })).toBe('enter');
});

it('says which keys are off for who switched single keys off: those, and no chord', () => {
  expect(all({ singleKeyShortcuts: true, enterSends: true }).filter(({ off }) => off)).toEqual([]);
  const off = all({ singleKeyShortcuts: false, enterSends: true }).filter((shortcut) => shortcut.off);
  expect(off.map(({ chord }) => chord)).toEqual(['?', 'J', 'K', 'R', 'E', 'U']);
});

it('tells of saving, and gives each chord one meaning', () => {
  const keys = { singleKeyShortcuts: true, enterSends: false };
  expect(chordOf('save', keys)).toBe('mod+S');
  const chords = all(keys).map(({ chord }) => chord);
  expect(new Set(chords).size).toBe(chords.length);
});
