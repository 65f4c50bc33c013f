/** So long after the last key, in milliseconds, what was typed is saved. */
const PAUSE_MS = 800;
/** While somebody types on, so often at most. */
const STEP_MS = 2_500;

/** Sends the newest of what comes for each name: the first at once, then in steps, and the last after a pause. */
export function paced<T>(send: (name: string, what: T) => Promise<boolean>) {
  const waiting = new Map<string, { what: T; timer?: ReturnType<typeof setTimeout> | undefined }>();
  const sentAt = new Map<string, number>();
  const go = (name: string): void => {
    const entry = waiting.get(name);
    if (entry === undefined) return;
    clearTimeout(entry.timer);
    waiting.delete(name);
    sentAt.set(name, Date.now());
    void send(name, entry.what).then((saved) => {
      // Kept for later, unless something newer waits already.
      if (!saved && !waiting.has(name)) waiting.set(name, { what: entry.what });
    });
  };
  return {
    push(name: string, what: T, now: boolean): void {
      clearTimeout(waiting.get(name)?.timer);
      const since = Date.now() - (sentAt.get(name) ?? 0);
      if (now || since >= STEP_MS) {
        waiting.set(name, { what });
        return go(name);
      }
      waiting.set(name, { what, timer: setTimeout(() => go(name), Math.min(PAUSE_MS, STEP_MS - since)) });
    },
    flush(): void {
      for (const name of waiting.keys()) go(name);
    },
  };
}
