import type common from '../texts/common/en.json';
import type refusals from '../texts/refusals/en.json';
import type refusedForms from '../texts/refusedForms/en.json';

/**
 * The texts by namespace, in English, whose keys are what `t` accepts. Whoever has words adds them where it says what it is:
 * an area in its area.ts, ui and app in texts.d.ts. Where the files stand and how they travel: web/texts.ts.
 */
export interface AreaTexts {
  common: typeof common;
  refusals: typeof refusals;
  refusedForms: typeof refusedForms;
}

/** What an area says under these keys is read in a namespace of the frame. */
type Lent = 'nav' | 'pages' | 'settingWords' | 'shortcutWords';
/** The names under a lent key, of all areas together. */
type LentBy<Key extends Lent, Area extends keyof AreaTexts> = Area extends 'shell'
  ? never
  : AreaTexts[Area] extends Record<Key, infer Said>
    ? keyof Said & string
    : never;

/** A page's name in the window's title, in tabs, menus and the palette. */
export type PageName = LentBy<'pages', keyof AreaTexts>;
/** The name of an entry of the rail. */
export type RailName = Exclude<LentBy<'nav', keyof AreaTexts>, `inboxUnread${string}`>;
/** A setting that can be looked for by other words than its own. */
export type SettingId = LentBy<'settingWords', keyof AreaTexts>;
/** A shortcut, or a group of them. */
type ShortcutWord = LentBy<'shortcutWords', keyof AreaTexts>;

type Own<Texts> = Omit<Texts, Lent>;
type Shell = AreaTexts extends { shell: infer Said extends { nav: object } } ? Said : { nav: object };

/** Every namespace as the screens read it. */
export type Texts = { [Area in Exclude<keyof AreaTexts, 'shell'>]: Own<AreaTexts[Area]> } & {
  shortcuts: { of: Record<ShortcutWord, string> };
  shell: Own<Shell> & {
    nav: Shell['nav'] & Record<LentBy<'nav', keyof AreaTexts>, string>;
    pages: Record<PageName, string>;
  };
  settingWords: { of: Record<SettingId, string> };
};
