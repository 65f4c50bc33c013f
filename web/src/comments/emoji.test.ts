import { expect, it } from 'vitest';
import { type Emoji, FREQUENT, foundEmoji } from './emoji.ts';
import { asOneEmoji } from './oneEmoji.ts';

const THUMB: Emoji = { unicode: '👍️', label: 'pulgar hacia arriba', tags: ['ok', 'sí', '+1'], group: 1 };
const FLAME: Emoji = { unicode: '🔥', label: 'fuego', tags: ['llama'], group: 5 };
const ALL = [THUMB, FLAME];

it.each([
  ['pul', [THUMB]],
  ['ARRIBA pulgar', [THUMB]],
  ['SÍ', [THUMB]],
  ['llama', [FLAME]],
  [' ', ALL],
  ['arriba fuego', []],
  ['xyzzy', []],
])('finds emoji by what their names begin with: %j', (typed, found) => {
  expect(foundEmoji(ALL, typed)).toEqual(found);
});

it.each([...FREQUENT, ...ALL.map(({ unicode }) => unicode), '⏏️', '👩🏽‍🚒', '❤️‍🔥'])(
  '%s goes out as one emoji, as the server takes it',
  (emoji) => {
    expect(asOneEmoji(emoji)).toMatch(/^\p{RGI_Emoji}$/v);
  },
);

it('gives one reaction one spelling', () => {
  expect(asOneEmoji('👍️')).toBe('👍');
  expect(asOneEmoji('❤️')).toBe('❤️');
});
