/** What the palette makes of digits: a number to call or to write to, or nothing. */
import { describe, expect, it } from 'vitest';
import { numberAsked } from './numberAsked.ts';

const words = { call: ['call', 'anrufen'], message: ['message', 'text'] };
const asked = (typed: string, home?: string) => numberAsked(typed, words, home);

describe('a typed number', () => {
  it('is one, however it is written', () => {
    for (const typed of ['2125559999', ' (212) 555-9999 ', '+1 212.555.9999'])
      expect(asked(typed)).toEqual({ number: '+12125559999', way: undefined });
    expect(asked('0170 1234567', 'DE')).toEqual({ number: '+491701234567', way: undefined });
  });

  it('has a word for what to do with it before or after it', () => {
    expect(asked('Call 415 555 0188')).toEqual({ number: '+14155550188', way: 'call' });
    expect(asked('4155550188 anrufen')).toEqual({ number: '+14155550188', way: 'call' });
    expect(asked('text 4155550188')).toEqual({ number: '+14155550188', way: 'message' });
  });

  it('is not a few digits, a name with digits, or a word alone', () => {
    for (const typed of ['911', '0188', 'suite 2125559999', '2125559999x', 'call', 'call ben', ''])
      expect(asked(typed)).toBeUndefined();
  });
});
