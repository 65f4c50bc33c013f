/** Characters of what was written that a notification shows. */
const EXCERPT = 140;

/** How a text begins, on one line. */
export function excerptOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length <= EXCERPT
    ? line
    : `${line
        .slice(0, EXCERPT - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, '')}…`;
}
