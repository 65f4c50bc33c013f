/** A thread that opens one workbook: what a hostile file does to its memory and time ends with it. */
import { parentPort, workerData } from 'node:worker_threads';
import { read, set_cptable, type CellObject } from '@e965/xlsx';
import type { Answer, Task } from './readSheet.ts';

/** Rows of an answer. */
const BATCH = 1_000;
/** The first letter of a ZIP file, as workbooks of today are. */
const ZIP = 0x50;
const { bytes, mostRows, mostColumns } = workerData as Task;
// Workbooks of before 1997 are written in the code page of their machine.
if (bytes[0] !== ZIP) set_cptable(await import('@e965/xlsx/dist/cpexcel.full.mjs'));

function open(): CellObject[][] | string {
  try {
    const book = read(bytes, {
      type: 'array',
      dense: true,
      sheets: 0,
      sheetRows: mostRows,
      cellFormula: false,
      cellHTML: false,
      cellText: true,
      bookVBA: false,
    });
    const [first = ''] = book.SheetNames;
    const data = (book.Sheets[first] as { '!data'?: CellObject[][] } | undefined)?.['!data'];
    return data ?? [];
  } catch (error) {
    return /password|encrypt/i.test(error instanceof Error ? error.message : '') ? 'PASSWORD_PROTECTED' : 'UNREADABLE';
  }
}

/** What a person reads in the cell, but whole numbers with all their digits: a phone is shown as 4.47911E+11. */
function textOf(cell: CellObject | undefined): string {
  if (!cell || cell.v === undefined || cell.t === 'z') return '';
  if (cell.t === 'n' && Number.isSafeInteger(cell.v) && /^[\d.,E+-]*$/.test(cell.w ?? '')) return String(cell.v);
  return (cell.w ?? String(cell.v)).replaceAll('\0', '');
}

const opened = open();
let next = 0;
parentPort?.on('message', () => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- only windows have one; this is a thread
  const post = (answer: Answer) => parentPort?.postMessage(answer);
  if (typeof opened === 'string') return post({ failure: opened });
  if (next >= opened.length) return post({ rows: [] });
  const rows: { line: number; cells: string[] }[] = [];
  for (const end = Math.min(opened.length, next + BATCH); next < end; next += 1) {
    const cells = opened[next] ?? [];
    rows.push({ line: next + 1, cells: Array.from(cells.slice(0, mostColumns), textOf) });
  }
  post({ rows });
});
