import { create } from '@bufbuild/protobuf';
import { WorkingHoursSchema } from '@ringline/proto/workspace/v1/workspaces_pb';
import { expect, test } from 'vitest';
import { hoursType } from './hoursType.ts';

const hours = (open: Readonly<Record<number, string>>, enabled = true) =>
  create(WorkingHoursSchema, {
    enabled,
    timezone: 'UTC',
    days: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      blocks: open[weekday] === undefined ? [] : [{ start: open[weekday], end: '17:00' }],
    })),
  });
const days = (from: number, to: number, start = '09:00') =>
  Object.fromEntries(Array.from({ length: to - from + 1 }, (_, index) => [from + index, start]));

test.each([
  ['every day alike', 'EVERYDAY', hours(days(1, 7))],
  ['Monday to Friday alike', 'WEEKDAYS', hours(days(1, 5))],
  ['the weekend alike', 'WEEKENDS', hours(days(6, 7))],
  ['one day else', 'CUSTOM', hours({ ...days(1, 5), 3: '10:00' })],
  ['four days', 'CUSTOM', hours(days(1, 4))],
  ['hours that are off', null, hours(days(1, 7), false)],
])('%s is %s', (_what, type, given) => expect(hoursType(given)).toBe(type));
