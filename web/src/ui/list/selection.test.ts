import { expect, it } from 'vitest';
import {
  among,
  EVERYTHING,
  extend,
  isSelected,
  NOTHING,
  type Selection,
  selectedCount,
  toggle,
  toggleLoaded,
} from './selection.ts';

const ROWS = ['a', 'b', 'c', 'd', 'e'];
const chosen = (selection: Selection) => ROWS.filter((id) => isSelected(selection, id)).join('');

it('chooses a row and takes it out again', () => {
  const one = toggle(NOTHING, 'b');
  expect(chosen(one)).toBe('b');
  expect(chosen(toggle(one, 'b'))).toBe('');
});

it('extends to a range from the row that was chosen last, in both directions', () => {
  expect(chosen(extend(toggle(NOTHING, 'b'), ROWS, 'd'))).toBe('bcd');
  expect(chosen(extend(toggle(NOTHING, 'd'), ROWS, 'b'))).toBe('bcd');
  const twice = extend(extend(toggle(NOTHING, 'b'), ROWS, 'd'), ROWS, 'a');
  expect(chosen(twice)).toBe('abcd');
});

it('extends a row that was taken out by taking out the others', () => {
  const all = toggleLoaded(NOTHING, ROWS);
  expect(chosen(extend(toggle(all, 'b'), ROWS, 'd'))).toBe('ae');
});

it('chooses a single row where no range has begun, or where its beginning has left the list', () => {
  expect(chosen(extend(NOTHING, ROWS, 'c'))).toBe('c');
  expect(chosen(extend({ ...NOTHING, anchor: 'gone' }, ROWS, 'c'))).toBe('c');
});

it('holds all that match without their ids, less the rows that were taken out', () => {
  expect(selectedCount(EVERYTHING, 1284)).toBe(1284);
  const less = toggle(EVERYTHING, 'c');
  expect(chosen(less)).toBe('abde');
  expect(selectedCount(less, 1284)).toBe(1283);
  expect(chosen(toggle(less, 'c'))).toBe('abcde');
});

it('chooses what is loaded, and nothing when all of it is chosen', () => {
  const loaded = toggleLoaded(toggle(NOTHING, 'b'), ROWS);
  expect(chosen(loaded)).toBe('abcde');
  expect(toggleLoaded(loaded, ROWS)).toBe(NOTHING);
  expect(toggleLoaded(EVERYTHING, ROWS)).toBe(NOTHING);
});

it('lets go of rows that have left the list, and stays the same when none has', () => {
  const two = toggle(toggle(NOTHING, 'a'), 'e');
  expect(chosen(among(two, ['a', 'b']))).toBe('a');
  expect(among(two, ROWS)).toBe(two);
  expect(among(EVERYTHING, [])).toBe(EVERYTHING);
});
