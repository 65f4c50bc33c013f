import i18next from 'i18next';
import { expect, it } from 'vitest';
import { initials, tintOf } from './initials.ts';
import { formatMoney } from './money.ts';
import { countryOf, formatPhone, formatPhonesIn, mayBeNumber, toE164 } from './numbers.ts';

it('a number of home is written nationally, one of abroad internationally', () => {
  expect(formatPhone('+14155550142')).toBe('(415) 555-0142');
  expect(formatPhone('+442079460321')).toBe('+44 20 7946 0321');
  expect(formatPhone('+442079460321', 'GB')).toBe('020 7946 0321');
});

it('numbers among names are read as numbers, and names stay', () => {
  expect(formatPhonesIn('Maya Okafor, +13105550199')).toBe('Maya Okafor, (310) 555-0199');
  expect(formatPhonesIn('Ana 2, 3105550199')).toBe('Ana 2, 3105550199');
});

it('what is no number stays as it came', () => {
  expect(formatPhone('555 TAXI')).toBe('555 TAXI');
  expect(toE164('12')).toBeUndefined();
});

it('a hidden number is told by a word, whatever the carrier sends for it', async () => {
  const common = { hiddenNumber: 'Hidden number', withExtension: '{{number}} ext. {{extension}}' };
  await i18next.init({ lng: 'en', resources: { en: { common } }, interpolation: { escapeValue: false } });
  expect(['anonymous', 'Restricted'].map((number) => formatPhone(number))).toEqual(['Hidden number', 'Hidden number']);
  expect(['DHL', '72975', '911'].map((number) => formatPhone(number))).toEqual(['DHL', '72975', '911']);
});

it.each([
  ['(415) 555-2676 x12', '+14155552676;ext=12', '(415) 555-2676 ext. 12'],
  ['+1 415 555 8844,,12#', '+14155558844;ext=,,12#', '(415) 555-8844 ext. 12#'],
  ['+44 20 7946 0321 ext. 5', '+442079460321;ext=5', '+44 20 7946 0321 ext. 5'],
])('%s keeps its extension', (typed, address, shown) => {
  expect(toE164(typed)).toBe(address);
  expect(formatPhone(address)).toBe(shown);
  expect(toE164(address), 'also once it is an address').toBe(address);
  expect(formatPhonesIn(`Maya, ${address}`)).toBe(`Maya, ${shown}`);
});

it('what only the server can read may be a number', () => {
  expect(['1-800-FLOWERS', '(415) 555-2703', 'Flowers', '12'].map((text) => mayBeNumber(text))).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('a typed number becomes E.164 in the country of the workspace', () => {
  expect(toE164('(415) 555-0142')).toBe('+14155550142');
  expect(toE164('020 7946 0321', 'GB')).toBe('+442079460321');
});

it('a fictional number still tells its country', () => {
  expect(countryOf('+16285550136')).toBe('US');
  expect(countryOf('+442079460321')).toBe('GB');
});

it('a person has one or two initials, a bare number none', () => {
  expect(['Ana Whitcombe', 'Maya', 'Tomás de la Eklund', '+1 415', ''].map(initials)).toEqual([
    'AW',
    'M',
    'TE',
    '',
    '',
  ]);
});

it('a name keeps its tint', () => {
  expect(tintOf('Ana Whitcombe')).toBe(tintOf('Ana Whitcombe'));
  expect(tintOf('Ana Whitcombe')).toBeLessThan(10);
});

it('money has its currency', () => {
  expect(formatMoney(42.18, 'USD')).toBe('$42.18');
});

it.each([
  ['en', '$1,042.50', '€12.00'],
  ['es', '1042,50 US$', '12,00 €'],
  ['fr', '1 042,50 $US', '12,00 €'],
  ['de', '1.042,50 $', '12,00 €'],
])('%s writes money as %s', (locale, dollars, euros) => {
  const plain = (text: string) => text.replace(/\s/gu, ' ');
  expect([formatMoney(1042.5, 'USD', locale), formatMoney(12, 'EUR', locale)].map(plain)).toEqual([dollars, euros]);
});
