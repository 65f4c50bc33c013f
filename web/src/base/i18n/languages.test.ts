import { expect, it } from 'vitest';
import { firstSpoken, formatLocaleOf, languageOf } from './languages.ts';

it('a regional tag names its language; a language that is not spoken here names none', () => {
  expect(['de-AT', 'fr', 'ES-mx', 'en_GB', 'nl', '', undefined].map(languageOf)).toEqual([
    'de',
    'fr',
    'es',
    'en',
    undefined,
    undefined,
    undefined,
  ]);
});

it('the screen speaks the first wish that it can: the account’s, the remembered one, the browser’s; else English', () => {
  expect(firstSpoken(['fr', 'de', 'es'])).toBe('fr');
  expect(firstSpoken([null, 'de', 'es'])).toBe('de');
  expect(firstSpoken([null, undefined, 'nl-NL', 'es-MX'])).toBe('es');
  expect(firstSpoken(['nl'])).toBe('en');
});

it('dates and numbers follow the person’s region where it fits the language of the screen', () => {
  expect(formatLocaleOf('en', ['de-DE', 'en-GB'])).toBe('en-GB');
  expect(formatLocaleOf('de', ['en-GB'])).toBe('de');
  expect(formatLocaleOf('fr', ['fr-a_bad_tag', 'fr-CH'])).toBe('fr-CH');
});
