import { describe, expect, it } from 'vitest';
import { isFew, type NoNumber, whyNoNumber } from './whyNoNumber.ts';

describe('why what is typed into the dialer is no number', () => {
  it.each<readonly [what: string, typed: string, why: NoNumber | undefined]>([
    ['may be a short number', '5035', undefined],
    ['an emergency number', '911', undefined],
    ['the beginning of a number', '503555', 'short'],
    ['with the country code, and a digit missing', '1503555016', 'short'],
    ['the beginning of one with a plus', '+1503555', 'short'],
    ['the beginning of one abroad', '+49301', 'short'],
    ['a number', '(503) 555-0163', undefined],
    ['a number with its country code', '15035550163', undefined],
    ['a number abroad', '+4930123456', undefined],
    ['one abroad whose plus is missing', '4930123456', 'foreign'],
    ['one abroad as it is dialled elsewhere', '0049301234567', 'foreign'],
    ['as long as a number, and none', '0335550163', 'foreign'],
    ['as long as one with a plus, and none', '+11035550163', 'unknown'],
    ['a digit too many', '+150355501631', 'long'],
    ['a code that no country has', '+999123456', 'country'],
    ['a key of a running call', '503*', 'keys'],
    ['a code of a mobile network', '#31#5035550163', 'keys'],
    ['a name', 'Otto', undefined],
    ['an extension behind the number', '(415) 555-0142 ext. 12', undefined],
    ['an extension behind the number, as copied from a card', '+1 415 555 0142,,12#', undefined],
    ['an extension behind a number with a digit too many', '+150355501631 ext. 12', 'long'],
    ['a name with a key in it', 'Route 66 #2', undefined],
    ['nothing', '', undefined],
  ])('%s: %s', (_what, typed, why) => {
    expect(whyNoNumber(typed, ['US'])).toBe(why);
  });

  it('says nothing of what the server reads as its other spelling', () => {
    expect(whyNoNumber('+5215512345678', ['US'])).toBeUndefined();
    expect(whyNoNumber('+5491123456789', ['US'])).toBeUndefined();
  });

  it('says nothing while one of the numbers that may call reads it, or before any is known', () => {
    expect(whyNoNumber('020 7946 0321', ['US'])).toBe('foreign');
    expect(whyNoNumber('020 7946 0321', ['US', 'GB'])).toBeUndefined();
    expect(whyNoNumber('503555', ['US', 'GB'])).toBe('short');
    expect(whyNoNumber('503555', [])).toBeUndefined();
    expect(whyNoNumber('+15035550163', [''])).toBeUndefined();
  });
});

it('knows what is as short as an extension', () => {
  expect(['12', ' 1 2 3', '4021'].every(isFew)).toBe(true);
  expect(['', '40215', '+12', 'Ana 4'].some(isFew)).toBe(false);
});
