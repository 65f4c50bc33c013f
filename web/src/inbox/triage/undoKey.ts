import { useEffect } from 'react';
import { undoLast } from '../../ui/undoToast.tsx';

/** Where the keys take back what was typed. */
const FIELDS = 'input, textarea, select, [contenteditable]';

/** ⌘Z or Ctrl+Z takes back what was done last in the list, while its toast stands; in a field it undoes what was typed (ux §3). */
export function useUndoKey(): void {
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const { key, ctrlKey, metaKey, altKey, shiftKey, target } = event;
      if (key.toLowerCase() !== 'z' || !(ctrlKey || metaKey) || altKey || shiftKey) return;
      if (target instanceof Element && target.closest(FIELDS)) return;
      if (undoLast()) event.preventDefault();
    };
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
