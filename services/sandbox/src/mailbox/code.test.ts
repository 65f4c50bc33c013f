import { expect, it } from 'vitest';
import { codeIn } from './code.ts';

it.each([
  ['a code', 'Your code is 482 913.', '482913'],
  ['a code that is said twice', 'Enter 482913. It is 482-913.', '482913'],
  ['two codes', 'Enter 482913 or 111222.', undefined],
  ['a number of a phone', 'Call +1 415 555 0142.', undefined],
  ['digits of a link', 'Join: https://ringline.test/login?invitation=ab-482913_x', undefined],
  ['digits of an address', 'For ines.482913@example.com', undefined],
  ['digits of an id', 'Reference a1482913b', undefined],
  ['a code beside a link', 'Your code is 482913: https://ringline.test/x/111222', '482913'],
])('%s', (_what, text, code) => expect(codeIn('Hello', text)).toBe(code));
