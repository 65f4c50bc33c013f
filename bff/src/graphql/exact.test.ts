import type { NumberService } from '@ringline/proto/telephony/v1/telephony_pb';
import { expect, it } from 'vitest';
import type { ExactClient } from './exact.ts';

type Numbers = ExactClient<typeof NumberService>;

// The compiler judges these (`npm run exec typecheck`): an error that is expected and absent is one.
it('a request holds only what the contract knows, at whatever depth, and spread or not', () => {
  const change = (numbers: Numbers, rest: { id: string }, asked: { id: string; nmae: string }) => [
    numbers.updateNumberSettings({ ...rest, version: 1, queue: { size: 3 } }),
    // @ts-expect-error no such field, and spread
    numbers.updateNumberSettings({ ...asked, version: 1 }),
    // @ts-expect-error no such field of a message inside
    numbers.updateNumberSettings({ ...rest, holidays: { holidays: [{ ...rest, date: '2026-12-24' }] } }),
  ];
  expect(change).toBeDefined();
});
