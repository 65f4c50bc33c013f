import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../../**/*.tsx', '!../../**/*.test.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Attributes whose text a person sees or hears. */
const SPOKEN = /\s(aria-label|placeholder|title|alt|label|description)="([^"]*\p{L}[^"]*)"/gu;
/** Text between a tag and the next one, on one line; arrows, generics and comparisons are no tags. */
const BETWEEN_TAGS = /<[A-Za-z][\w.]*(?:\s[^<>]*)?>\s*([^<>{}\n]*\p{L}[^<>{}\n]*?)\s*<\/[A-Za-z]/gu;
/** A line of JSX that is nothing but words. */
const BARE_LINE = /^\s+([\p{Lu}][\p{L}’',.!?]*(?: [\p{L}’',.!?]+)+)$/gmu;

const withoutComments = (code: string) => code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '');

const literals = (code: string) => [
  ...new Set(
    [SPOKEN, BETWEEN_TAGS, BARE_LINE].flatMap((rule) =>
      [...withoutComments(code).matchAll(rule)]
        .map((match) => match[2] ?? match[1])
        // The beginning of an address is the same in every language.
        .filter((text) => text !== 'https://'),
    ),
  ),
];

it('no component holds text of its own: it stands in its area’s texts', () => {
  expect(Object.keys(files).length).toBeGreaterThan(20);
  const found = Object.entries(files).flatMap(([file, code]) => literals(code).map((text) => `${file}: ${text}`));
  expect(found).toEqual([]);
});

it('finds text in tags, in spoken attributes and on lines of its own', () => {
  expect(literals('<b className="x">Send it</b>')).toEqual(['Send it']);
  expect(literals('<button aria-label="Close" />')).toEqual(['Close']);
  expect(literals('  <p>\n    Nothing here yet.\n  </p>')).toEqual(['Nothing here yet.']);
  expect(literals("const a = b < c ? t('x') : <p>{t('y')}</p>;")).toEqual([]);
});
