import { expect, it } from 'vitest';
import { listAct, type Pressed } from './listKeys.ts';

const NONE = { shiftKey: false, ctrlKey: false, metaKey: false, altKey: false };
const press = (
  key: string,
  held: Partial<Pressed> = {},
  { at = 3, count = 30, selecting = true, chosen = false } = {},
) => listAct({ key, ...NONE, ...held }, at, count, selecting, chosen);

it('walks the rows by arrows, Page Up and Down, Home and End, and stays within them', () => {
  const to = (key: string, at = 3) => press(key, {}, { at });
  expect(['ArrowDown', 'ArrowUp', 'PageDown', 'Home', 'End'].map((key) => to(key))).toEqual(
    [4, 2, 13, 0, 29].map((row) => ({ kind: 'go', to: row })),
  );
  expect([to('ArrowUp', 0), to('ArrowDown', 29), to('PageDown', 25), to('PageUp', 5)]).toEqual(
    [0, 29, 29, 0].map((row) => ({ kind: 'go', to: row })),
  );
});

it('chooses with Space, extends with Shift, chooses all with Ctrl or ⌘ and A', () => {
  expect(press(' ')).toEqual({ kind: 'toggle' });
  expect(press(' ', { shiftKey: true })).toEqual({ kind: 'extend', to: 3 });
  expect(press('ArrowDown', { shiftKey: true })).toEqual({ kind: 'extend', to: 4 });
  expect(press('End', { shiftKey: true })).toEqual({ kind: 'extend', to: 29 });
  expect(press('a', { ctrlKey: true })).toEqual({ kind: 'all' });
  expect(press('A', { metaKey: true })).toEqual({ kind: 'all' });
});

it('takes Escape only while rows are chosen, so that it closes the drawer otherwise', () => {
  expect(press('Escape', {}, { chosen: true })).toEqual({ kind: 'none' });
  expect(press('Escape')).toBeUndefined();
});

it('leaves keys that choose to the browser where nothing can be chosen', () => {
  const plain = { selecting: false };
  expect(press(' ', {}, plain)).toBeUndefined();
  expect(press('a', { ctrlKey: true }, plain)).toBeUndefined();
  expect(press('ArrowDown', { shiftKey: true }, plain)).toBeUndefined();
});

it('leaves Enter, letters and chords of others alone', () => {
  expect([press('Enter'), press('j'), press('ArrowDown', { altKey: true }), press('End', { ctrlKey: true })]).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
  expect(press('ArrowDown', {}, { count: 0 })).toBeUndefined();
});
