/** When a letter alone is a shortcut, and when it is part of what somebody writes: decided here, for every page. */

/** A pause this long, in milliseconds, ends what somebody was typing. */
const PAUSE_MS = 700;
/** What may have been typed before the first script belongs to what comes so soon after it. */
const UNSEEN_MS = 300;

interface Press {
  /** When, in milliseconds. */
  readonly at: number;
  /** It writes a character, or it is an act of its own, such as Escape, Enter or a chord; Shift and arrows are neither. */
  readonly does: 'write' | 'act' | undefined;
  /** It goes into a field. */
  readonly inField: boolean;
}

/**
 * What is typed without a pause belongs together. Words that began in a field, or before the page was there, never go on
 * as shortcuts: not when the field goes away, and not when the page comes in the middle of them.
 */
export class Typing {
  #last = -Infinity;
  #isText = false;
  #holds = 0;
  #heard = false;
  readonly #now: () => number;

  /** @param now milliseconds, on the clock of the browser's events */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now;
  }

  /** A key goes down. */
  press({ at, does, inField }: Press): void {
    if (does === 'act' || at - this.#last > PAUSE_MS) this.#isText = false;
    this.#last = at;
    if (does !== 'write') return;
    this.#heard = this.#holds > 0;
    if (inField || this.#heard) this.#isText = true;
  }

  /** What follows without a pause is text with no place to go, such as an answer where none can be written. */
  drop(at: number): void {
    this.#last = at;
    this.#isText = true;
  }

  /** Something that takes keys is not there yet. @returns what ends that */
  hold(): () => void {
    this.#holds += 1;
    let over = false;
    return () => {
      if (over) return;
      over = true;
      this.#holds -= 1;
      // A busy page hears late of what was typed: the pause is counted from where it can act.
      if (this.#heard && this.#isText) this.#last = this.#now();
    };
  }

  /** The pointer went elsewhere. */
  end(): void {
    this.#isText = false;
  }

  /** Whether the key that went down last may act alone. */
  get isShortcut(): boolean {
    return !this.#isText && this.#holds === 0;
  }
}

/** What somebody types on this page. */
export const typing = new Typing();

const FIELD = 'input, textarea, select, [contenteditable]:not([contenteditable=false])';

interface Key extends Event {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly altKey: boolean;
  readonly metaKey: boolean;
  readonly isComposing: boolean;
  readonly keyCode: number;
  getModifierState?(name: 'AltGraph'): boolean;
}

/** Browsers say 229 of a key that an input method has taken; Safari also of the Enter that ends the writing of a word. */
const INPUT_METHOD = 229;

/** Whether a key belongs to an input method, which writes Japanese, Chinese or Korean by several keys. */
export const isOfInputMethod = ({ isComposing, keyCode }: Pick<Key, 'isComposing' | 'keyCode'>): boolean =>
  isComposing || keyCode === INPUT_METHOD;

const ACTS = new Set(['Escape', 'Enter', 'Tab']);
const MODIFIERS = new Set(['Shift', 'Control', 'Alt', 'AltGraph', 'Meta']);

function whatItDoes(event: Key): Press['does'] {
  const { key, ctrlKey, altKey, metaKey } = event;
  if (isOfInputMethod(event)) return 'write';
  // Some keyboards write signs with AltGr, which a browser may tell as Ctrl and Alt.
  const isChord = (ctrlKey || altKey || metaKey) && event.getModifierState?.('AltGraph') !== true;
  if (ACTS.has(key) || (isChord && !MODIFIERS.has(key))) return 'act';
  return Array.from(key).length === 1 ? 'write' : undefined;
}

function listen(event: Key): void {
  // The field and the input method have it. To the page's listeners, and the kit's, Enter and Escape would be their own.
  if (isOfInputMethod(event)) event.stopPropagation();
  const inField = (event.target as Partial<Element> | null)?.matches?.(FIELD) === true;
  typing.press({ at: event.timeStamp, does: whatItDoes(event), inField });
}

let firstPage: (() => void) | undefined;

/** The first page is there. */
export const firstPageCame = (): void => firstPage?.();

/**
 * Hears every key before any other listener, from the first script on until the first page is there and longer. What was typed
 * before that script is not known: a key that follows at once belongs to it.
 * @param page the window
 */
export function listenToTyping(page: EventTarget): void {
  typing.drop(performance.now() - PAUSE_MS + UNSEEN_MS);
  firstPage = typing.hold();
  page.addEventListener('keydown', (event) => listen(event as Key), { capture: true });
  page.addEventListener('pointerdown', () => typing.end(), { capture: true });
}
