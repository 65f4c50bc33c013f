import { expect, it } from 'vitest';
import { toneOf, tonesOf } from './typedKeys.ts';

const press = (key: string, held: Partial<KeyboardEvent> & { altGraph?: boolean } = {}) =>
  toneOf({
    key,
    ctrlKey: false,
    altKey: false,
    metaKey: false,
    repeat: false,
    isComposing: false,
    getModifierState: () => held.altGraph === true,
    ...held,
  });

it('takes the keys of a phone, however a keyboard writes them, and leaves shortcuts alone', () => {
  expect(
    Array.from('0123456789*#')
      .map((key) => press(key))
      .join(''),
  ).toBe('0123456789*#');
  expect(press('#', { altKey: true })).toBe('#');
  expect(press('#', { altKey: true, ctrlKey: true, altGraph: true })).toBe('#');
  expect([press('a'), press('+'), press('F1'), press('Enter')]).toEqual([undefined, undefined, undefined, undefined]);
  expect([press('1', { altKey: true }), press('0', { ctrlKey: true }), press('1', { metaKey: true })]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
  expect(press('#', { ctrlKey: true })).toBeUndefined();
});

it('takes a key that is held, or that an input method composes, for none', () => {
  expect([press('5', { repeat: true }), press('5', { isComposing: true })]).toEqual([undefined, undefined]);
});

it('reads the tones of what was copied, and nothing that says more', () => {
  expect(tonesOf(' 482 913#\n')).toBe('482913#');
  expect(tonesOf('(415) 555-0142')).toBe('4155550142');
  expect([tonesOf('Code: 482'), tonesOf(''), tonesOf('+14155550142'), tonesOf('1'.repeat(41))]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
