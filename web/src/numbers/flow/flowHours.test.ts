import { expect, it } from 'vitest';
import { flowHours } from './flowHours.ts';

const RING = { kind: 'RING', hours: null };
const ASKS = { kind: 'HOURS', hours: null };
const OWN = { kind: 'HOURS', hours: { timezone: 'UTC' } };

it.each([
  ['no flow of its own is live', undefined, 'WEEKDAYS', 'WEEKDAYS'],
  ['it asks for the hours of the settings', [ASKS, RING], 'WEEKDAYS', 'WEEKDAYS'],
  ['it has hours of its own', [OWN, RING], 'ALWAYS', 'flow'],
  ['it has both', [ASKS, OWN, RING], 'WEEKDAYS', 'flow'],
  ['it never asks for hours', [RING], 'WEEKDAYS', 'ALWAYS'],
] as const)('where %s', (_what, live, settings, expected) => {
  expect(flowHours(live, settings)).toBe(expected);
});
