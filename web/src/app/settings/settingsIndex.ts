/** What can be set, and where: what each area says of the settings that stand on its pages. */
import type { SettingsPage, Setting } from '../../base/settingsPage.ts';
import type { PageName } from '../../base/i18n/resources.ts';
import { placesOf } from '../../base/places.ts';
import { foldName } from '../../ui/search.ts';
import { PAGES } from '../areas.ts';

const SAID = Object.values(
  import.meta.glob<readonly SettingsPage[]>('../../*/settings.ts', { eager: true, import: 'settings' }),
).flat();
const LINKS = placesOf(PAGES);
const placeIn = (page: PageName) => LINKS.findIndex((link) => link.page === page);

/** The icons of the menu. */
export const ICONS = new Map(SAID.map(({ page, icon }) => [page, icon]));

/** A setting, and the page that it stands on. */
export interface PlacedSetting extends Setting {
  readonly page: PageName;
}

/** Every setting, in the order of the menu. */
export const SETTINGS_INDEX: readonly PlacedSetting[] = SAID.toSorted(
  (one, other) => placeIn(one.page) - placeIn(other.page),
).flatMap(({ page, settings }) => settings.map((setting) => ({ page, ...setting })));

/** Where texts of the index stand, so that they are there before somebody looks for one. */
export const INDEX_TEXTS = [
  ...new Set([
    'shell',
    'settingWords',
    ...SETTINGS_INDEX.flatMap(({ title, also = [] }) => [title, ...also].flatMap((key) => key?.split(':')[0] ?? [])),
  ]),
] as unknown as readonly ['shell', 'settingWords'];

const PATHS = new Map<PageName, string>(LINKS.map(({ path, page }) => [page, path]));

/** Where a setting is found: its page, the view of it, and the heading that is gone to. */
export const placeOf = ({ id, page, title, view }: PlacedSetting) => ({
  to: PATHS.get(page) ?? '/',
  search: view === undefined ? {} : { view },
  ...(title === undefined ? {} : { hash: id }),
});

/** From so many letters on a word is found within another one too: `zeiten` in Öffnungszeiten. */
const WITHIN = 4;

/** Whether a text has all the words that were typed, in any order. */
export function hasWords(text: string, wanted: string): boolean {
  const folded = foldName(text);
  const words = folded.split(' ');
  return foldName(wanted)
    .split(' ')
    .filter(Boolean)
    .every((word) => (word.length < WITHIN ? words.some((one) => one.startsWith(word)) : folded.includes(word)));
}

export interface FoundSetting extends PlacedSetting {
  readonly label: string;
  /** Everything that it is found by. */
  readonly text: string;
}

/**
 * All settings in words.
 * @param say the text of a `namespace:key`
 */
export const settingsInWords = (say: (key: string) => string): FoundSetting[] =>
  SETTINGS_INDEX.map((setting) => {
    const { id, page, title, also = [] } = setting;
    const label = say(title ?? `shell:pages.${page}`);
    return {
      ...setting,
      label,
      text: [label, say(`shell:pages.${page}`), ...also.map(say), say(`settingWords:of.${id}`)].join(' '),
    };
  });
