import { expect, test } from 'vitest';
import { uploadedName } from './uploadedName.ts';

test.each([
  ["a%22b'c;d.mp3", 'a"b\'c;d.mp3'],
  ['100%.png', '100%.png'],
  ['C:\\Pictures\\me.png', 'me.png'],
  ['two%0D%0Alines\u202egpj.png', 'two lines gpj.png'],
  ['  Grüße aus  Köln.jpg ', 'Grüße aus Köln.jpg'],
])('%s is called %s', (given, name) => {
  expect(uploadedName(given, 80)).toBe(name);
});

test('a long name is cut between two letters, and keeps its ending', () => {
  expect(uploadedName(`${'a'.repeat(200)}.mp3`, 80)).toBe(`${'a'.repeat(76)}.mp3`);
  const family = '👨‍👩‍👧';
  const name = uploadedName(`${family.repeat(20)}.png`, 80);
  expect(name).toBe(`${family.repeat(9)}.png`);
});
