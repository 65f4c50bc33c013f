/** How a text is encoded and cut into parts (defaults 6.1, GSM 03.38). The server decides; this shows it while somebody types. */

const GSM_BASIC = new Set(
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà',
);
/** Characters that take an escape septet. */
const GSM_EXTENSION = new Set('^{}\\[~]|€\f');

const LIMITS = { 'GSM-7': { single: 160, part: 153 }, 'UCS-2': { single: 70, part: 67 } } as const;

/** Segments of one text at the most; more is MESSAGE_TOO_LONG. */
export const MAX_SEGMENTS = 10;
/** From this many on the writer is warned. */
export const WARN_SEGMENTS = 4;

export interface Segmentation {
  readonly encoding: 'GSM-7' | 'UCS-2';
  /** Septets or UTF-16 code units. */
  readonly units: number;
  readonly segments: number;
  /** Units that this many segments hold: 160 or 70 for one, then 153 or 67 for each. */
  readonly room: number;
}

/** Counts a text. An escape pair or a surrogate pair never stands across two parts: it moves whole to the next. */
export function countSegments(text: string): Segmentation {
  const characters = Array.from(text);
  const encoding = characters.every((each) => GSM_BASIC.has(each) || GSM_EXTENSION.has(each)) ? 'GSM-7' : 'UCS-2';
  const sizes = characters.map((each) => (encoding === 'UCS-2' ? each.length : GSM_EXTENSION.has(each) ? 2 : 1));
  const units = sizes.reduce((sum, size) => sum + size, 0);
  const { single, part } = LIMITS[encoding];
  if (units <= single) return { encoding, units, segments: 1, room: single };
  let segments = 1;
  let used = 0;
  for (const size of sizes) {
    if (used + size > part) {
      segments += 1;
      used = 0;
    }
    used += size;
  }
  return { encoding, units, segments, room: segments * part };
}

const PLAIN: readonly (readonly [RegExp, string])[] = [
  [/[‘’‚‛′]/g, "'"],
  [/[“”„‟″]/g, '"'],
  [/[‐‑‒–—―]/g, '-'],
  [/…/g, '...'],
  [/[\u00A0\u2000-\u200A\u202F]/g, ' '],
  [/[\u200B-\u200D\u2060\uFEFF]/g, ''],
];

/**
 * Replaces typographic quotes, dashes, dots and spaces by their plain forms when that saves UCS-2 (smart encoding). Letters with
 * accents and emoji are never changed, and nothing is when it would not help.
 */
export function smartEncode(text: string): string {
  if (countSegments(text).encoding === 'GSM-7') return text;
  const plain = PLAIN.reduce((changed, [pattern, replacement]) => changed.replace(pattern, replacement), text);
  return countSegments(plain).encoding === 'GSM-7' ? plain : text;
}
