/**
 * What callers press at a menu: one key, or the digits of an extension (defaults 11.3). An extension is a choice like a key, with
 * a name and any target: there is no directory of extensions beside it, so that menus of two numbers may have the same ones, and
 * the check, the timeline and the trials know of nothing else than choices.
 */
import type { MenuNode } from './graph.ts';

const KEY = /^[0-9*#]$/;
const EXTENSION = /^\d{2,6}$/;
/** Digits of an extension, at most. */
export const LONGEST_EXTENSION = 6;
/** Extensions of one menu, at most; beside its keys. */
export const MOST_EXTENSIONS = 50;
/** Keys of one menu, at most. */
export const MOST_KEYS = 12;
/** Ends an extension before its 2 s are over, and therefore is no key of a menu that has extensions. */
export const ENDS_EXTENSION = '#';

export const isKey = (key: string): boolean => KEY.test(key);
export const isExtension = (key: string): boolean => EXTENSION.test(key);

/** Whether `#` is to be a key beside extensions, which it ends. */
export const endsExtensions = (keys: readonly string[]): boolean =>
  keys.includes(ENDS_EXTENSION) && keys.some(isExtension);

/** How many keys one choice of the menu has, at most: with more than one, the carrier waits for the next digit. */
export const longestChoice = ({ choices }: Pick<MenuNode, 'choices'>): number =>
  Math.max(1, ...Object.keys(choices).map(({ length }) => length));
