import { expect, it } from 'vitest';
import { inQueueOrder } from './queueMembers.ts';
import { queueInput, queueOf, strategiesFor, wrongFigure } from './queueValues.ts';

const SAVED = {
  queueRingStrategy: 'ROUNDROBIN',
  queueJoinWhenEmpty: 'STRICT',
  queueCounterReset: 'WEEKLY',
  queueSize: 0,
  queueRetryCount: 5,
  queueMaxWait: 90,
  queuePause: 20,
  queueWrapUp: 0,
  queueAnnouncePosition: 15,
  queueEstimatedWait: true,
  queuePriority: 10,
  queueCallbackKey: '1',
  queueMembers: [
    { userId: 'ben', penalty: 0 },
    { userId: 'ana', penalty: 3 },
  ],
} as const;

it('a queue goes to the form and back unchanged; a number without one begins with what is usual', () => {
  expect(queueInput(queueOf(SAVED))).toEqual(SAVED);
  expect(queueInput(queueOf(null))).toEqual({
    queueRingStrategy: 'RINGALL',
    queueJoinWhenEmpty: 'LOOSE',
    queueCounterReset: 'DAILY',
    queueSize: 10,
    queueRetryCount: 3,
    queueMaxWait: 600,
    queuePause: 5,
    queueWrapUp: 5,
    queueAnnouncePosition: 60,
    queueEstimatedWait: false,
    queuePriority: 0,
    queueCallbackKey: '',
    queueMembers: [],
  });
});

it('members stand as the queue lists them, and who is new in the team comes last; who left it is gone', () => {
  expect(inQueueOrder(['ana', 'ben', 'cyd'], [{ userId: 'dan', penalty: 1 }, ...SAVED.queueMembers])).toEqual([
    ...SAVED.queueMembers,
    { userId: 'cyd', penalty: 0 },
  ]);
});

it('ROUNDROBIN is kept where it is, and offered nowhere', () => {
  expect(strategiesFor('ROUNDROBIN')).toContain('ROUNDROBIN');
  expect(strategiesFor('LINEAR')).not.toContain('ROUNDROBIN');
});

it.each([
  ['queueSize', '101', '0'],
  ['queueRetryCount', '-1', '100'],
  ['queueMaxWait', '9', '10'],
  ['queuePause', '0', '1'],
  ['queueWrapUp', '', '0'],
  ['queueAnnouncePosition', '14', '0'],
  ['queueMaxWait', '12.5', '7200'],
] as const)('%s cannot be "%s", but %s', (name, wrong, right) => {
  expect(wrongFigure({ ...queueOf(null), [name]: wrong })).toBe(name);
  expect(wrongFigure({ ...queueOf(null), [name]: right })).toBeUndefined();
});
