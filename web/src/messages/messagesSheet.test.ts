import { expect, test } from 'vitest';
import { csvLines } from '../calls/callsCsv.ts';
import type { ExportedMessage } from './exportMessages.ts';
import { headOf, rowOf, type SheetOf } from './messagesSheet.ts';

const t = ((key: string) => key) as unknown as SheetOf['t'];
const MESSAGE = {
  id: 'm1',
  createdAt: '2026-11-28T01:00:00.000Z',
  direction: 'OUTBOUND',
  channel: 'SMS',
  peerNumber: '+15035550171',
  isAutomatic: false,
  contact: { id: 'c1', fullName: '@SUM(A1)' },
  agent: { id: 'u1', fullName: 'Ana Diaz' },
  phoneNumber: { name: 'Orders', number: '+14155550100' },
  message: {
    body: '=HYPERLINK("http://evil.example")\nsecond line',
    deliveryStatus: 'UNDELIVERED',
    failedReason: 'This number can’t receive texts.',
    carrierCode: '21614',
    segments: 2,
    attachments: [],
  },
  creditLogs: [{ amount: 0.03 }],
} as unknown as ExportedMessage;

test('a row has a cell for each column, and no formula of anybody', () => {
  const sheet = { t, zone: 'America/Los_Angeles', withMoney: true };
  const row = rowOf(MESSAGE, sheet);
  expect(row).toHaveLength(headOf(sheet).length);
  expect(csvLines([row])).toBe(
    `2026-11-27 17:00:00,calls:history.direction.OUTBOUND,messages:channel.SMS,messages:result.notDelivered,This number can’t receive texts.,'@SUM(A1),+15035550171,Orders,+14155550100,Ana Diaz,"'=HYPERLINK(""http://evil.example"")\nsecond line",,2,0.03,21614,m1\r\n`,
  );
});

test('who may not see money gets no columns for it', () => {
  const sheet = { t, zone: 'UTC', withMoney: false };
  expect(headOf(sheet)).not.toContain('messages:export.column.price');
  expect(rowOf(MESSAGE, sheet)).toHaveLength(headOf(sheet).length);
  expect(rowOf(MESSAGE, sheet)).not.toContain(0.03);
});
