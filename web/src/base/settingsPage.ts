/** What an area says in its settings.ts of its pages in the settings; fetched with the settings and the palette. */
import type { Icon } from '@tabler/icons-react';
import type { PageName, SettingId } from './i18n/resources.ts';

/** A card, a field or an action that people look for, by the words that stand there. */
export interface Setting {
  /** Names it in an address; its other words stand under `settingWords` in the area's texts. */
  readonly id: SettingId;
  /** The text of its card's or field's heading, `namespace:key`; without one the page as a whole is meant. */
  readonly title?: string;
  /** The heading of a field's card, where the field itself stands only with some choices. */
  readonly within?: string;
  /** What else stands in the card: looked for, not shown. */
  readonly also?: readonly string[];
  /** The view of its page. */
  readonly view?: 'audit' | 'blocked' | 'roles' | 'senders' | 'web';
}

export interface SettingsPage {
  readonly page: PageName;
  readonly icon: Icon;
  readonly settings: readonly Setting[];
}
