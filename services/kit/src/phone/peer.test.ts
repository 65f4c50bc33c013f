import { describe, expect, it, test } from 'vitest';
import {
  addressOf,
  digitsAfterAnswer,
  numberOf,
  peerRefusal,
  phoneMatchKey,
  readPeer,
  readPhoneNumber,
} from './index.ts';

test.each([
  '',
  ' ',
  'anonymous',
  'Anonymous',
  'RESTRICTED',
  'unavailable',
  'Unknown',
  'private',
  'asterisk',
  'blocked',
])('a caller that the carrier calls "%s" hides the number', (told) =>
  expect(readPeer(told)).toEqual({ kind: 'HIDDEN', address: 'anonymous' }),
);

// The five stand-ins of Twilio: ANONYMOUS, RESTRICTED, BLOCKED, UNKNOWN and UNAVAILABLE on a keypad.
test.each(['+266696687', '+7378742833', '+2562533', '+8656696', '+86282452253', '266696687'])(
  'a caller that the carrier calls %s hides the number',
  (told) => expect(readPeer(told).kind).toBe('HIDDEN'),
);

test.each([
  ['+14155550142', { kind: 'NUMBER', number: '+14155550142', extension: '' }],
  // A real number of Austin, whose digits end as a stand-in does.
  ['+17378742833', { kind: 'NUMBER', number: '+17378742833' }],
  ['+15550001', { kind: 'NUMBER', number: '+15550001' }],
  ['+14155550142;ext=12', { kind: 'NUMBER', number: '+14155550142', extension: '12', address: '+14155550142;ext=12' }],
  ['447911123456', { kind: 'NUMBER', address: '+447911123456' }],
  ['72975', { kind: 'SHORT_CODE', address: '72975' }],
  ['911', { kind: 'SHORT_CODE' }],
  ['DHL', { kind: 'NAMED_SENDER', address: 'DHL' }],
  ['3CX', { kind: 'NAMED_SENDER', address: '3CX' }],
])('%s is read as who it is', (told, peer) => {
  expect(readPeer(told)).toMatchObject(peer);
  expect(readPeer(readPeer(told).address)).toEqual(readPeer(told));
});

describe('what can be done with the other end', () => {
  const allowed = (told: string) =>
    (['CALL', 'TEXT', 'BLOCK'] as const).map((action) => peerRefusal(readPeer(told), action) ?? 'can');

  it.each([
    ['+14155550142', ['can', 'can', 'can']],
    ['+14155550142;ext=12', ['can', 'EXTENSION', 'EXTENSION']],
    ['+15550001', ['UNASSIGNED', 'UNASSIGNED', 'can']],
    ['72975', ['SHORT_CODE', 'SHORT_CODE', 'SHORT_CODE']],
    ['911', ['can', 'SHORT_CODE', 'SHORT_CODE']],
    ['DHL', ['NAMED_SENDER', 'NAMED_SENDER', 'NAMED_SENDER']],
    ['+266696687', ['HIDDEN', 'HIDDEN', 'HIDDEN']],
  ])('of %s is %s', (told, expected) => expect(allowed(told)).toEqual(expected));
});

describe('an extension', () => {
  it.each([
    ['+1 415 555 2676 ext. 12', '12'],
    ['+1 415 555 2676 x34', '34'],
    ['(415) 555-8801 x5', '5'],
    ['+1 415 555 2676;ext=34', '34'],
    ['tel:+1-415-555-2676;ext=34', '34'],
    ['+1 415 555 8844,,12#', ',,12#'],
    ['+14155558844p12', ',12'],
    ['+1 415 555 8844 ,, 12 #', ',,12#'],
    ['+1 415 555 0199 ext 22', '22'],
    ['+33 1 70 18 99 00 poste 22', '22'],
    ['+49 30 901820 Durchwahl 22', '22'],
    ['+1 415 555 2676 #7', '7'],
    ['+1 415 555 2676 (ext. 12)', '12'],
    ['+1 415 555 2676 extension: 1*2', '1*2'],
  ])('of %s is %s', (text, extension) => expect(readPhoneNumber(text, 'US')?.extension).toBe(extension));

  it('that nobody can dial makes it no number, and is never dropped', () => {
    const texts = [`+14155552676 x${'1'.repeat(31)}`, '+14155552676 ext', '+14155552676 ext abc', '+14155552676,'];
    expect(texts.filter((text) => readPhoneNumber(text) !== undefined)).toEqual([]);
  });

  it('of one switchboard is somebody else than another, however it is written', () => {
    const key = (text: string) => {
      const read = readPhoneNumber(text);
      return phoneMatchKey(read ? addressOf(read) : text);
    };
    expect(key('+1 415 555 2676 x12')).toBe(key('+14155552676,,12#'));
    expect(new Set(['+14155552676', '+14155552676 x12', '+14155552676 x13'].map(key)).size).toBe(3);
    expect(key('+52 1 55 1234 5678 x1')).toBe('+525512345678;ext=1');
    expect(numberOf('+14155552676;ext=,,12#')).toBe('+14155552676');
  });

  it.each([
    ['12', 'ww12'],
    [',12', 'wwww12'],
    [',,12#,3', 'wwwwwwww12#wwww3'],
  ])('%s is dialed as %s', (extension, digits) => expect(digitsAfterAnswer(extension)).toBe(digits));
});
