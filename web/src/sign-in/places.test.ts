import { expect, it } from 'vitest';
import { guessCountry } from './places.ts';

it('the zone says more about a country than the language', () => {
  expect(guessCountry('Europe/Berlin', ['en-US'])).toBe('DE');
  expect(guessCountry('Africa/Nairobi', ['en-GB', 'sw'])).toBe('KE');
});

it('an American zone is the United States unless the language says Canada, Mexico or Brazil', () => {
  expect(guessCountry('America/Los_Angeles', ['en-GB'])).toBe('US');
  expect(guessCountry('America/Winnipeg', ['fr-CA'])).toBe('CA');
});

it('nothing known is the United States', () => {
  expect(guessCountry('UTC', ['eo'])).toBe('US');
});
