/** Every language says everything that English says, in plural forms of its own, with the same values in it. */
import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';
import { flat, SPOKEN, textsOf as namespacesOf } from './texts.testkit.ts';

/** Every text of a language: `namespace:key` → words. */
const all = new Map(
  await Promise.all(
    SPOKEN.map(async (language) => {
      const texts = Object.entries(await namespacesOf(language));
      return [language, new Map(texts.flatMap(([name, said]) => flat(said, `${name}:`)))] as const;
    }),
  ),
);
const textsOf = (language: Language) => all.get(language) ?? new Map<string, string>();

const english = textsOf('en');
const categories = (language: Language) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const isPlural = (key: string) => PLURAL.test(key) && english.has(key.replace(PLURAL, '_other'));

/** The keys that a language owes: those of English, a counted one in each of the language's own forms. */
const keysOwed = (language: Language) => [
  ...new Set(
    [...english.keys()].flatMap((key) =>
      isPlural(key) ? categories(language).map((form) => key.replace(PLURAL, `_${form}`)) : [key],
    ),
  ),
];

/** The values and the tags that a text puts its words around. */
const slots = (text: string) => [
  ...new Set([...text.matchAll(/\{\{\s*-?\s*(\w+)|<\/?(\w+)>/g)].map((match) => match[1] ?? `<${match[2] ?? ''}>`)),
];
/** English's own forms agree with each other: a form may leave the number out, never name another value. */
const slotsOf = (key: string) =>
  isPlural(key)
    ? [...new Set(['_one', '_other'].flatMap((form) => slots(english.get(key.replace(PLURAL, form)) ?? '')))]
    : slots(english.get(key) ?? '');

const letters = (text: string) => text.replace(/\{\{.*?\}\}|<.*?>/g, '').match(/\p{L}{2,}/u) !== null;

it.each(SPOKEN)('%s has every key and none too many', (language) => {
  const [has, owes] = [textsOf(language), keysOwed(language)];
  expect({
    missing: owes.filter((key) => !has.has(key)),
    tooMany: [...has.keys()].filter((key) => !owes.includes(key)),
    empty: [...has].filter(([, text]) => text.trim() === '').map(([key]) => key),
  }).toEqual({ missing: [], tooMany: [], empty: [] });
});

it.each(['es', 'fr', 'de'] as const)('%s puts the same values and tags into its texts', (language) => {
  const differing = [...textsOf(language)].flatMap(([key, text]) => {
    const [ours, theirs] = [slots(text), slotsOf(key)];
    const may = isPlural(key) ? ours.filter((slot) => !theirs.includes(slot)) : [];
    const same = ours.length === theirs.length && ours.every((slot) => theirs.includes(slot));
    return (isPlural(key) ? may.length === 0 : same) ? [] : [`${key}: ${ours.join(', ')} for ${theirs.join(', ')}`];
  });
  expect(differing).toEqual([]);
});

it.each(['es', 'fr', 'de'] as const)(
  '%s is translated: a text is English only where the word is the same',
  (language) => {
    const same = SAME_AS_ENGLISH[language];
    const left = [...textsOf(language)].filter(
      ([key, text]) =>
        text === english.get(key) &&
        letters(text) &&
        !SAME_AS_ENGLISH.everywhere.includes(text) &&
        !same.includes(text),
    );
    expect(left.map(([key, text]) => `${key}: ${text}`)).toEqual([]);
  },
);
