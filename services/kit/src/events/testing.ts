/** Looks at what a consumer saw and says what is wrong with it: the judge of the event path's tests. */
export interface Seen {
  readonly key: string;
  readonly version: number;
}

export interface Verdict {
  readonly lost: number;
  readonly doubled: number;
  readonly outOfOrder: number;
}

/**
 * @param committed the last version of each key that was committed; versions begin at 1 and rise by 1
 * @param seen what the consumer's effects say, in the order in which they were made
 */
export function judge(committed: ReadonlyMap<string, number>, seen: readonly Seen[]): Verdict {
  const counts = new Map<string, number>();
  const latest = new Map<string, number>();
  let outOfOrder = 0;
  for (const { key, version } of seen) {
    const id = `${key}#${version}`;
    counts.set(id, (counts.get(id) ?? 0) + 1);
    if (version !== (latest.get(key) ?? 0) + 1) outOfOrder += 1;
    latest.set(key, version);
  }
  let lost = 0;
  for (const [key, last] of committed) {
    for (let version = 1; version <= last; version += 1) if (!counts.has(`${key}#${version}`)) lost += 1;
  }
  const doubled = [...counts.values()].filter((count) => count > 1).length;
  return { lost, doubled, outOfOrder };
}
