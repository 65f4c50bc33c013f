import { type FixedName, type GroupTitle, type KeyHabits, SHORTCUT_GROUPS } from '../../base/shortcuts.ts';
import { type Chords, isSingle, type ShortcutName } from '../../ui/shortcuts.ts';

interface ShownShortcut {
  readonly name: ShortcutName | FixedName;
  readonly chord: string;
  /** The person switched single keys off. */
  readonly off: boolean;
}

/** The shortcuts of all areas, as they act for this person. */
export function shortcutGroups(habits: KeyHabits, chords: Chords): { title: GroupTitle; shortcuts: ShownShortcut[] }[] {
  return SHORTCUT_GROUPS.map((group) => ({
    title: group.title,
    shortcuts: [
      ...(Object.keys(group.chords) as ShortcutName[]).map((name) => ({
        name,
        chord: chords[name],
        off: !habits.singleKeyShortcuts && isSingle(chords[name]),
      })),
      ...(Object.entries(group.fixed ?? {}) as [FixedName, string | ((habits: KeyHabits) => string)][]).map(
        ([name, chord]) => ({ name, chord: typeof chord === 'string' ? chord : chord(habits), off: false }),
      ),
    ],
  }));
}
