import { describe, expect, it } from 'vitest';
import { cutText, isBlank, oneLine, trimmed, writable } from './index.ts';

describe('a text that XML can hold', () => {
  it.each([
    ['a soft line break of a word processor', 'Press one\u000bfor sales', 'Press one\nfor sales'],
    ['a page break', 'one\u000ctwo', 'one\ntwo'],
    ['a bell and other controls', '\u0001be\u0007ll\u001b', 'bell'],
    ['what is no character', 'x\ufffey\uffff', 'xy'],
    ['half a character', 'x\ud83dy', 'x\ufffdy'],
    ['the other half', '\ude00', '\ufffd'],
  ])('loses %s', (_what, given, left) => expect(writable(given)).toBe(left));

  it.each(['plain', 'tab\tline\nreturn\r', '😀 👩‍👩‍👧', 'שלום، مرحبا', 'zero\u200bwidth', '\u0085\u007f'])(
    'keeps %j',
    (text) => expect(writable(text)).toBe(text),
  );

  it('holds every character that is left', () => {
    const all = Array.from({ length: 0x10000 }, (_, unit) => String.fromCharCode(unit)).join(' ');
    // The production Char of XML 1.0, fifth edition.
    expect(writable(all)).toMatch(/^[\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]*$/u);
  });
});

it.each(['', '  \n', '\u200b', '\u00a0\u2060\ufeff', '\u3164', '\u2800', '\u0007', '\u{e0020}'])(
  '%j is blank',
  (text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimmed(text)).toBe('');
  },
);

it.each(['.', ' a ', '\u200b1', '👻', '؟'])('%j is not blank', (text) => {
  expect(isBlank(text)).toBe(false);
  expect(trimmed(text)).toBe(text.trim());
});

it('a line has no breaks, controls or marks that turn its direction', () => {
  expect(oneLine(' Acme\r\nBcc: eve@example.com \u202egnp\u2028x\u0007')).toBe('Acme Bcc: eve@example.com gnp x');
});

it('a cut never leaves half a character', () => {
  expect(cutText('abc😀', 4)).toBe('abc');
  expect(cutText('abc😀', 5)).toBe('abc😀');
});
