import type { KeyHabits, ShortcutGroup } from '../base/shortcuts.ts';

/** What is done with a conversation (ux §3). */
export const shortcuts = {
  title: 'inbox',
  order: 30,
  chords: {
    reply: 'R',
    done: 'E',
    doneAndNext: 'alt+E',
    unread: 'U',
    assign: 'A',
    tag: 'L',
    snooze: 'S',
    pin: 'P',
    followUp: 'F',
  },
  fixed: {
    savedReplies: '/',
    send: ({ enterSends }: KeyHabits) => (enterSends ? 'enter' : 'mod+enter'),
    undo: 'mod+Z',
  },
} as const satisfies ShortcutGroup;

declare module '../base/shortcuts.ts' {
  interface Shortcuts {
    inbox: typeof shortcuts;
  }
}
