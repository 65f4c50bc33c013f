import { useSyncExternalStore } from 'react';

let asked = 0;
const listeners = new Set<() => void>();

/** Opens the palette from anywhere; its code is loaded when it is first asked for. */
export const palette = {
  open: (): void => {
    asked += 1;
    for (const listener of listeners) listener();
  },
};

/** How often the palette was asked for. */
export const usePaletteAsked = (): number =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => asked,
  );
