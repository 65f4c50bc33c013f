/** Goes through all rows of an import and writes nothing: what would be imported, and what would not, and why. */
import type { Unit } from '../context.ts';
import { checkRow, type Reason, valuesOf } from './checkRow.ts';
import type { FileRow } from './file/row.ts';
import type { ContactImport } from './import.ts';
import { PREVIEW } from './limits.ts';
import { rowsOf } from './rows.ts';
import { agrees } from './targets.ts';

export interface RowProblem {
  readonly line: number;
  readonly reason: Reason;
  /** The row that has the same number, and wins; 0: none. */
  readonly wins: number;
}

/** A row as it is shown before the import begins; reason is empty where it can be imported. */
export interface PreviewRow {
  readonly line: number;
  readonly cells: readonly string[];
  readonly reason: Reason | '';
  readonly wins: number;
}

export interface Counted {
  readonly problems: Partial<Record<Reason, number>>;
  /** People in the file who are contacts already. */
  readonly existing: number;
  /** People whose cell of the consent's column agrees; of two rows of one person the last counts. */
  readonly agreeing: number;
  /** People in the file who opted out. */
  readonly optedOut: number;
  readonly preview: readonly PreviewRow[];
}

export type Work = <Result>(work: (uow: Unit) => Promise<Result>) => Promise<Result>;
type Columns = Pick<ContactImport, 'id' | 'fields' | 'country'>;

export async function countProblems(work: Work, columns: Columns): Promise<Counted> {
  const problems: Partial<Record<Reason, number>> = {};
  const lines = new Map<string, number>();
  const first: FileRow[] = [];
  const agreeing = new Set<string>();
  let existing = 0;
  let optedOut = 0;
  const add = (reason: Reason) => {
    problems[reason] = (problems[reason] ?? 0) + 1;
  };
  for await (const rows of rowsOf(work, columns.id)) {
    first.push(...rows.slice(0, PREVIEW - first.length));
    const fresh: string[] = [];
    for (const { line, cells } of rows) {
      const checked = checkRow(cells, columns.fields, columns.country);
      if (checked.reason) {
        add(checked.reason);
        continue;
      }
      const { matchKey } = checked.person;
      if (lines.has(matchKey)) add('DUPLICATE_IN_FILE');
      else fresh.push(matchKey);
      lines.set(matchKey, line);
      if (agrees(valuesOf(cells, columns.fields).TEXT_CONSENT ?? '')) agreeing.add(matchKey);
      else agreeing.delete(matchKey);
    }
    existing += await work(({ tx, workspaceId }) =>
      tx.contact.count({ where: { workspaceId, deletedAt: null, isLead: false, matchKey: { in: fresh } } }),
    );
    optedOut += await work(({ tx, workspaceId }) =>
      tx.contactConsent.count({ where: { workspaceId, state: 'UNSUBSCRIBED', matchKey: { in: fresh } } }),
    );
  }
  const preview = first.map((row): PreviewRow => ({ ...row, reason: '', wins: 0, ...problemOf(row, columns, lines) }));
  return { problems, existing, agreeing: agreeing.size, optedOut, preview };
}

/** Rows that are not imported: what is wrong with them, and those whose number comes again, of which the last wins. */
export async function* findProblems(work: Work, columns: Columns): AsyncGenerator<RowProblem[]> {
  const lines = new Map<string, number>();
  for await (const rows of rowsOf(work, columns.id))
    for (const { line, cells } of rows) {
      const { person } = { person: undefined, ...checkRow(cells, columns.fields, columns.country) };
      if (person) lines.set(person.matchKey, line);
    }
  for await (const rows of rowsOf(work, columns.id)) yield rows.flatMap((row) => problemOf(row, columns, lines) ?? []);
}

function problemOf(
  { line, cells }: FileRow,
  { fields, country }: Columns,
  lines: ReadonlyMap<string, number>,
): RowProblem | undefined {
  const checked = checkRow(cells, fields, country);
  if (checked.reason) return { line, reason: checked.reason, wins: 0 };
  const wins = lines.get(checked.person.matchKey) ?? line;
  return wins === line ? undefined : { line, reason: 'DUPLICATE_IN_FILE', wins };
}
