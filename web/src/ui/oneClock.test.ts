import { expect, it } from 'vitest';

const files = import.meta.glob<string>(['../**/*.ts', '../**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Where Intl is asked: for words, and for the browser's own table of zones. */
const ASKS_INTL = /^(?:\.\/dates|\.\.\/base\/zones)\.ts$/;
const RULES: readonly [RegExp, string][] = [
  [/\bIntl\.(?:DateTimeFormat|RelativeTimeFormat|DurationFormat)\(/g, 'name the form in ui/dates.ts'],
  [/\.toLocale(?:Date|Time)?String\(/g, 'name the form in ui/dates.ts, or use Intl.NumberFormat'],
  [
    /\.get(?:FullYear|Month|Date|Day|Hours|Minutes|TimezoneOffset)\(/g,
    "the machine's zone is nobody's: use ui/clocks.ts",
  ],
  [
    /type="(?:date|time|datetime-local|month|week)"/g,
    'a native field is in the language of the machine: use ui/DateField.tsx',
  ],
  [
    /\bt\(\s*[`'][^`']+[`'],\s*\{[^}]*\b(?:listDate|shortDate|dayName|dayHint)\(/g,
    'DD/MM/YYYY is for lists alone: a sentence takes saidDate or writtenDate',
  ],
];

const found = (file: string, code: string) =>
  RULES.flatMap(([rule, advice]) => [...code.matchAll(rule)].map(([what]) => `${file}: ${what}: ${advice}`));

it('no screen writes or asks for a date or a time in a way of its own', () => {
  const own = Object.entries(files).filter(
    ([file]) => !ASKS_INTL.test(file) && !file.includes('__generated__') && !/\.test\.tsx?$/.test(file),
  );
  expect(own.length).toBeGreaterThan(400);
  expect(own.flatMap(([file, code]) => found(file, code))).toEqual([]);
});

it('finds each of them', () => {
  const bad = [
    'new Intl.DateTimeFormat("en")',
    'now.toLocaleTimeString()',
    'now.getHours()',
    '<TextInput type="date" />',
    "t('list.by', { name, date: listDate(at, now) })",
  ];
  expect(bad.map((code) => found('a.ts', code).length)).toEqual([1, 1, 1, 1, 1]);
});
