/** The keyboard's shortcuts: what they are by default (ux §3), and what a person made of them in this browser. */
import { useSyncExternalStore } from 'react';
import { SHORTCUT_GROUPS, type ShortcutName } from '../base/shortcuts.ts';

export type { ShortcutName };
export type Chords = Readonly<Record<ShortcutName, string>>;

/** What acts where nothing else was chosen. */
export const DEFAULT_CHORDS = Object.assign({}, ...SHORTCUT_GROUPS.map(({ chords }) => chords)) as Chords;

const NAMES = Object.keys(DEFAULT_CHORDS) as ShortcutName[];
export const isShortcut = (name: string): name is ShortcutName => Object.hasOwn(DEFAULT_CHORDS, name);

export const apple = /Mac|iPhone|iPad/.test(globalThis.navigator?.userAgent ?? '');
const PRIMARY = apple ? 'meta' : 'ctrl';
const MODIFIERS = ['ctrl', 'alt', 'shift', 'meta'] as const;

/** Whether keys act alone: such a shortcut rests while somebody types, and can be switched off (WCAG 2.1.4). */
export const isSingle = (chord: string): boolean => !/\b(mod|ctrl|alt|meta)\+/i.test(chord);

/** One spelling for each chord on this machine, so that two can be compared. */
export function canonical(chord: string): string {
  const parts = chord.split('+').map((part) => (part.toLowerCase() === 'mod' ? PRIMARY : part));
  const last = parts.at(-1) ?? '';
  const key = last.length === 1 ? last.toUpperCase() : last;
  const held = MODIFIERS.filter((modifier) => parts.slice(0, -1).some((part) => part.toLowerCase() === modifier));
  // A sign such as ? holds its Shift in itself, and on another keyboard needs none.
  return [...held.filter((modifier) => modifier !== 'shift' || /\p{L}/u.test(key)), key].join('+');
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'shiftKey' | 'metaKey'>;

/** The keys that were pressed, as a chord; undefined while only Shift and its like are held. */
export function chordOf({ key, ctrlKey, altKey, shiftKey, metaKey }: Pressed): string | undefined {
  if (['Control', 'Alt', 'AltGraph', 'Shift', 'Meta', 'CapsLock'].includes(key)) return undefined;
  const held = MODIFIERS.filter(
    (modifier) => ({ ctrl: ctrlKey, alt: altKey, shift: shiftKey, meta: metaKey })[modifier],
  );
  return canonical([...held, key === '+' ? 'PLUS' : key].join('+'));
}

/** With Ctrl or ⌘: what browsers keep for themselves, and what nobody can do without while writing. */
const BROWSERS = /^([NTWQRLFPCVXAZY0-9=-]|PLUS)$/;
const BROWSERS_WITH_SHIFT = /^[NTWRIQZCJ]$/;
/** What goes to an area of the rail. */
const AREA = /^alt\+[1-7]$/;

/** Why keys can't be a shortcut; `taken` by another one, or by going to an area. */
export type ChordProblem =
  | { readonly reason: 'unusable' | 'browser' | 'phone' }
  | { readonly reason: 'taken'; readonly by: ShortcutName | 'goTo' };

/** What stands in the way of keys for a shortcut; undefined: nothing. */
export function problemOf(chord: string, name: ShortcutName, chords: Chords): ChordProblem | undefined {
  const key = chord.split('+').at(-1) ?? '';
  const held = chord.split('+').slice(0, -1);
  // What moves about, activates and closes has to stay, and so has what writes a letter only with Alt.
  if (key !== 'PLUS' && !/^.$/u.test(key)) return { reason: /^F\d+$/.test(key) ? 'browser' : 'unusable' };
  if (key.trim() === '' || (held.includes('alt') && !/^[\x21-\x7e]$/.test(key))) return { reason: 'unusable' };
  if (held.includes('meta') && !apple) return { reason: 'browser' };
  if (held.includes('ctrl') || held.includes('meta')) {
    const kept = held.includes('shift') ? BROWSERS_WITH_SHIFT : BROWSERS;
    if (!held.includes('alt') && kept.test(key)) return { reason: 'browser' };
  } else if (held.length === 0 && /^([0-9*#]|PLUS)$/.test(key)) return { reason: 'phone' };
  if (AREA.test(chord)) return { reason: 'taken', by: 'goTo' };
  const by = NAMES.find((other) => other !== name && canonical(chords[other]) === chord);
  return by === undefined ? undefined : { reason: 'taken', by };
}

const keyOf = (userId: string) => `ringline.shortcuts.${userId}`;

/** What was kept, each without what this version does not know or would refuse. */
export function readChords(stored: string | null): Chords {
  let chosen: unknown;
  try {
    chosen = JSON.parse(stored ?? '{}');
  } catch {
    return DEFAULT_CHORDS;
  }
  const chords: Record<ShortcutName, string> = { ...DEFAULT_CHORDS };
  const entries = Object.entries(typeof chosen === 'object' && chosen !== null ? chosen : {});
  const valid = entries.filter(
    (entry): entry is [ShortcutName, string] => isShortcut(entry[0]) && typeof entry[1] === 'string',
  );
  for (const [name, chord] of valid) chords[name] = canonical(chord);
  const wrong = () =>
    valid.find(([name]) => chords[name] !== DEFAULT_CHORDS[name] && problemOf(chords[name], name, chords));
  // Such as keys that a shortcut which is new in this version has: the rest stays as it was chosen.
  for (let one = wrong(); one; one = wrong()) chords[one[0]] = DEFAULT_CHORDS[one[0]];
  return chords;
}

let owner = '';
let chords: Chords = DEFAULT_CHORDS;
const listeners = new Set<() => void>();

function show(next: Chords): void {
  chords = next;
  for (const listener of listeners) listener();
}

const stored = (): string | null => {
  try {
    return localStorage.getItem(keyOf(owner));
  } catch {
    // A browser that keeps nothing has the defaults.
    return null;
  }
};

/** Told by the shell who is signed in: shortcuts are each person's own, in this browser. */
export function followShortcuts(userId: string): () => void {
  owner = userId;
  show(readChords(stored()));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === keyOf(userId)) show(readChords(stored()));
  };
  globalThis.addEventListener('storage', onStorage);
  return () => globalThis.removeEventListener('storage', onStorage);
}

function keep(next: Chords): void {
  const changed = NAMES.filter((name) => next[name] !== DEFAULT_CHORDS[name]);
  try {
    if (changed.length === 0) localStorage.removeItem(keyOf(owner));
    else
      localStorage.setItem(keyOf(owner), JSON.stringify(Object.fromEntries(changed.map((name) => [name, next[name]]))));
  } catch {
    // It holds until the page is left.
  }
  show(next);
}

/** Gives a shortcut other keys. @param chord one that `problemOf` has nothing against */
export function changeShortcut(name: ShortcutName, chord: string): void {
  keep({ ...chords, [name]: canonical(chord) === canonical(DEFAULT_CHORDS[name]) ? DEFAULT_CHORDS[name] : chord });
}

/** Gives every shortcut the keys that it came with. */
export const resetShortcuts = (): void => keep(DEFAULT_CHORDS);

/** The keys of every shortcut, as they act for this person. */
export const useChords = (): Chords =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => chords,
    () => chords,
  );

const ARIA = { ctrl: 'Control', alt: 'Alt', shift: 'Shift', meta: 'Meta' };

/** A chord as `aria-keyshortcuts` wants it. */
export const ariaKeys = (chord: string): string =>
  canonical(chord)
    .split('+')
    .map((part) => ARIA[part as keyof typeof ARIA] ?? (part === 'PLUS' ? 'Plus' : part))
    .join('+');
