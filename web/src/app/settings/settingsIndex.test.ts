import { expect, it } from 'vitest';
import type { Language } from '../../base/i18n/languages.ts';
import { type SaidTexts, SPOKEN, textsOf } from '../../base/i18n/texts.testkit.ts';
import { hasWords, placeOf, SETTINGS_INDEX, settingsInWords } from './settingsIndex.ts';

const texts = new Map(await Promise.all(SPOKEN.map(async (each) => [each, await textsOf(each)] as const)));
const sources = import.meta.glob<string>(
  [
    '../../account/*.tsx',
    '../../blockList/*.tsx',
    '../../notifications/*.tsx',
    '../../numbers/**/*.tsx',
    '../../people/*.tsx',
    '../../workspace-settings/*.tsx',
  ],
  { query: '?raw', import: 'default', eager: true },
);

const sayIn = (language: Language) => (key: string) => {
  const text = key
    .split(/[:.]/)
    .reduce<string | SaidTexts | undefined>(
      (at, name) => (typeof at === 'object' ? at[name] : undefined),
      texts.get(language),
    );
  if (typeof text !== 'string') throw new Error(`${language} has no text ${key}`);
  return text;
};
const found = (language: Language, wanted: string) =>
  settingsInWords(sayIn(language))
    .filter(({ text }) => hasWords(text, wanted))
    .map(({ id }) => id);

it.each([
  ['en', 'retention', 'retention'],
  ['en', 'recording', 'recordings'],
  ['en', 'greeting', 'greeting'],
  ['en', 'voicemail', 'voicemail'],
  ['en', 'MFA', 'two-step'],
  ['en', 'two-step', 'require-two-step'],
  ['en', 'block', 'block-number'],
  ['en', 'hours', 'opening-hours'],
  ['en', 'country', 'country'],
  ['en', 'delete', 'close'],
  ['en', 'audit', 'audit'],
  ['en', 'top up', 'credit'],
  ['es', 'grabacion', 'recordings'],
  ['es', 'buzón de voz', 'voicemail'],
  ['es', 'horario', 'opening-hours'],
  ['fr', 'double authentification', 'two-step'],
  ['fr', 'repondeur', 'voicemail'],
  ['fr', 'supprimer', 'retention'],
  ['de', 'Aufbewahrung', 'retention'],
  ['de', 'Anrufbeantworter', 'voicemail'],
  ['de', 'zeiten', 'opening-hours'],
  ['de', 'Zwei-Faktor', 'two-step'],
  ['de', 'DSGVO', 'retention'],
] as const)('in %s %s finds %s', (language, wanted, id) => {
  expect(found(language, wanted)).toContain(id);
});

it('finds nothing by what is no word of a setting, and short words only from their beginning', () => {
  expect(found('en', 'zebra')).toEqual([]);
  expect(found('en', 'qr')).toEqual(['qr']);
});

it('leads to the page, its view, and the heading', () => {
  const place = (id: string) => placeOf(SETTINGS_INDEX.find((one) => one.id === id) ?? { id: 'join', page: 'home' });
  expect(place('retention')).toEqual({ to: '/settings/workspaces', search: {}, hash: 'retention' });
  expect(place('block-list')).toEqual({ to: '/settings/channels', search: { view: 'blocked' }, hash: 'block-list' });
  expect(place('credit')).toEqual({ to: '/settings/billing-and-payments', search: {}, hash: 'credit' });
});

it('every id stands once', () => {
  const ids = SETTINGS_INDEX.map(({ id }) => id);
  expect(ids).toEqual([...new Set(ids)]);
});

it('every card of a settings page is found', () => {
  const known = SETTINGS_INDEX.map(({ title }) => title?.split(':')[1]);
  const cards = Object.entries(sources).flatMap(([file, code]) =>
    [...code.matchAll(/<Card\s+title=\{t\('([\w.:]+)'\)\}/g)].map(([, key = '']) => ({ file, key })),
  );
  expect(cards.length).toBeGreaterThan(30);
  const missing = cards.filter(({ key }) => !known.includes(key));
  expect(missing).toEqual([]);
});
