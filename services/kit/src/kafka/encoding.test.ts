import { expect, it } from 'vitest';
import { eventOf, recordOf } from './encoding.ts';

it.each([false, true])('an event is the same behind Kafka; published again: %s', (republished) => {
  const event = {
    id: '0190a000-0000-7000-8000-000000000001',
    type: 'telephony.number.changed.v1',
    source: 'telephony',
    key: 'number-1',
    time: new Date('2026-11-21T09:00:00Z'),
    workspaceId: '0190a000-0000-7000-8000-00000000000a',
    correlationId: 'c',
    causationId: null,
    traceparent: null,
    audience: { teams: ['t'], users: [] },
    partition: 3,
    position: 7n,
    payload: Buffer.from([1, 2, 3]),
    republished,
  };
  const { value, headers } = recordOf(event);
  const record = { value, headers, offset: 0n };
  expect(eventOf(record, { topic: 'ringline.telephony.events', partition: 3 })).toEqual(event);
});
