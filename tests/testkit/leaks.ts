/** Looks for what must never be written: the judge over everything that a test run's processes logged and traced. */

/** Something that a test knows to be nobody's business: a code out of the mail, a text that was sent, a key. */
export interface Known {
  readonly kind: string;
  readonly value: string;
}

export interface Leak {
  readonly kind: string;
  /** Counted from 1. */
  readonly line: number;
  /** What stands around it, cut to what a person needs to find its place. */
  readonly excerpt: string;
}

const PATTERNS: readonly (readonly [kind: string, pattern: RegExp])[] = [
  // E.164 with its plus, also as it stands in a URL. `…0174` is how a number may be written.
  ['phone number', /(?<![\w+])(?:\+|%2B)[1-9]\d{7,14}(?!\d)/gi],
  ['token', /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}/g],
  ['credentials', /\b(?:Bearer|Basic)\s+[\w.~+/=-]{12,}/gi],
  ['private key', /-----BEGIN [A-Z ]*PRIVATE KEY/g],
];
/** A shorter text stands everywhere by chance. */
const SHORTEST = 8;
const DIGITS = /^\d+$/;
const E164 = /^\+\d{8,15}$/;

/** @returns every leak in a text, by line */
export function findLeaks(text: string, known: readonly Known[]): Leak[] {
  const leaks: Leak[] = [];
  const found = (kind: string, at: number) => {
    const line = text.slice(0, at).split('\n').length;
    const from = Math.max(text.lastIndexOf('\n', at) + 1, at - 120);
    const end = text.indexOf('\n', at);
    leaks.push({ kind, line, excerpt: text.slice(from, Math.min(end < 0 ? text.length : end, at + 80)) });
  };
  for (const [kind, pattern] of PATTERNS) for (const { index } of text.matchAll(pattern)) found(kind, index);
  const { numbers, texts } = sought(known);
  for (const { 0: digits, index } of text.matchAll(/\d{4,}/g)) {
    const kind = numbers.get(digits);
    if (kind !== undefined && standsAlone(text, index, digits.length)) found(kind, index);
  }
  texts.findIn(text, found);
  return leaks;
}

/** What is looked for: numbers, which have to stand alone, and texts. */
function sought(known: readonly Known[]): { numbers: ReadonlyMap<string, string>; texts: Texts } {
  const numbers = new Map<string, string>();
  const texts = new Texts();
  for (const { kind, value } of known)
    for (const written of waysToWrite(value))
      if (DIGITS.test(written)) numbers.set(written, kind);
      else texts.add(kind, written);
  return { numbers, texts };
}

/**
 * Texts of eight characters and more, found in one walk through a text, however many they are (Rabin and Karp): a run of the
 * tests knows thousands of them and writes a hundred megabytes.
 */
class Texts {
  private static readonly BITS = 20;
  private static readonly BASE = 0x01_00_01_93;
  /** What the oldest character of eight weighs in a hash. */
  private static readonly OLDEST = Array.from({ length: SHORTEST }).reduce<number>(
    (power) => Math.imul(power, Texts.BASE),
    1,
  );

  private readonly byBeginning = new Map<string, { kind: string; written: string }[]>();
  /** Whether something may begin with what has this hash. */
  private readonly mayBegin = new Uint8Array(2 ** Texts.BITS);

  add(kind: string, written: string): void {
    const beginning = written.slice(0, SHORTEST);
    this.byBeginning.set(beginning, [...(this.byBeginning.get(beginning) ?? []), { kind, written }]);
    let hash = 0;
    for (let at = 0; at < SHORTEST; at += 1) hash = (Math.imul(hash, Texts.BASE) + written.charCodeAt(at)) | 0;
    this.mayBegin[hash >>> (32 - Texts.BITS)] = 1;
  }

  findIn(text: string, found: (kind: string, at: number) => void): void {
    let hash = 0;
    for (let end = 0; end < text.length; end += 1) {
      hash = (Math.imul(hash, Texts.BASE) + text.charCodeAt(end)) | 0;
      const at = end + 1 - SHORTEST;
      if (at > 0) hash = (hash - Math.imul(text.charCodeAt(at - 1), Texts.OLDEST)) | 0;
      if (at < 0 || this.mayBegin[hash >>> (32 - Texts.BITS)] === 0) continue;
      for (const { kind, written } of this.byBeginning.get(text.slice(at, end + 1)) ?? [])
        if (text.startsWith(written, at)) found(kind, at);
    }
  }
}

/** As it is, and as JSON and a URL have it; a number also without its plus. Too short or too common: not at all. */
function waysToWrite(value: string): ReadonlySet<string> {
  if (DIGITS.test(value)) return new Set(value.length >= 4 ? [value] : []);
  if (value.length < SHORTEST) return new Set();
  // With its plus the pattern finds it.
  if (E164.test(value)) return new Set([value.slice(1)]);
  return new Set([value, JSON.stringify(value).slice(1, -1), encodeURIComponent(value)]);
}

/** A six-digit code is one only by itself, not as part of an id, a time or a longer number. */
function standsAlone(text: string, at: number, length: number): boolean {
  const outside = /[\w.%+-]/;
  return !outside.test(text[at - 1] ?? ' ') && !outside.test(text[at + length] ?? ' ');
}
