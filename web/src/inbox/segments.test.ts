import { expect, test } from 'vitest';
import { countSegments, smartEncode } from './segments.ts';

const a = (count: number) => 'a'.repeat(count);
const zhe = (count: number) => 'ж'.repeat(count);

// The vectors of defaults 6.1.
test.each([
  ['a×160', a(160), 'GSM-7', 160, 1],
  ['a×161', a(161), 'GSM-7', 161, 2],
  ['a×306', a(306), 'GSM-7', 306, 2],
  ['a×307', a(307), 'GSM-7', 307, 3],
  ['€×80', '€'.repeat(80), 'GSM-7', 160, 1],
  ['€×81', '€'.repeat(81), 'GSM-7', 162, 2],
  ['a×152 + € + a×152: an escape pair may not split', `${a(152)}€${a(152)}`, 'GSM-7', 306, 3],
  ['a×152 + € + a×151', `${a(152)}€${a(151)}`, 'GSM-7', 305, 2],
  ['ж×70', zhe(70), 'UCS-2', 70, 1],
  ['ж×71', zhe(71), 'UCS-2', 71, 2],
  ['ж×134', zhe(134), 'UCS-2', 134, 2],
  ['ж×135', zhe(135), 'UCS-2', 135, 3],
  ['😀×35', '😀'.repeat(35), 'UCS-2', 70, 1],
  ['😀×36', '😀'.repeat(36), 'UCS-2', 72, 2],
  ['ж×66 + 😀 + ж×66: a surrogate pair may not split', `${zhe(66)}😀${zhe(66)}`, 'UCS-2', 134, 3],
  ['ж×66 + 😀 + ж×65', `${zhe(66)}😀${zhe(65)}`, 'UCS-2', 133, 2],
  ['a×159 + ç', `${a(159)}ç`, 'UCS-2', 160, 3],
  ['ç', 'ç', 'UCS-2', 1, 1],
  ['Ç, the only cedilla of the set', 'Ç', 'GSM-7', 1, 1],
  ['’ + a×69', `’${a(69)}`, 'UCS-2', 70, 1],
  ['’ + a×70', `’${a(70)}`, 'UCS-2', 71, 2],
  ['Hello {name}, the braces with their escapes', 'Hello {name}', 'GSM-7', 14, 1],
])('%s', (_name, text, encoding, units, segments) => {
  expect(countSegments(text)).toMatchObject({ encoding, units, segments });
});

test('smart encoding makes typographic signs plain when that saves UCS-2', () => {
  expect(smartEncode('We’ll call — “soon”…\u00A0ok')).toBe('We\'ll call - "soon"... ok');
});

test('smart encoding leaves a text alone that stays UCS-2 anyway', () => {
  expect(smartEncode('We’ll call 😀')).toBe('We’ll call 😀');
  expect(smartEncode('façade')).toBe('façade');
});

test('the room is that of the segments a text takes', () => {
  expect(countSegments('').room).toBe(160);
  expect(countSegments(a(161)).room).toBe(306);
  expect(countSegments(zhe(71)).room).toBe(134);
});
