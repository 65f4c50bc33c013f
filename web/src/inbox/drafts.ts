import { serverNow } from '../base/relay/serverClock.ts';
import { keptAs } from './kept.ts';

const keyOf = (thread: string) => `${keptAs('draft')}.${thread}`;
const timesOf = (thread: string) => `${keptAs('draft-times')}.${thread}`;

/** The draft of a message whose receiver is not chosen yet. */
export const NEW_MESSAGE = 'new';

/** When a draft was begun and when its last key was pressed, in ms by the server's clock; 0: never. */
export interface DraftTimes {
  readonly began: number;
  readonly typed: number;
}
const NEVER: DraftTimes = { began: 0, typed: 0 };

/** What was typed to somebody and not sent, kept as long as this tab; the server keeps it besides (`drafting`). */
export const drafts = {
  read: (thread: string): string => sessionStorage.getItem(keyOf(thread)) ?? '',
  times: (thread: string): DraftTimes => {
    const kept = sessionStorage.getItem(timesOf(thread));
    return kept === null ? NEVER : (JSON.parse(kept) as DraftTimes);
  },
  /** @param typed when, where it was not now: another device's */
  write(thread: string, text: string, typed = serverNow()): void {
    const { began } = drafts.times(thread);
    const times: DraftTimes = { began: began === 0 || drafts.read(thread) === '' ? typed : began, typed };
    sessionStorage.setItem(timesOf(thread), JSON.stringify(times));
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
