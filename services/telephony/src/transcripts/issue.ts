/** Where in a call's words the customer says what it is about: a model copies the words out, and only what was said stands. */
import type { Turn } from './words.ts';

/** Characters of a turn from 0, counted as JavaScript and JSON do (UTF-16): `to` is the one after the last. */
export interface IssueRange {
  turnId: string;
  from: number;
  to: number;
}

/** Fewer characters are found anywhere and say nothing; more are no sentence. */
const LENGTH = { least: 8, most: 500 };

/** What a model puts around words that it copies, and none of the words. */
const AROUND = /^[\s"'“”„«»‹›]+|[\s"'“”„«»‹›]+$/gu;

/**
 * The first place at which the customer says these very words; null: nowhere, as where somebody corrected the turn since, or the
 * model made them up. Looked for whenever it is shown, so that it is always a place of the words beside it.
 */
export function issueIn(turns: readonly Turn[], words: string | undefined): IssueRange | null {
  const quote = (words ?? '').replaceAll(AROUND, '');
  if (quote.length < LENGTH.least || quote.length > LENGTH.most) return null;
  for (const { id, channel, message, isPause } of turns) {
    if (channel !== 'CUSTOMER' || isPause) continue;
    const from = message.indexOf(quote);
    if (from >= 0) return { turnId: id, from, to: from + quote.length };
  }
  return null;
}
