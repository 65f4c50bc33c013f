import { expect, it } from 'vitest';
import { filterOf, NO_FILTER } from '../messages/messageFilter.ts';
import { BEHIND, messagesBehind } from './messagesBehind.ts';

const DAYS = { from: '2026-11-01', until: '2026-11-07' };

it('leads to just the messages that a figure counts, in its days, zone and number', () => {
  for (const behind of Object.values(BEHIND))
    expect(filterOf(messagesBehind(DAYS, 'Europe/Berlin', 'n1', behind))).toEqual({
      ...NO_FILTER,
      ...DAYS,
      zone: 'Europe/Berlin',
      phoneNumberId: 'n1',
      counted: 'overview',
      ...behind,
    });
  expect(filterOf(messagesBehind(DAYS, 'UTC', null, { ...BEHIND.failed, channel: 'VIBER' }))).toMatchObject({
    phoneNumberId: null,
    channel: 'VIBER',
    status: 'failed',
  });
});
