import type { PersonalKeys } from '../../ui/personalKeys.ts';
import { type Chords, isSingle, type ShortcutName } from '../../ui/shortcuts.ts';

type GroupTitle = 'anywhere' | 'phone' | 'inbox';
/** What is no matter of taste: Escape closes, what sends is chosen in the profile, and the phone's keys are what they are. */
type FixedName = 'closePanel' | 'send' | 'tones';

interface ShownShortcut {
  readonly name: ShortcutName | FixedName;
  readonly chord: string;
  /** The person switched single keys off. */
  readonly off: boolean;
}

const GROUPS: readonly (readonly [GroupTitle, readonly (ShortcutName | FixedName)[]])[] = [
  ['anywhere', ['palette', 'map', 'save', 'closePanel']],
  [
    'phone',
    [
      'openPhone',
      'accept',
      'decline',
      'mute',
      'hold',
      'swap',
      'transfer',
      'record',
      'pauseRecording',
      'hangUp',
      'tones',
    ],
  ],
  ['inbox', ['next', 'previous', 'reply', 'done', 'doneAndNext', 'unread', 'tag', 'send']],
];

/** The shortcuts of ux §3 that are built, as they act for this person. */
export function shortcutGroups(
  { singleKeyShortcuts, enterSends }: PersonalKeys,
  chords: Chords,
): { title: GroupTitle; shortcuts: ShownShortcut[] }[] {
  const fixed = { closePanel: 'escape', send: enterSends ? 'enter' : 'mod+enter', tones: '0–9+*+#' };
  return GROUPS.map(([title, names]) => ({
    title,
    shortcuts: names.map((name) =>
      name in fixed
        ? { name, chord: fixed[name as FixedName], off: false }
        : {
            name,
            chord: chords[name as ShortcutName],
            off: !singleKeyShortcuts && isSingle(chords[name as ShortcutName]),
          },
    ),
  }));
}
