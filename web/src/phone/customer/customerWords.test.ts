import { expect, test } from 'vitest';
import { monthsAgo, orderMoment } from '../../ui/dates.ts';
import { currencyAndAmount, readStatus } from './customerWords.ts';

const timeZone = 'America/Los_Angeles';
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('an order’s moment is written as DD MMMM YYYY at h:mm a, in the viewer’s zone', () => {
  const moment = new Date('2026-11-06T23:12:00Z');
  expect(orderMoment(moment, { timeZone, locale: 'en-US' })).toEqual({
    day: '06',
    month: 'November',
    year: '2026',
    time: '3:12 pm',
  });
  expect(orderMoment(moment, { timeZone, locale: 'en-GB' }).time).toBe('3:12 pm');
  expect(orderMoment(moment, { timeZone: 'Asia/Tokyo', locale: 'en' })).toMatchObject({ day: '07', time: '8:12 am' });
  expect(orderMoment(moment, { timeZone, locale: 'de' })).toMatchObject({ month: 'November', time: '15:12' });
  expect(orderMoment(moment, { timeZone, locale: 'es' })).toMatchObject({ month: 'noviembre', time: '15:12' });
});

test.each([
  ['2025-09-22T12:00:00Z', '14 months ago'],
  ['2025-09-23T12:00:00Z', '13 months ago'],
  ['2026-10-22T12:00:00Z', '1 month ago'],
  ['2026-11-01T12:00:00Z', 'this month'],
  ['2026-11-23T12:00:00Z', 'this month'],
])('who joined at %s did so %s', (joined, words) => {
  expect(monthsAgo(new Date(joined), new Date('2026-11-22T12:00:00Z'), { timeZone, locale: 'en' })).toBe(words);
});

test('a total is its currency and the amount, with as many decimals as the currency has', () => {
  expect(plain(currencyAndAmount(327, 'USD', 'en-US'))).toBe('USD 327.00');
  expect(plain(currencyAndAmount(32_700, 'JPY', 'en-US'))).toBe('JPY 32,700');
  expect(plain(currencyAndAmount(327, 'EUR', 'de'))).toBe('327,00 EUR');
});

test.each([
  ['paid', { known: 'PAID' }],
  ['partially_refunded', { known: 'PARTIALLY_REFUNDED' }],
  ['On hold', { known: 'ON_HOLD' }],
  ['READY_FOR_PICKUP', { words: 'Ready for pickup' }],
])('the state %s is read', (told, read) => {
  expect(readStatus(told)).toEqual(read);
});
