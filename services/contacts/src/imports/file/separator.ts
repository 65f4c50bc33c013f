export const SEPARATORS = [',', ';', '\t', '|'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Lines that are looked at. */
const LINES = 10;
/** Excel's own way to say it, in a first line that is no header. */
const DECLARED = /^sep=([,;\t|])\r?\n?/i;

/** What a first line `sep=;` says, and its length. */
export function declaredSeparator(text: string): { separator: Separator; length: number } | undefined {
  const found = DECLARED.exec(text);
  return found ? { separator: found[1] as Separator, length: found[0].length } : undefined;
}

/** The separator that stands outside of quotes equally often in the first lines, and most often. */
export function detectSeparator(text: string): Separator {
  const lines = firstLines(text);
  let best: Separator = ',';
  let most = 0;
  for (const separator of SEPARATORS) {
    const counts = lines.map((line) => line.split(separator).length - 1);
    const header = counts[0] ?? 0;
    const score = header === 0 ? 0 : header + counts.filter((count) => count === header).length * 10;
    if (score > most) [best, most] = [separator, score];
  }
  return best;
}

/** Without what stands in quotes. */
function firstLines(text: string): string[] {
  const lines = [''];
  let quoted = false;
  for (const letter of text) {
    if (letter === '"') quoted = !quoted;
    else if (quoted) continue;
    else if (letter === '\n' || letter === '\r') {
      if (lines.at(-1) === '') continue;
      if (lines.length === LINES) break;
      lines.push('');
    } else lines[lines.length - 1] += letter;
  }
  return lines.filter((line) => line !== '');
}
