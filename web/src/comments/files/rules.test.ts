import { expect, test } from 'vitest';
import { ACCEPTED, wrongWith } from './rules.ts';

const MB = 1024 * 1024;

test.each([
  ['walls.PNG', 10 * MB, undefined],
  ['walls.jpeg', 10 * MB + 1, 'size'],
  ['price list.xlsx', 25 * MB, undefined],
  ['plan.pdf', 25 * MB + 1, 'size'],
  ['message.mp3', 10 * MB + 1, 'size'],
  ['notes.odt', 0, 'empty'],
  ['page.html', 100, 'type'],
  ['drawing.svg', 100, 'type'],
  ['macro.docm', 100, 'type'],
  ['Makefile', 100, 'type'],
] as const)('%s of %i bytes: %s', (name, size, wrong) => {
  expect(wrongWith({ name, size })).toBe(wrong);
});

test('the dialog offers what the specification lists', () => {
  expect(ACCEPTED).toBe('.png,.jpeg,.jpg,.mp3,.pdf,.doc,.docx,.xls,.xlsx,.ppt,.pptx,.odt,.ods,.odp');
});
