import { expect, it } from 'vitest';
import type { Language } from './languages.ts';
import { SPOKEN, textsOf } from './texts.testkit.ts';

/** @param path of the key, with dots */
async function textOf(language: Language, namespace: string, path: string): Promise<unknown> {
  const { [namespace]: texts } = await textsOf(language);
  return path.split('.').reduce<unknown>((at, key) => (at as Record<string, unknown>)[key], texts);
}

const TABS = [
  ['calls', 'analytics', 'title'],
  ['callHistory', 'calls', 'history.title'],
  ['callAutomation', 'automation', 'title'],
  ['liveActivity', 'live', 'title'],
  ['messageHistory', 'messages', 'title'],
] as const;

it.each(SPOKEN)('in %s a page of calls or messages has the name of its tab', async (language) => {
  for (const [page, area, path] of TABS)
    expect.soft(await textOf(language, area, path), page).toBe(await textOf(language, 'shell', `pages.${page}`));
});

it.each(SPOKEN)('in %s the page of numbers has the name of its menu entry', async (language) => {
  expect(await textOf(language, 'numbers', 'title')).toBe(await textOf(language, 'shell', 'pages.numbersAndChannels'));
});

it.each(SPOKEN)('in %s the live board and the overview say service level alike', async (language) => {
  const name = await textOf(language, 'analytics', 'figure.serviceLevel.name');
  expect(await textOf(language, 'live', 'figure.serviceLevel.name')).toBe(`${String(name)} · {{seconds}} s`);
});
