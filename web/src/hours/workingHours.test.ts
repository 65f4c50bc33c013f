import { expect, it } from 'vitest';
import { copiedToAll, hoursProblem, nextBlock, overnight, sameBlocks, toFields, type Block } from './workingHours.ts';

const hours = (blocks: Record<number, Block[]>) => ({
  enabled: true,
  timezone: 'UTC',
  days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: blocks[weekday] ?? [] })),
});
const block = (start: string, end: string) => ({ start, end });

it.each([
  ['nothing', 'noDay', {}],
  ['an empty time', 'badTime', { 1: [block('', '12:00')] }],
  ['two that share a minute', 'overlap', { 1: [block('09:00', '12:00'), block('11:59', '13:00')] }],
  ['a night into the next morning', 'overlap', { 5: [block('20:00', '02:00')], 6: [block('01:00', '03:00')] }],
  ['a Sunday night into Monday', 'overlap', { 1: [block('00:30', '03:00')], 7: [block('22:00', '01:00')] }],
  [
    'two that touch, until midnight',
    undefined,
    { 1: [block('12:00', '00:00'), block('09:00', '12:00')], 2: [block('00:00', '01:00')] },
  ],
])('%s in the own hours', (_what, problem, blocks: Record<number, Block[]>) => {
  expect(hoursProblem(hours(blocks))).toBe(problem);
});

it('the end of the day is midnight in the form, and no night', () => {
  expect(toFields(hours({ 1: [block('00:00', '24:00')] })).days[0]?.blocks).toEqual([block('00:00', '00:00')]);
  expect([block('20:00', '00:00'), block('20:00', '02:00')].map(overnight)).toEqual([false, true]);
});

it('another block begins an hour after the last one', () => {
  expect(nextBlock([])).toEqual(block('09:00', '17:00'));
  expect(nextBlock([block('09:00', '12:30')])).toEqual(block('13:00', '14:00'));
});

it('copies the hours of one day to all', () => {
  const days = [1, 2, 3].map((weekday) => ({
    weekday,
    blocks: weekday === 2 ? [] : [{ start: '09:00', end: '17:00' }],
  }));
  const model = { weekday: 1, blocks: [{ start: '08:00', end: '12:00' }] };
  const copied = copiedToAll(days, model);
  expect(copied.map(({ weekday }) => weekday)).toEqual([1, 2, 3]);
  expect(copied.every(({ blocks }) => sameBlocks(blocks, model.blocks))).toBe(true);
  expect(sameBlocks(model.blocks, [])).toBe(false);
});
