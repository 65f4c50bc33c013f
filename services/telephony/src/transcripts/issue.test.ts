import { expect, test } from 'vitest';
import { issueIn } from './issue.ts';
import type { Turn } from './words.ts';

const turn = (id: string, channel: Turn['channel'], message: string): Turn => ({
  id,
  channel,
  message,
  beginMs: 0,
  endMs: 1_000,
  sentiment: null,
});
const TURNS = [
  turn('a1', 'AGENT', 'My lamp has one bulb too few, you say?'),
  turn('c1', 'CUSTOMER', 'Hi. 🙂 My lamp has one bulb too few.'),
  turn('c2', 'CUSTOMER', 'My lamp has one bulb too few.'),
];

test.each<[string, string | undefined, ReturnType<typeof issueIn>]>([
  ['the first turn of the customer with the words', 'My lamp has one bulb too few.', { turnId: 'c1', from: 7, to: 36 }],
  ['the words without quotes around them', '“one bulb too few”', { turnId: 'c1', from: 19, to: 35 }],
  ['nothing of what only our side said', 'too few, you say?', null],
  ['nothing that nobody said', 'My lamp exploded.', null],
  ['nothing for words that stand anywhere', 'one', null],
  ['nothing without words', '', null],
  ['nothing of a summary of before', undefined, null],
])('finds %s', (_what, words, expected) => {
  expect(issueIn(TURNS, words)).toEqual(expected);
});
