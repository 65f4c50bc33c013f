import { describe, expect, it } from 'vitest';
import { isOfInputMethod, listenToTyping, Typing } from './typing.ts';

const IN_FIELD = { does: 'write' as const, inField: true };
const ON_PAGE = { does: 'write' as const, inField: false };

describe('a letter alone', () => {
  it('is a shortcut on a page that is there', () => {
    const typing = new Typing();
    typing.press({ at: 0, ...ON_PAGE });
    expect(typing.isShortcut).toBe(true);
    typing.press({ at: 50, ...ON_PAGE });
    expect(typing.isShortcut).toBe(true);
  });

  it('is none while the page loads, nor as the rest of words that began then', () => {
    // The page comes long after the last key that it heard of.
    const typing = new Typing(() => 5000);
    const release = typing.hold();
    typing.press({ at: 0, ...ON_PAGE });
    expect(typing.isShortcut).toBe(false);
    release();
    for (const at of [5200, 5400, 6000]) {
      typing.press({ at, ...ON_PAGE });
      expect(typing.isShortcut).toBe(false);
    }
    typing.press({ at: 6701, ...ON_PAGE });
    expect(typing.isShortcut).toBe(true);
  });

  it('is none as the rest of words whose field went away, until something else is done', () => {
    const typing = new Typing();
    typing.press({ at: 0, ...IN_FIELD });
    // Shift, before a capital letter.
    typing.press({ at: 80, does: undefined, inField: false });
    typing.press({ at: 100, ...ON_PAGE });
    expect(typing.isShortcut).toBe(false);
    typing.press({ at: 200, does: 'act', inField: false });
    typing.press({ at: 300, ...ON_PAGE });
    expect(typing.isShortcut).toBe(true);
    typing.press({ at: 400, ...IN_FIELD });
    typing.end();
    typing.press({ at: 500, ...ON_PAGE });
    expect(typing.isShortcut).toBe(true);
  });

  it('is none as an answer where none can be written', () => {
    const typing = new Typing();
    typing.press({ at: 0, ...ON_PAGE });
    typing.drop(0);
    typing.press({ at: 300, ...ON_PAGE });
    expect(typing.isShortcut).toBe(false);
    typing.press({ at: 1300, ...ON_PAGE });
    expect(typing.isShortcut).toBe(true);
  });

  it('waits for all that loads', () => {
    const typing = new Typing();
    const [one, other] = [typing.hold(), typing.hold()];
    one();
    one();
    expect(typing.isShortcut).toBe(false);
    other();
    expect(typing.isShortcut).toBe(true);
  });
});

describe('keys of an input method', () => {
  it('are known by the composition, and in Safari by their code', () => {
    expect(isOfInputMethod({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(isOfInputMethod({ isComposing: false, keyCode: 229 })).toBe(true);
    expect(isOfInputMethod({ isComposing: false, keyCode: 13 })).toBe(false);
  });

  it('reach no listener of the page, of whomever it is', () => {
    const stopped = ({ isComposing, keyCode }: { isComposing: boolean; keyCode: number }) => {
      const page = new EventTarget();
      listenToTyping(page);
      const event = Object.assign(new Event('keydown'), { key: 'Enter', isComposing, keyCode });
      page.dispatchEvent(event);
      return event.cancelBubble;
    };
    expect(stopped({ isComposing: true, keyCode: 13 })).toBe(true);
    expect(stopped({ isComposing: false, keyCode: 13 })).toBe(false);
  });
});
