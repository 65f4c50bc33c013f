import { describe, expect, it } from 'vitest';
import { clockOf, readDialerInput } from './format.ts';

describe('the call timer', () => {
  it.each([
    [0, '00:00'],
    [59.9, '00:59'],
    [61, '01:01'],
    [3599, '59:59'],
    [3600, '01:00:00'],
    [36_061, '10:01:01'],
    [-3, '00:00'],
  ])('shows %d s as %s', (seconds, shown) => expect(clockOf(seconds)).toBe(shown));
});

describe('the dialer', () => {
  it.each([
    ['(628) 555-0136', '6285550136', true],
    ['+1 628 555 0136', '+16285550136', true],
    ['\u200B628\u2060555', '628555', true],
    ['Ana Whit', 'Ana Whit', false],
    ['Ana 2', 'Ana 2', false],
    ['', '', false],
  ])('reads %j as %j', (typed, text, isNumber) => expect(readDialerInput(typed)).toEqual({ text, isNumber }));
});
