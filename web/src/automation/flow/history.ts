/** What was, what is, and what was taken back, of anything that never changes in place. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly now: Value;
  readonly future: readonly Value[];
  /** What the last change was about: the next one about the same is part of it, so that undo takes back a word and not a letter. */
  readonly about: string | undefined;
}

/** Steps that can be taken back. */
const MOST = 100;

export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [], about: undefined });

/** @param about names a field while it is typed into; undefined: the change stands for itself */
export function changed<Value>(history: History<Value>, now: Value, about?: string): History<Value> {
  if (Object.is(now, history.now)) return history;
  const goesOn = about !== undefined && about === history.about;
  return { past: goesOn ? history.past : [...history.past, history.now].slice(-MOST), now, future: [], about };
}

/** What comes next stands for itself, also where it is about the same: what was published can be come back to. */
export const settled = <Value>(history: History<Value>): History<Value> => ({ ...history, about: undefined });

export function undone<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  const { past, now, future } = history;
  return { past: past.slice(0, -1), now: before, future: [now, ...future], about: undefined };
}

export function redone<Value>(history: History<Value>): History<Value> {
  const [after, ...future] = history.future;
  if (after === undefined) return history;
  return { past: [...history.past, history.now], now: after, future, about: undefined };
}
