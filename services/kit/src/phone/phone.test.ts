import { describe, expect, it, test } from 'vitest';
import { isEmergencyNumber, mayTakeTexts, phoneMatchKey, readPhoneNumber, withoutOutsideLine } from './index.ts';

test.each([
  ['(415) 555-0142', 'US', '+14155550142', 'US'],
  ['+44 20 7946 0018', '', '+442079460018', 'GB'],
  ['\u200b+27 82 123 4567', 'US', '+27821234567', 'ZA'],
  ['020 7946 0018', 'GB', '+442079460018', 'GB'],
  ['+5215512345678', '', '+525512345678', 'MX'],
  ['+1\uFE0D-415-555-2679', '', '+14155552679', 'US'],
  ['tel:+1-415-555-2702', '', '+14155552702', 'US'],
  ['1-800-FLOWERS', 'US', '+18003569377', 'US'],
  ['(800) GO-FEDEX', 'US', '+18004633339', 'US'],
  ['415-555-2703 (mobile)', 'US', '+14155552703', 'US'],
  ['+34 912 345 678 (trabajo móvil)', '', '+34912345678', 'ES'],
])('%s read with %s is %s', (typed, country, number, found) => {
  expect(readPhoneNumber(typed, country)).toEqual({ number, country: found, extension: '' });
});

test.each(['', '12', 'call me', 'call 4155550142', '1-800-FL', '415-555-2703 (mobile', '+1 415 555', '0201234567'])(
  '"%s" without a country is no number',
  (typed) => {
    expect(readPhoneNumber(typed)).toBeUndefined();
  },
);

test.each([
  ['+5511987654321', '+551187654321'],
  ['+5215512345678', '+525512345678'],
  ['+5491123456789', '+541123456789'],
])('%s and %s reach the same person', (one, other) => {
  expect(phoneMatchKey(one)).toBe(phoneMatchKey(other));
});

test('numbers that differ stay apart', () => {
  expect(phoneMatchKey('+14155550142')).not.toBe(phoneMatchKey('+14155550143'));
  expect(phoneMatchKey('72345')).toBe('72345');
});

test.each([
  ['+447911123456', true],
  ['+442079460018', false],
  ['+14155550142', true],
  ['+18005551234', false],
  ['+4930123456', false],
])('a text to %s may arrive: %s', (number, may) => {
  expect(mayTakeTexts(number)).toBe(may);
});

describe('an emergency number', () => {
  it.each([
    ['US', ['911', '112', ' 911 ', '9-1-1', '(911)', '９１１']],
    ['DE', ['112', '110']],
    ['GB', ['112', '999']],
    ['KE', ['112', '999']],
    ['AU', ['000']],
    ['us', ['911']],
  ])('of %s is known however it is written', (country, numbers) => {
    expect(numbers.filter((number) => !isEmergencyNumber(number, country))).toEqual([]);
  });

  it('is one of its own country alone', () => {
    expect(isEmergencyNumber('999', 'US')).toBe(false);
    expect(isEmergencyNumber('911', 'DE')).toBe(false);
    expect(isEmergencyNumber('911', '')).toBe(false);
  });

  it('is nothing that only looks like one', () => {
    const others = [
      '933',
      '*911',
      '+911',
      '+1911',
      '911x5',
      '911;112',
      '',
      ' ',
      '-',
      'nine one one',
      '9 1',
      '0911',
      '0 0 911',
    ];
    expect(others.filter((text) => isEmergencyNumber(text, 'US'))).toEqual([]);
    // Every number that begins or ends with one: extensions, area codes, numbers that somebody has not typed to the end.
    const around = ['911', '112'].flatMap((number) =>
      Array.from({ length: 1_000 }, (_, index) => String(index)).flatMap((more) => [number + more, more + number]),
    );
    expect(around.filter((text) => isEmergencyNumber(text, 'US'))).toEqual([]);
    expect(around.filter((text) => isEmergencyNumber(`${text}5550136`, 'US'))).toEqual([]);
  });
});

test.each([
  ['9-911', 'US', '911'],
  ['1-911', 'US', '911'],
  ['0112', 'DE', '112'],
  ['911', 'US', undefined],
  ['9-912', 'US', undefined],
  ['9-411', 'US', undefined],
])('behind an outside line, %s in %s is %s', (typed, country, emergency) => {
  expect(withoutOutsideLine(typed, country)).toBe(emergency);
});

test.each([
  ['digits', '+' + '1'.repeat(99)],
  ['endless digits', '+' + '1'.repeat(100_000)],
  ['digits and letters', '1-' + 'a1'.repeat(48)],
  ['blanks', `1${' '.repeat(97)}!`],
])('%s without a meaning are no number, and take no time', (_what, text) => {
  const began = performance.now();
  expect(readPhoneNumber(text, 'US')).toBeUndefined();
  expect(performance.now() - began).toBeLessThan(2_000);
});
