/** Settings that come as JSON with every call and are the same for most: each text is parsed once. */
import { LRUCache } from 'lru-cache';
import { frozen } from './frozen.ts';

/** Characters of text that are kept: flows may be long, and workspaces many. */
const MOST_CHARACTERS = 16_000_000;

const shared = new LRUCache<string, object>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_value, text) => text.length,
});
const texts = new WeakMap<object, string>();

/** What a JSON object's text says. The same text gives the same value, which nobody can change. */
export function readShared(text: string | null): object | null {
  if (text === null) return null;
  const known = shared.get(text);
  if (known) return known;
  const value = frozen(JSON.parse(text) as object);
  texts.set(value, text);
  shared.set(text, value);
  return value;
}

/** The text of what `readShared` gave; empty without one. */
export const textOf = (value: object | null): string =>
  value === null ? '' : (texts.get(value) ?? JSON.stringify(value));
