/** Calls as a table for spreadsheets. */

/** What a spreadsheet would take for a formula, and run; some of them look past blanks and quotes. */
const FORMULA = /^["'\s]*[=+\-@]|^[\t\r]/;

/** A phone number as it is written: a figure at worst, and joined with other tables by its very digits. */
const PHONE = /^\+\d{3,15}$/;

export type CsvRow = readonly (string | number | null | undefined)[];

/** At the beginning of a file: tells spreadsheets what it is written in. */
export const UTF8_MARK = '\uFEFF';

/** One cell: never a formula, whatever a caller called themselves; quoted where it has to be (RFC 4180). */
export function csvCell(value: string | number | null | undefined): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const safe = FORMULA.test(value) && !PHONE.test(value) ? `'${value}` : value;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Lines end as RFC 4180 has them. */
export const csvLines = (rows: readonly CsvRow[]): string =>
  rows.map((row) => `${row.map(csvCell).join(',')}\r\n`).join('');
