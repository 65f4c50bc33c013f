/** Settings that come as JSON with every call and are the same for most: each text is parsed once. */
import { LRUCache } from 'lru-cache';
import { frozen } from './frozen.ts';

/** Characters of text that are kept: flows may be long, and workspaces many. */
const MOST_CHARACTERS = 16_000_000;

const shared = new LRUCache<string, object>({
  maxSize: MOST_CHARACTERS,
  sizeCalculation: (_value, text) => text.length,
});
/** Numbers that no other value has had: a text of kilobytes takes long to look up by. */
const names = new WeakMap<object, number>();
let last = 0;

/** What a JSON object's text says. The same text gives the same value, which nobody can change. */
export function readShared(text: string | null): object | null {
  if (text === null) return null;
  const known = shared.get(text);
  if (known) return known;
  const value = frozen(JSON.parse(text) as object);
  names.set(value, (last += 1));
  shared.set(text, value);
  return value;
}

/** What `readShared` gave, told from every other value by a short name; empty without one. @throws Error for any other object */
export function nameOf(value: object | null): string {
  if (value === null) return '';
  const name = names.get(value);
  if (name === undefined) throw new Error('Only what readShared gave has a name');
  return String(name);
}
