/** The web cannot import the kit: both fold names by the same rules all the same. */
import { foldName, hasWords } from '@ringline/kit/search';
import { expect, test } from 'vitest';
import * as web from '../../web/src/ui/search.ts';

test('the web folds names as the services do', () => {
  const characters = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code));
  expect(characters.filter((one) => web.foldName(`a${one}B`) !== foldName(`a${one}B`))).toEqual([]);
  for (const typed of ['', ' ', ',', 'Müller, Zoë', 'meier'])
    expect(web.hasWords('Zoe Muller', typed)).toBe(hasWords('Zoe Muller', typed));
});
