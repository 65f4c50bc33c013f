/** What a windowed list draws: some entries, and between them gaps as high as those that it leaves out. */
export type Drawn = { readonly gap: false; readonly index: number } | { readonly gap: true; readonly height: number };

/** An entry as it is placed. */
export interface Placed {
  readonly index: number;
  readonly start: number;
  readonly end: number;
}

/** Differences of rounding are no gap; pixels. */
const ROUNDING = 0.5;

/** @param placed what is drawn, in order @param from where the list begins @param to where it ends */
export function withGaps(placed: readonly Placed[], from: number, to: number): Drawn[] {
  const drawn: Drawn[] = [];
  let at = from;
  for (const { index, start, end } of placed) {
    if (start - at > ROUNDING) drawn.push({ gap: true, height: start - at });
    drawn.push({ gap: false, index });
    at = end;
  }
  if (to - at > ROUNDING) drawn.push({ gap: true, height: to - at });
  return drawn;
}

/** The window's entries and those that stay drawn wherever it is, in order. @param kept may name entries that are not there */
export function drawnIndexes(window: readonly number[], kept: readonly number[], count: number): number[] {
  const all = new Set(window);
  for (const index of kept) if (index >= 0 && index < count) all.add(index);
  return [...all].toSorted((one, other) => one - other);
}
