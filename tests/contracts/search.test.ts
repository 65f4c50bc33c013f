/** What the web and the services must know alike to search alike. */
import { readFile } from 'node:fs/promises';
import { foldName, hasWords } from '@ringline/kit/search';
import { HIDDEN_NAMES } from '../../services/messaging/src/search/hiddenPeers.ts';
import { expect, test } from 'vitest';
import * as web from '../../web/src/ui/search.ts';

test('the web folds names as the services do', () => {
  const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((one) => web.foldName(`a${one}B`) !== foldName(`a${one}B`))).toEqual([]);
  for (const typed of ['', ' ', ',', 'Müller, Zoë', 'meier'])
    expect(web.hasWords('Zoe Muller', typed)).toBe(hasWords('Zoe Muller', typed));
});

test('the thread of hidden callers is found by what the web calls it, in each language', async () => {
  const languages = new URL('../../web/src/base/texts/common/', import.meta.url);
  const words = await Promise.all(
    ['en', 'es', 'fr', 'de'].map(async (language) => {
      const { hiddenNumber } = JSON.parse(await readFile(new URL(`${language}.json`, languages), 'utf8')) as {
        hiddenNumber: string;
      };
      return hiddenNumber;
    }),
  );
  expect(HIDDEN_NAMES).toEqual(words);
});
