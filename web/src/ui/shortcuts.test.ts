import { expect, it } from 'vitest';
import { ariaKeys, canonical, chordOf, DEFAULT_CHORDS, problemOf, readChords } from './shortcuts.ts';

const pressed = (key: string, ...held: ('ctrl' | 'alt' | 'shift' | 'meta')[]) =>
  chordOf({
    key,
    ctrlKey: held.includes('ctrl'),
    altKey: held.includes('alt'),
    shiftKey: held.includes('shift'),
    metaKey: held.includes('meta'),
  });
const problem = (chord: string | undefined, name: keyof typeof DEFAULT_CHORDS = 'done', chords = DEFAULT_CHORDS) =>
  problemOf(chord ?? '', name, chords);

it('reads what was pressed, one way for each chord', () => {
  expect(pressed('Shift', 'shift')).toBeUndefined();
  expect(pressed('g')).toBe('G');
  expect(pressed('G', 'shift')).toBe('shift+G');
  // The same sign, whether or not a keyboard has it on Shift.
  expect([pressed('?', 'shift'), pressed('?')]).toEqual(['?', '?']);
  expect(pressed('K', 'ctrl', 'shift')).toBe('ctrl+shift+K');
  expect(canonical('mod+k')).toBe('ctrl+K');
  expect(ariaKeys('mod+K')).toBe('Control+K');
});

it('every default could be chosen', () => {
  for (const [name, chord] of Object.entries(DEFAULT_CHORDS))
    expect([name, problem(canonical(chord), name as keyof typeof DEFAULT_CHORDS)]).toEqual([name, undefined]);
});

it('refuses what has a meaning already, what the browser keeps, and what moves or writes', () => {
  expect(problem(pressed('j'))).toEqual({ reason: 'taken', by: 'next' });
  expect(problem(pressed('k', 'ctrl'))).toEqual({ reason: 'taken', by: 'palette' });
  expect(problem(pressed('3', 'alt'))).toEqual({ reason: 'taken', by: 'goTo' });
  for (const chord of [pressed('t', 'ctrl'), pressed('N', 'ctrl', 'shift'), pressed('F5'), pressed('x', 'meta')])
    expect(problem(chord)).toEqual({ reason: 'browser' });
  for (const chord of [pressed('Enter'), pressed(' '), pressed('ArrowDown', 'alt'), pressed('å', 'alt')])
    expect(problem(chord)).toEqual({ reason: 'unusable' });
  for (const chord of [pressed('5'), pressed('#', 'shift'), pressed('+')])
    expect(problem(chord)).toEqual({ reason: 'phone' });
  expect(problem(pressed('g'))).toBeUndefined();
  expect(problem(pressed('e'))).toBeUndefined();
});

it('keeps what was chosen, and falls back on the defaults where that makes no sense', () => {
  expect(readChords('{"done":"G","gone":"X"}')).toEqual({ ...DEFAULT_CHORDS, done: 'G' });
  // Two that changed places.
  expect(readChords('{"next":"K","previous":"J"}')).toMatchObject({ next: 'K', previous: 'J' });
  // What a new shortcut has by default by now is given up, and nothing else.
  expect(readChords('{"done":"ctrl+shift+L","reply":"G"}')).toEqual({ ...DEFAULT_CHORDS, reply: 'G' });
  // A default that goes back to its place can be in the way of another choice.
  expect(readChords('{"done":"ctrl+T","reply":"E"}')).toEqual(DEFAULT_CHORDS);
  for (const broken of [
    null,
    '',
    'null',
    '[]',
    '{"done":1}',
    '{"done":"J"}',
    '{"done":"ctrl+T"}',
    '{"constructor":"G"}',
  ])
    expect(readChords(broken)).toEqual(DEFAULT_CHORDS);
});
