/** What is brought into sight on the canvas, and how. */

/** From one edge to the other, in pixels. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

/** Between what is shown and the edge. */
const AIR = 24;
/** More pieces than that were not added in one step: another draft is shown, which begins where it begins. */
const MOST_NEW = 4;

/** The pieces that have been added since; empty where it is another flow. */
export function newIn(before: ReadonlySet<string>, now: readonly string[]): readonly string[] {
  const fresh = now.filter((key) => !before.has(key));
  return fresh.length > MOST_NEW ? [] : fresh;
}

/** From the first edge of all to the last. */
export const spanOf = (spans: readonly Span[]): Span => ({
  from: Math.min(...spans.map(({ from }) => from)),
  to: Math.max(...spans.map(({ to }) => to)),
});

/**
 * How far the view has to move, in pixels; 0: it is in sight.
 * @returns undefined where it is larger than the view
 */
export function moveTo(wanted: Span, view: Span): number | undefined {
  const [from, to] = [wanted.from - AIR, wanted.to + AIR];
  if (to - from > view.to - view.from) return undefined;
  return from < view.from ? from - view.from : Math.max(0, to - view.to);
}
