export interface FileRow {
  /** As a spreadsheet counts: the header is row 1. */
  readonly line: number;
  readonly cells: readonly string[];
}
