/** Every language says everything that English says, in plural forms of its own, with the same values in it. */
import { expect, it } from 'vitest';
import { SAME_AS_ENGLISH } from './sameAsEnglish.ts';

type Texts = { [key: string]: string | Texts };

const files = import.meta.glob<Texts>('./{en,es,fr,de}/*.json', { import: 'default', eager: true });

const flat = (texts: Texts, prefix = ''): [string, string][] =>
  Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );

/** Every text of a language: `namespace:key` → words. */
const textsOf = (language: string) =>
  new Map(
    Object.entries(files)
      .filter(([file]) => file.startsWith(`./${language}/`))
      .flatMap(([file, texts]) => {
        const namespace = file.slice(`./${language}/`.length, -'.json'.length);
        return flat(texts).map(([key, text]): [string, string] => [`${namespace}:${key}`, text]);
      }),
  );

const english = textsOf('en');
const categories = (language: string) => new Intl.PluralRules(language).resolvedOptions().pluralCategories;
const PLURAL = /_(?:zero|one|two|few|many|other)$/;
const isPlural = (key: string) => PLURAL.test(key) && english.has(key.replace(PLURAL, '_other'));

/** The keys that a language owes: those of English, a counted one in each of the language's own forms. */
const keysOwed = (language: string) => [
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

it.each(['en', 'es', 'fr', 'de'])('%s has every key and none too many', (language) => {
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
