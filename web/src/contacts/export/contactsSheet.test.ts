import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import { csvLines } from '../../calls/callsCsv.ts';
import { headOf, rowOf } from './contactsSheet.ts';

const t = ((key: string) => key) as unknown as TFunction<'exports'>;
const properties = [
  { id: 'p1', name: 'Size' },
  { id: 'p2', name: '=HYPERLINK("http://evil.example")' },
];

test('a row has a cell for each column, several values in one, and no formula of anybody', () => {
  const row = rowOf(
    {
      id: 'c1',
      firstName: ' =cmd|calc',
      lastName: 'Lee',
      phoneNumber: '+15035550171',
      otherNumbers: ['+15035550172', '+15035550173'],
      email: null,
      isLead: false,
      street: null,
      city: 'Austin; TX',
      state: null,
      zip: null,
      countryCode: 'US',
      timezone: null,
      locale: null,
      source: null,
      createdAt: '2026-11-28T01:00:00.000Z',
      lastContactedAt: null,
      company: { name: 'Wrenfield' },
      tags: [{ name: 'VIP' }, { name: 'Press' }],
      customProperties: [{ id: 'p2', value: 'L' }],
      subscriberLists: [{ subscriberList: { name: 'News' } }],
      smsMarketingConsent: { state: 'UNSUBSCRIBED', consentUpdatedAt: '2026-11-28T01:00:00.000Z' },
    },
    t,
    'UTC',
    properties,
  );
  expect(row).toHaveLength(headOf(t, 'UTC', properties).length);
  expect(csvLines([row])).toBe(
    `' =cmd|calc,Lee,+15035550171,"'+15035550172; +15035550173",,Wrenfield,no,,"Austin; TX",,,US,,,"VIP; Press",News,consent.UNSUBSCRIBED,2026-11-28 01:00:00,,,2026-11-28 01:00:00,,L,c1\r\n`,
  );
  expect(csvLines([headOf(t, 'UTC', properties)])).toContain(`"'=HYPERLINK(""http://evil.example"")"`);
});
