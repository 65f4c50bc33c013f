/**
 * A frame on another site may be denied all storage, and then each look at it throws. What we would keep is kept there for as
 * long as the page lives. To be loaded before whatever stores something.
 */
function denied(): boolean {
  try {
    return !window.localStorage;
  } catch {
    return true;
  }
}

if (denied()) {
  const kept = new Map<string, string>();
  const value = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, item: string) => kept.set(key, item),
    removeItem: (key: string) => kept.delete(key),
  };
  for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { value });
}
