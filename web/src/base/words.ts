/** People's own words in the middle of ours: a name or a text may run from right to left. */

/** Letters of scripts that run from right to left: Hebrew, Arabic, Syriac, Thaana, N’Ko, Adlam and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

/** Characters that turn what follows them around, or end the isolation that a name stands in. */
const TURNING = /[\u202A-\u202E\u2066-\u2069]/g;

const [BEGINS, ENDS] = ['\u2068', '\u2069'];

/**
 * A value within a sentence of ours: it runs as its first letter does, and turns nothing around it. Characters that turn text
 * around are left out: nobody types them, and a single one reorders the rest of the line.
 */
export function isolate(value: string): string {
  const straight = value.replaceAll(TURNING, '');
  return RIGHT_TO_LEFT.test(straight) ? `${BEGINS}${straight}${ENDS}` : straight;
}

/** Values beside each other, each as its own script runs; those that are missing leave no gap. */
export const sideBySide = (values: readonly (string | null | undefined | false)[], between = ' · '): string =>
  values.flatMap((value) => (value ? [isolate(value)] : [])).join(between);

const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The letters of a text as people count them: an emoji, a flag or a letter with its signs is one. */
export const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** As much of a text as fits into so many UTF-16 units, which is how the server counts; no letter is cut in two. */
export function cutTo(text: string, most: number): string {
  if (text.length <= most) return text;
  let cut = '';
  for (const letter of lettersOf(text)) {
    if (cut.length + letter.length > most) break;
    cut += letter;
  }
  return cut;
}
