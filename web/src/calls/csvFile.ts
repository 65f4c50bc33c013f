import { csvLines, type CsvRow, UTF8_MARK } from './callsCsv.ts';

/** A table for spreadsheets that is written piece by piece: what was written is the browser's to keep, outside of the page's memory. */
export interface CsvFile {
  readonly write: (rows: readonly CsvRow[]) => void;
  /** @param head stands above all rows, also those that are written already */
  readonly file: (head: CsvRow) => Blob;
}

export function csvFile(): CsvFile {
  const parts: Blob[] = [];
  return {
    write: (rows) => {
      if (rows.length > 0) parts.push(new Blob([csvLines(rows)]));
    },
    file: (head) => new Blob([UTF8_MARK, csvLines([head]), ...parts], { type: 'text/csv;charset=utf-8' }),
  };
}
