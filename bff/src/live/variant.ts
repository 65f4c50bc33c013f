const variants = new WeakMap<object, Map<string, unknown>>();

/**
 * One and the same object for each name that something is shown under, so that all who see it so share their frames.
 * @param shown an event or a part of it, which is never changed
 */
export function variant<T>(shown: object, name: string, make: () => T): T {
  let known = variants.get(shown);
  if (!known) variants.set(shown, (known = new Map()));
  if (!known.has(name)) known.set(name, make());
  return known.get(name) as T;
}
