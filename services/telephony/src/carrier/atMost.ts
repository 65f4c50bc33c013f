/** Work of which only so much goes on at once. */

/** @returns runs each work in the order in which it came, and resolves or rejects with it */
export function atMost(most: number): (work: () => Promise<void>) => Promise<void> {
  const waiting: (() => void)[] = [];
  let running = 0;
  return async (work) => {
    if (running >= most) await new Promise<void>((begin) => waiting.push(begin));
    else running += 1;
    try {
      await work();
    } finally {
      const next = waiting.shift();
      // Who waited longest takes over the place.
      if (next) next();
      else running -= 1;
    }
  };
}
