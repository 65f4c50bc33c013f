/** What a run of faults shows at its end. */

export interface Table {
  readonly title: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly (string | number)[])[];
}

export interface Outcome {
  /** Markdown, printed at the end and kept by `--write`. */
  readonly table: string;
  /** Every count is what it must be. */
  readonly ok: boolean;
  /** What is not, one sentence each. */
  readonly wrong: readonly string[];
}

/** A table as Markdown. */
export function markdown({ title, columns, rows }: Table): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => String(cell).replaceAll('|', '\\|')).join(' | ')} |`;
  return [`### ${title}`, '', line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** Tables with what is wrong below them. */
export function outcome(tables: readonly Table[], wrong: readonly string[] = []): Outcome {
  const problems = wrong.length === 0 ? [] : [wrong.map((one) => `- WRONG: ${one}`).join('\n')];
  return { table: [...tables.map(markdown), ...problems].join('\n\n'), ok: wrong.length === 0, wrong };
}

/** Seconds since a moment of `performance.now()`, with one digit. */
export const secondsSince = (moment: number): number => Math.round((performance.now() - moment) / 100) / 10;

/** The value below which a share of the values lies; 0 for none. */
export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}
