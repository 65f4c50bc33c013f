import { createInstance } from 'i18next';
import { expect, test } from 'vitest';
import inbox from '../texts/en.json';
import { inOneLine, isBlank } from './words.ts';

const i18n = createInstance();
await i18n.init({ lng: 'en', resources: { en: { inbox } }, ns: ['inbox'], defaultNS: 'inbox' });
const line = (body: string, ...kinds: ('PICTURE' | 'VIDEO' | 'DOCUMENT')[]) =>
  inOneLine(i18n.t as never, { body, attachments: kinds.map((kind) => ({ kind })) });

test.each([
  [line('', 'PICTURE'), '1 picture'],
  [line(' ', 'PICTURE', 'PICTURE'), '2 pictures'],
  [line('See the crack', 'PICTURE', 'PICTURE'), '2 pictures · See the crack'],
  [line('', 'DOCUMENT', 'VIDEO'), '1 video · 1 PDF'],
  [line('Hello'), 'Hello'],
  [line(' \u200b\n'), 'Empty message'],
])('"%s" is what a row says', (said, expected) => {
  expect(said).toBe(expected);
});

test('a text of characters that nobody sees is blank', () => {
  expect(['', '  ', '\u200b', '\u2060\u00ad'].every(isBlank)).toBe(true);
  expect(isBlank('👍')).toBe(false);
});
