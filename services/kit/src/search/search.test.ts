import { parsePhoneNumberFromString } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { beginsWords, foldName, hasWords } from './index.ts';
import { readNumberSearch } from './numbers.ts';

describe('a name', () => {
  test.each([
    ['Amélie Łukaszewicz', 'amelie lukaszewicz'],
    ['Søren Straße', 'soren strasse'],
    ['Back\\slash O’Neil', 'back slash oneil'],
    ["O'Neil", 'oneil'],
    ['İpek Yıldız', 'ipek yildiz'],
    ['IŞIL', 'isil'],
    ['Müller, Zoë', 'muller zoe'],
    ['Ｍｉａ\u00ad\u200b', 'mia'],
    ['ΝΊΚΟΣ', 'νικοσ'],
    ['Нина Ёлкина', 'нина елкина'],
    ['किरण', foldName('किरण')],
    ['  --  ', ''],
    ['Ana👩🏽\u200d⚕️Maria', 'ana 👩 ⚕ maria'],
    ['🦊', '🦊'],
    ['山田太郎', '山田太郎'],
  ])('%s is folded to %s', (name, folded) => {
    expect(foldName(name)).toBe(folded);
    // Folding twice changes nothing.
    expect(foldName(folded)).toBe(folded);
  });

  test('is found by its words in any order, and by none by a text without words', () => {
    expect(hasWords('Zoë Müller', 'Müller, Zoë')).toBe(true);
    expect(hasWords('Zoë Müller', 'mul')).toBe(true);
    expect(hasWords('Zoë Müller', 'Zoë Meier')).toBe(false);
    expect(hasWords('Zoë Müller', ' , ')).toBe(false);
    expect(hasWords('Zoë Müller', ' ')).toBe(true);
    expect(beginsWords('Zoë Müller', 'mul zo')).toBe(true);
    expect(beginsWords('Zoë Müller', 'oe')).toBe(false);
  });

  test('keeps the vowels of Indic scripts, which are marks as well', () => {
    expect(foldName('किरण')).not.toBe(foldName('करण'));
  });
});

const nationalOf = (number: string): string => parsePhoneNumberFromString(number)?.nationalNumber ?? '';

describe('a number in a search', () => {
  const fits = (number: string, typed: string) => {
    const search = readNumberSearch(typed);
    return (
      search?.startsWith.some((begin) => number.startsWith(begin)) === true ||
      search?.contains.some((digits) => number.includes(digits)) === true ||
      search?.national.some((begin) => nationalOf(number).startsWith(begin)) === true
    );
  };

  test.each([
    [
      '+14155550141',
      ['001 415 555 0141', '+1 (415) 555-0141', '415.555', '0141', '+1415', '１４１５', '011 1 415 555'],
    ],
    [
      '+442079460018',
      ['0044 20', '+44 (0)20 7946', '020 7946', '011 44 20 7946', '\u200e+44\u00a020\u20117946', '0207946'],
    ],
    ['+525512345678', ['+52 1 55 1234 5678', '55 1234', '0052 55']],
    ['+97221234567', ['٠٠٩٧٢ ٢']],
  ])('%s is found however it is written', (number, typed) => {
    expect(typed.filter((text) => !fits(number, text))).toEqual([]);
  });

  test.each([
    ['+14155550141', ['+415', '0044', '+1 503', '0141 9']],
    ['+442079460018', ['+20', '001 20']],
    // A trunk 0 does not stand for a part of any number.
    ['+12025550143', ['0120', '012025']],
  ])('%s is not found by another one', (number, typed) => {
    expect(typed.filter((text) => fits(number, text))).toEqual([]);
  });

  test.each(['', ' ', '-', '+', 'Studio 54', 'DHL', '%', '0'])('"%s" is none, or finds none', (typed) => {
    expect(fits('+14155550141', typed)).toBe(false);
  });
});
