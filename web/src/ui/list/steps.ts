/** The rows before and after what is open; undefined where there is none. */
export interface Steps {
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** @param order ids of the rows as they stand @param id what is open */
export function stepsOf(order: readonly string[], id: string | undefined, open: (id: string) => void): Steps {
  const at = id === undefined ? -1 : order.indexOf(id);
  const [before, after] = [order[at - 1], order[at + 1]];
  return {
    previous: at > 0 && before !== undefined ? () => open(before) : undefined,
    next: at !== -1 && after !== undefined ? () => open(after) : undefined,
  };
}
