import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';
import { numbers } from './phone.testkit.ts';

const british = { id: 'n3', number: '+442079460321', name: 'London', country: 'GB' };

it.each([
  ['a number of home', '4155550188', numbers, '(415) 555-0188'],
  ['one with its country', '+442079460321', numbers, '+44 20 7946 0321'],
  ['of another home', '020 7946 0321', [british], '+44 20 7946 0321'],
  ['from which country is not known yet', '4155550188', [...numbers, british], '4155550188'],
  ['an emergency number', '911', numbers, '911'],
  ['nothing to call from', '4155550188', [], '4155550188'],
])('%s', (_name, typed, from, expected) => {
  expect(dialled(typed, from)).toBe(expected);
});
