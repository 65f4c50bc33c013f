/** Keys of the computer's keyboard that are keys of the phone during a call (ux §3). */

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'altKey' | 'metaKey' | 'repeat' | 'isComposing'> & {
  getModifierState: (key: 'AltGraph') => boolean;
};

/** The tone that was typed; undefined for other keys, for shortcuts, and for a key that is held: each tone is meant. */
export function toneOf(event: Pressed): string | undefined {
  const { key, ctrlKey, altKey, metaKey, repeat, isComposing } = event;
  if (repeat || isComposing || metaKey || !/^[\d*#]$/.test(key)) return undefined;
  // On some keyboards * and # are written with Alt or AltGr, which a browser may tell as Ctrl and Alt; a digit never is.
  const writes = /\D/.test(key) && (event.getModifierState('AltGraph') || !ctrlKey);
  return writes || !(ctrlKey || altKey) ? key : undefined;
}

/** More is no code that somebody was sent. */
const MOST_PASTED = 40;

/** The tones of a text that was copied, such as `482 913#`; undefined for one that says more than keys. */
export function tonesOf(text: string): string | undefined {
  const keys = text.trim().replaceAll(/[\s().\-/]/g, '');
  return /^[\d*#]+$/.test(keys) && keys.length <= MOST_PASTED ? keys : undefined;
}

/** Where keys are taken for what they write or choose. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role=menu], [role=listbox], [role=combobox], [role=slider], [role=grid]';

/**
 * Where the phone is meant by keys: within its window, or, where keys may act alone, nowhere at all. Whoever has the focus on
 * something of the page is not talking to the phone.
 */
export function meansPhone(target: Element, alone: boolean): boolean {
  if (target.closest(TAKES_KEYS)) return false;
  if (target.closest('[data-phone]')) return true;
  // What lies over the page has the keys, wherever the focus is.
  return alone && target.matches('body, #content') && document.querySelector('[aria-modal=true]') === null;
}
