import type { TFunction } from 'i18next';
import { expect, it } from 'vitest';
import { csvLines } from '../calls/callsCsv.ts';
import { headOf, rowOf } from './chargesSheet.ts';

const t = ((key: string, values?: { zone?: string }) =>
  `${key}${values?.zone ?? ''}`) as unknown as TFunction<'spending'>;
const text = {
  at: '2026-11-21T09:05:00Z',
  kind: 'MESSAGE',
  channel: 'WHATSAPP',
  amount: 0.015,
  billedSeconds: 0,
  freeUnits: 0,
  rate: 0.015,
  number: '+14155550142',
  invoiceNumber: null,
  name: null,
  user: { fullName: '=HYPERLINK("http://evil.test")' },
  team: { name: '@SUM(A1)' },
} as never;

it('has a cell for each column, and no name that a spreadsheet would run', () => {
  const row = rowOf(text, t, 'UTC');
  expect(row).toHaveLength(headOf(t, 'UTC').length);
  expect(csvLines([row])).toBe(
    '2026-11-21 09:05:00,part.WHATSAPP,+14155550142,"\'=HYPERLINK(""http://evil.test"")",\'@SUM(A1),0,0,0.015,0.015,,\r\n',
  );
});

it('tells a line of an invoice by its amount, as a figure', () => {
  const tax = {
    ...(text as object),
    kind: 'COUPON',
    channel: null,
    amount: -7.5,
    number: null,
    user: null,
    team: null,
    invoiceNumber: 'INV-2026-000001',
    name: 'AUTUMN10',
  } as never;
  expect(csvLines([rowOf(tax, t, 'UTC')])).toBe(
    '2026-11-21 09:05:00,part.COUPON,,,,,,,-7.5,INV-2026-000001,AUTUMN10\r\n',
  );
});
