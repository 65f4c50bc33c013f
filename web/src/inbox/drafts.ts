import { keptAs } from './kept.ts';

const keyOf = (thread: string) => `${keptAs('draft')}.${thread}`;

/** The draft of a message whose receiver is not chosen yet. */
export const NEW_MESSAGE = 'new';

/** What was typed to somebody and not sent, kept as long as this tab. */
export const drafts = {
  read: (thread: string): string => sessionStorage.getItem(keyOf(thread)) ?? '',
  write(thread: string, text: string): void {
    if (text === '') sessionStorage.removeItem(keyOf(thread));
    else sessionStorage.setItem(keyOf(thread), text);
  },
  /** A thread is known by another name from now on. What was typed there already stays before it. */
  carryOver(from: string, to: string): void {
    const text = drafts.read(from);
    if (text === '') return;
    const there = drafts.read(to);
    drafts.write(to, there === '' ? text : `${there}\n${text}`);
    drafts.write(from, '');
  },
};
