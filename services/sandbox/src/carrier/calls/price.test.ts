import { describe, expect, it } from 'vitest';
import type { CallRecord } from '../records.ts';
import { PRICED_AFTER_MS, priceOf } from './price.ts';

const call = (init: Partial<CallRecord>): CallRecord => ({
  sid: 'CA1',
  accountSid: 'AC1',
  from: '+15035550174',
  to: '+14155550100',
  direction: 'inbound',
  createdAt: '2026-11-21T10:00:00.000Z',
  updatedAt: '2026-11-21T10:00:00.000Z',
  status: 'completed',
  answeredAt: '2026-11-21T10:00:00.000Z',
  endTime: '2026-11-21T10:01:01.000Z',
  timeoutSeconds: 60,
  sequence: 0,
  parameters: {},
  ...init,
});
const later = new Date('2026-11-21T11:00:00.000Z');

describe('the carrier charges', () => {
  it.each([
    ['a caller on a local number', {}, '-0.01700'],
    ['a caller on a toll-free number', { to: '+18005550100' }, '-0.04400'],
    ['a phone that it calls', { direction: 'outbound-api' as const }, '-0.02800'],
    ['a browser', { to: 'client:ana', direction: 'outbound-api' as const }, '-0.00800'],
    ['no less than a minute', { endTime: '2026-11-21T10:00:00.200Z' }, '-0.00850'],
  ])('%s, by the begun minute', (_what, init, price) => expect(priceOf(call(init), later)).toBe(price));

  it('nothing where nobody answered', () => {
    const { answeredAt: _never, ...missed } = call({ status: 'no-answer' });
    expect(priceOf(missed, later)).toBeNull();
  });

  it('and tells it some time after the end', () => {
    const at = (ms: number) => priceOf(call({}), new Date(Date.parse('2026-11-21T10:01:01.000Z') + ms));
    expect([at(0), at(PRICED_AFTER_MS - 1), at(PRICED_AFTER_MS)]).toEqual([null, null, '-0.01700']);
    const { endTime: _never, ...running } = call({ status: 'in-progress' });
    expect(priceOf(running, later)).toBeNull();
  });
});
