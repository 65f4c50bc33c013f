/**
 * The keyboard's shortcuts, collected: a folder beside this one declares its own in keys.ts, and its words for them in its texts
 * under `shortcutWords`. Each keys.ts is in the first load and imports nothing but types.
 */

/** What a person set about the keyboard, for all workspaces. */
export interface KeyHabits {
  /** Letters alone act as shortcuts (WCAG 2.1.4 asks for the switch). */
  readonly singleKeyShortcuts: boolean;
  /** Enter sends a text; otherwise Ctrl or ⌘ with Enter does. */
  readonly enterSends: boolean;
}

/** The shortcuts of a folder, a group of the map that `?` shows. */
export interface ShortcutGroup {
  /** Its title is the word of that name. */
  readonly title: string;
  readonly order: number;
  /** What acts by name (`useHotkeys`), with the keys that it has by default. `mod` is ⌘ on a Mac, Ctrl elsewhere. */
  readonly chords: Readonly<Record<string, string>>;
  /** What is no matter of taste and only shown. */
  readonly fixed?: Readonly<Record<string, string | ((habits: KeyHabits) => string)>>;
}

/** Each folder adds its group by its name, so that shortcuts are typed. */
// oxlint-disable-next-line typescript/no-empty-object-type -- the folders fill it
export interface Shortcuts {}

type Groups = Shortcuts[keyof Shortcuts];
type KeysOf<Group, Part extends keyof ShortcutGroup> =
  Group extends Record<Part, infer Named> ? keyof Named & string : never;

/** A shortcut that a person may give other keys. */
export type ShortcutName = KeysOf<Groups, 'chords'>;
/** One whose keys are what they are. */
export type FixedName = KeysOf<Groups, 'fixed'>;
export type GroupTitle = Groups extends infer Group
  ? Group extends { title: infer Title extends string }
    ? Title
    : never
  : never;

interface Collected {
  readonly title: GroupTitle;
  readonly order: number;
  readonly chords: Readonly<Partial<Record<ShortcutName, string>>>;
  readonly fixed?: Readonly<Partial<Record<FixedName, string | ((habits: KeyHabits) => string)>>>;
}

/** The groups of all folders, in their order. */
export const SHORTCUT_GROUPS: readonly Collected[] = Object.values(
  import.meta.glob<Collected>('../*/keys.ts', { eager: true, import: 'shortcuts' }),
).toSorted((one, other) => one.order - other.order);
