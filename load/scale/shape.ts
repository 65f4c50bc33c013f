/** How much lies in the databases of the scale runs: one large workspace, one small, and eighteen others around them. */

/** What is filled in of one workspace. */
export interface Amounts {
  readonly threads: number;
  /** Items of a usual thread. */
  readonly itemsPerThread: number;
  /** So many threads have `heavyItems` instead. */
  readonly heavyThreads: number;
  readonly heavyItems: number;
  readonly contacts: number;
  /** Calls of telephony, whose own rows are more than those that stand in timelines. */
  readonly calls: number;
}

export interface Shape {
  readonly large: Amounts;
  readonly small: Amounts;
  readonly others: readonly Amounts[];
}

const LARGE: Amounts = {
  threads: 50_000,
  itemsPerThread: 16,
  heavyThreads: 20,
  heavyItems: 10_000,
  contacts: 200_000,
  calls: 300_000,
};
const SMALL: Amounts = {
  threads: 1_000,
  itemsPerThread: 20,
  heavyThreads: 0,
  heavyItems: 0,
  contacts: 1_000,
  calls: 6_000,
};
const OTHER: Amounts = {
  threads: 52_000,
  itemsPerThread: 2,
  heavyThreads: 0,
  heavyItems: 0,
  contacts: 44_400,
  calls: 94_000,
};
const OTHERS = 18;

function scaled(amounts: Amounts, share: number): Amounts {
  const part = (count: number) => Math.max(Math.round(count * share), 1);
  return {
    ...amounts,
    threads: part(amounts.threads),
    heavyItems: part(amounts.heavyItems),
    contacts: part(amounts.contacts),
    calls: part(amounts.calls),
  };
}

/** A million conversations, or a share of them: 1, 0.1, … */
export const shapeOf = (share: number): Shape => ({
  large: scaled(LARGE, share),
  small: scaled(SMALL, share),
  others: Array.from({ length: OTHERS }, () => scaled(OTHER, share)),
});

/** What a test has time for: a workspace that a scan is seen in, and neighbors enough that one over all of them is. */
export const SHORT: Shape = {
  large: scaled(LARGE, 0.1),
  small: scaled(SMALL, 0.1),
  others: Array.from({ length: OTHERS }, () => scaled(OTHER, 0.01)),
};
