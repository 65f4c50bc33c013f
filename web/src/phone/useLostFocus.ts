import { type RefObject, useEffect } from 'react';

/**
 * Takes the focus when this appears in the place of what had it: a button that has changed its own view leaves the keys nowhere.
 * Whoever types elsewhere is left alone.
 * @param wanted while it is not, nothing is taken
 */
export function useLostFocus(element: RefObject<HTMLElement | null>, wanted = true): void {
  useEffect(() => {
    if (wanted && document.activeElement === document.body) element.current?.focus();
  }, [element, wanted]);
}
