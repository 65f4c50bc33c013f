import type { PersonalKeys } from '../../ui/personalKeys.ts';
import type shell from '../i18n/en/shell.json';

type ShortcutName = keyof typeof shell.shortcuts;
interface ShortcutGroup {
  title: ShortcutName;
  keys: { chord: string; name: ShortcutName; off: boolean }[];
}

/** Keys that act alone, which a person may switch off; Escape is no letter and stays. */
const isSingle = (chord: string) => chord.length === 1;

/** The shortcuts of ux §3 that are built, as they act for this person. */
export function shortcutGroups({ singleKeyShortcuts, enterSends }: PersonalKeys): ShortcutGroup[] {
  const groups: [ShortcutName, [string, ShortcutName][]][] = [
    [
      'anywhere',
      [
        ['mod+K', 'palette'],
        ['?', 'map'],
        ['mod+S', 'save'],
        ['escape', 'closePanel'],
      ],
    ],
    [
      'phone',
      [
        ['ctrl+shift+D', 'openPhone'],
        ['ctrl+shift+A', 'accept'],
        ['ctrl+shift+X', 'decline'],
        ['ctrl+shift+M', 'mute'],
        ['ctrl+shift+H', 'hold'],
        ['ctrl+shift+E', 'hangUp'],
      ],
    ],
    [
      'inbox',
      [
        ['J', 'next'],
        ['K', 'previous'],
        ['R', 'reply'],
        ['E', 'done'],
        ['alt+E', 'doneAndNext'],
        ['U', 'unread'],
        [enterSends ? 'enter' : 'mod+enter', 'send'],
      ],
    ],
  ];
  return groups.map(([title, keys]) => ({
    title,
    keys: keys.map(([chord, name]) => ({ chord, name, off: isSingle(chord) && !singleKeyShortcuts })),
  }));
}
