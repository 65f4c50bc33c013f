/** What rules ask for: conditions, words of a text, and the hours of a number. */
import { describe, expect, it } from 'vitest';
import { inTurn } from './candidates.ts';
import { type Facts, says, whyNot } from './fits.ts';
import { isOpenAt, type OpenHours } from './openHours.ts';
import type { Conditions } from './rule.ts';

const ANY: Conditions = {
  phoneNumberIds: [],
  channels: [],
  teamIds: [],
  tagIds: [],
  words: [],
  contact: '',
  contactTags: [],
  hours: '',
};
const FACTS: Facts = {
  phoneNumberId: 'n1',
  channel: 'SMS',
  teamIds: ['t1'],
  tagIds: ['vip'],
  text: 'I want a refund, please',
  isFirst: false,
  isLead: false,
  contactTags: ['Trade'],
  listIds: ['l1'],
  isOpen: true,
};

it.each<[Partial<Conditions>, Partial<Facts>, string | undefined]>([
  [{}, {}, undefined],
  [{ phoneNumberIds: ['n2', 'n1'] }, {}, undefined],
  [{ phoneNumberIds: ['n2'] }, {}, 'NUMBER'],
  [{ channels: ['VOICE'] }, {}, 'CHANNEL'],
  [{ teamIds: ['t2'] }, {}, 'TEAM'],
  [{ teamIds: ['t1'] }, { teamIds: [] }, 'TEAM'],
  [{ tagIds: ['vip', 'x'] }, {}, undefined],
  [{ tagIds: ['x'] }, {}, 'TAG'],
  [{ words: ['lamp', 'REFUND'] }, {}, undefined],
  [{ words: ['lamp'] }, {}, 'WORDS'],
  [{ words: ['refund'] }, { text: '', channel: 'VOICE' }, 'WORDS'],
  [{ listIds: ['l2', 'l1'] }, {}, undefined],
  [{ listIds: ['l2'] }, {}, 'LIST'],
  [{ listIds: ['l1'] }, { listIds: undefined }, 'LISTS_UNKNOWN'],
  [{ listIds: [] }, { listIds: undefined }, undefined],
  [{ contact: 'NEW' }, {}, 'CONTACT'],
  [{ contact: 'NEW' }, { isFirst: true }, undefined],
  [{ contact: 'KNOWN' }, { isFirst: true }, 'CONTACT'],
  [{ contact: 'LEAD' }, {}, 'CONTACT'],
  [{ contact: 'LEAD' }, { isLead: true }, undefined],
  [{ contactTags: ['trade'] }, {}, undefined],
  [{ contactTags: ['press'] }, {}, 'CONTACT_TAG'],
  [{ hours: 'INSIDE' }, {}, undefined],
  [{ hours: 'OUTSIDE' }, {}, 'HOURS'],
  [{ hours: 'INSIDE' }, { isOpen: false }, 'HOURS'],
  // All have to hold: the first that does not is named.
  [{ channels: ['SMS'], words: ['refund'], tagIds: ['x'] }, {}, 'TAG'],
])('%o of %o misses %s', (conditions, facts, missing) => {
  expect(whyNot({ ...ANY, ...conditions }, { ...FACTS, ...facts })).toBe(missing);
});

it.each([
  ['I want a Refund!', 'refund', true],
  ['refunds', 'refund', false],
  ['prerefund', 'refund', false],
  ['REMBOURSÉ ?', 'rembourse', true],
  ['money  back\nnow', 'money back', true],
  ['order #42.', '#42', true],
  ['order #421', '#42', false],
  ['返金してください', '返金', true],
  ['ขอเงินคืน', 'เงินคืน', true],
  ['Straße', 'STRASSE', false],
  ['a refunded refund', 'refund', true],
  ['', 'refund', false],
])('“%s” says “%s”: %s', (text, word, expected) => {
  expect(says(text, word)).toBe(expected);
});

describe('hours of a number', () => {
  const office = [{ start: '09:00', end: '17:00' }];
  const hours: OpenHours = {
    timezone: 'America/New_York',
    days: [office, office, office, office, [{ start: '18:00', end: '02:00' }], [], []],
    holidays: [
      { date: '2026-11-26', blocks: [], endsAtMidnight: false },
      { date: '12-25', blocks: [{ start: '10:00', end: '12:00' }], endsAtMidnight: true },
    ],
  };
  it.each([
    // defaults 10, checked vectors
    ['2026-10-29T12:59:59Z', false],
    ['2026-10-29T13:00:00Z', true],
    ['2026-10-29T20:59:59Z', true],
    ['2026-10-29T21:00:00Z', false],
    // Friday's block ends on Saturday at two.
    ['2026-10-31T05:59:00Z', true],
    ['2026-10-31T06:00:00Z', false],
    // A holiday of this year, and one of each year.
    ['2026-11-26T15:00:00Z', false],
    ['2026-12-25T15:30:00Z', true],
    ['2026-12-25T17:30:00Z', false],
    // The night from Christmas, a Friday, into Saturday has no block of its own.
    ['2026-12-26T05:30:00Z', false],
  ])('at %s: %s', (at, expected) => {
    expect(isOpenAt(hours, new Date(at))).toBe(expected);
  });
  it('is open at any time without any', () => {
    expect(isOpenAt(undefined, new Date('2026-10-31T06:00:00Z'))).toBe(true);
  });
});

it('turns go on behind who got the last one, whoever is there', () => {
  expect(inTurn(['c', 'a', 'b'], null)).toEqual(['a', 'b', 'c']);
  expect(inTurn(['c', 'a', 'b'], 'a')).toEqual(['b', 'c', 'a']);
  expect(inTurn(['c', 'a'], 'b')).toEqual(['c', 'a']);
  expect(inTurn(['a', 'b'], 'b')).toEqual(['a', 'b']);
  expect(inTurn([], 'b')).toEqual([]);
});
