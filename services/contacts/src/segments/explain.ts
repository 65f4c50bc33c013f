import type { Group } from './rule.ts';

export interface Reason {
  /** Its place among the conditions of the rule, as they are read. */
  readonly condition: number;
  readonly holds: boolean;
}

/**
 * Why a person fits a rule, or why not: the conditions that decide it.
 * @param holds of each condition of the rule, as they are read
 */
export function explain(rule: Group, holds: readonly boolean[]): { fits: boolean; reasons: Reason[] } {
  let next = 0;
  const read = (group: Group): Answer => {
    const answers = group.rules.map((one): Answer => {
      if ('group' in one) return read(one.group);
      const condition = next++;
      const answer = holds[condition] ?? false;
      return { fits: answer, reasons: [{ condition, holds: answer }] };
    });
    const fitting = answers.filter(({ fits }) => fits);
    const other = answers.filter(({ fits }) => !fits);
    const fits = { ALL: other.length === 0, ANY: fitting.length > 0, NONE: fitting.length === 0 }[group.match];
    // What decides: those that fit where one is enough, those that do not where one is too many.
    const deciding = group.match === 'ALL' ? (fits ? answers : other) : fitting.length > 0 ? fitting : answers;
    return { fits, reasons: deciding.flatMap(({ reasons }) => reasons) };
  };
  return read(rule);
}

interface Answer {
  readonly fits: boolean;
  readonly reasons: Reason[];
}
