import { createContext, use, useEffect } from 'react';

/** Told by an entry of a windowed list that it must stay, and when it need not any more. */
export const KeepInWindow = createContext<((keep: boolean) => void) | undefined>(undefined);

/** Keeps the entry that this stands in drawn out of sight: a recording that plays must not stop because its card was scrolled away. */
export function useKeepInWindow(keep: boolean): void {
  const tell = use(KeepInWindow);
  useEffect(() => {
    if (!keep || tell === undefined) return undefined;
    tell(true);
    return () => tell(false);
  }, [keep, tell]);
}
