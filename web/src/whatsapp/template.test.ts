import { expect, test } from 'vitest';
import { filledIn, piecesOf, placesIn } from './template.ts';

const BODY = '{{2}} waits for {{1}}, {{2}}!';

test('the words of a template fall into fixed ones and places', () => {
  expect(piecesOf(BODY)).toEqual([
    { place: 1 },
    { words: ' waits for ' },
    { place: 0 },
    { words: ', ' },
    { place: 1 },
    { words: '!' },
  ]);
  expect(placesIn(BODY)).toBe(2);
  expect(placesIn('{{name}}')).toBe(0);
  expect(filledIn(BODY, ['Priya', '$&'])).toBe('$& waits for Priya, $&!');
});
