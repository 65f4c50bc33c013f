import { expect, it } from 'vitest';

interface Failed {
  failed: { hint?: string; reasons?: object };
}
interface Texts {
  calls: { timeline: { transcript: Failed; summary: Failed } };
  transcript: { failure: object; summary: { failure: object } };
}

const files = import.meta.glob<object>(['./texts/*.json', './texts/transcript/*.json'], {
  import: 'default',
  eager: true,
});
const texts = <Name extends keyof Texts>(language: string, name: Name) =>
  files[`./texts/${name === 'calls' ? '' : `${name}/`}${language}.json`] as Texts[Name];

it.each(['en', 'es', 'fr', 'de'])('in %s a timeline words why there is no transcript or summary', (language) => {
  const { timeline } = texts(language, 'calls');
  const known = texts(language, 'transcript');
  const told = [timeline.transcript.failed, timeline.summary.failed];
  expect(told.map(({ reasons = {} }) => Object.keys(reasons))).toEqual(
    [known.failure, known.summary.failure].map((reasons) => Object.keys(reasons)),
  );
  expect(told.map(({ hint }) => hint)).toEqual([undefined, undefined]);
});

const sources = import.meta.glob<string>(
  ['../../../services/telephony/src/calls/**/*.ts', '!../../../services/telephony/src/calls/**/*.{test,testkit}.ts'],
  { query: '?raw', import: 'default', eager: true },
);
/** What the call engine says, by the names of its entries. */
const said = [
  ...new Set(
    Object.values(sources).flatMap((source) =>
      [...source.matchAll(/say\(\s*'\w+',\s*'([\w.]+)'/g)].map(([, name]) => name ?? ''),
    ),
  ),
];

it.each(['en', 'es', 'fr', 'de'])('in %s there are words for whatever the call engine says', (language) => {
  expect(said.length).toBeGreaterThan(100);
  const titleOf = (name: string) =>
    [...name.split('.'), 'title'].reduce<unknown>(
      (at, key) => (at as Record<string, unknown> | undefined)?.[key],
      texts(language, 'calls').timeline,
    );
  expect(said.filter((name) => typeof titleOf(name) !== 'string')).toEqual([]);
});
