/** Chance that comes again: the same seed gives the same run, as far as the machine lets it. */
export interface Chance {
  /** A whole number, both ends included. */
  between(least: number, most: number): number;
  of<T>(choices: readonly T[]): T;
}

/** @param seed any whole number (mulberry32) */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    of<T>(choices: readonly T[]) {
      return choices[between(0, choices.length - 1)] as T;
    },
  };
}
