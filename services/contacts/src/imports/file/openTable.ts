/** A file that somebody has uploaded, as rows: what it is, is told by its bytes, not by its name. */
import { buffer } from 'node:stream/consumers';
import type { Readable } from 'node:stream';
import { readSheet } from '../sheet/readSheet.ts';
import { decoded, detectEncoding, type Encoding } from './encoding.ts';
import { FileProblem } from './fileProblem.ts';
import { readText } from './readText.ts';
import type { FileRow } from './row.ts';
import { declaredSeparator, detectSeparator, type Separator } from './separator.ts';
import { refuseBomb } from './zip.ts';

export interface Table {
  /** Of a text; empty for a workbook. */
  readonly encoding: Encoding | '';
  readonly separator: Separator | '';
  /** The first row that is not blank. */
  readonly headers: readonly string[];
  /** What follows it, without blank rows, each as wide as the header. */
  readonly rows: AsyncIterable<FileRow>;
}

export interface Limits {
  readonly mostRows: number;
}
/** What a person says of the file, if they do. */
export interface Hints {
  readonly encoding?: Encoding | undefined;
  readonly separator?: Separator | undefined;
}

const MOST_COLUMNS = 100;
/** Letters of a cell that are kept: more than any field takes. */
const LONGEST_CELL = 1_000;
/** Letters by which the separator is found. */
const SAMPLE = 64 * 1024;

/**
 * Opens a file as a table.
 * @param open reads it from its beginning, as often as it is asked
 * @throws FileProblem, here or while its rows are read
 */
export async function openTable(open: () => Promise<Readable>, limits: Limits, hints: Hints = {}): Promise<Table> {
  const head = await beginningOf(open, SAMPLE);
  if (head.length === 0) throw new FileProblem('EMPTY');
  if (isWorkbook(head)) {
    const bytes = await buffer(await open());
    if (isZip(head)) refuseBomb(bytes);
    const rows = readSheet({ bytes, mostRows: limits.mostRows + 3, mostColumns: MOST_COLUMNS + 1 });
    return { encoding: '', separator: '', ...(await withHeader(rows, limits)) };
  }
  if (head.subarray(0, 5).toString('latin1') === '%PDF-') throw new FileProblem('UNREADABLE');
  const encoding = hints.encoding ?? (await detectEncoding(await open()));
  const sample = await textOf(decoded(asChunks(head), encoding));
  const separator = hints.separator ?? declaredSeparator(sample)?.separator ?? detectSeparator(sample);
  const rows = readText(await open(), encoding, separator);
  return { encoding, separator, ...(await withHeader(rows, limits)) };
}

async function withHeader(
  rows: AsyncGenerator<FileRow>,
  { mostRows }: Limits,
): Promise<Pick<Table, 'headers' | 'rows'>> {
  for (;;) {
    const { value, done } = await rows.next();
    if (done) throw new FileProblem('EMPTY');
    const headers = withoutBlankEnd(value.cells.slice(0, MOST_COLUMNS + 1).map((cell) => cell.trim()));
    if (headers.length === 0) continue;
    if (headers.length > MOST_COLUMNS || withoutBlankEnd(value.cells).length > MOST_COLUMNS) {
      await rows.return(undefined);
      throw new FileProblem('TOO_MANY_COLUMNS');
    }
    return { headers, rows: following(rows, headers.length, mostRows) };
  }
}

async function* following(rows: AsyncGenerator<FileRow>, width: number, mostRows: number): AsyncGenerator<FileRow> {
  let count = 0;
  for await (const { line, cells } of rows) {
    const shown = Array.from({ length: width }, (_, index) => (cells[index] ?? '').trim().slice(0, LONGEST_CELL));
    if (shown.every((cell) => cell === '')) continue;
    count += 1;
    if (count > mostRows) throw new FileProblem('TOO_MANY_ROWS');
    yield { line, cells: shown };
  }
}

function withoutBlankEnd(cells: readonly string[]): readonly string[] {
  let end = cells.length;
  while (end > 0 && cells[end - 1]?.trim() === '') end -= 1;
  return cells.slice(0, end);
}

const isZip = (head: Buffer): boolean => head.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004';
/** Workbooks of 1997 to 2003, of before, and pages that call themselves one, as old programs write them. */
function isWorkbook(head: Buffer): boolean {
  const begins = head.subarray(0, 8).toString('hex');
  const old = begins === 'd0cf11e0a1b11ae1' || /^09(?:00|02|04|08)[0-9a-f]{2}00/.test(begins);
  return isZip(head) || old || /^(?:\ufeff|\s)*<(?:html|table|\?xml|!doctype)/i.test(head.toString('utf8', 0, 512));
}

async function beginningOf(open: () => Promise<Readable>, length: number): Promise<Buffer> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of await open()) {
    parts.push(chunk as Buffer);
    size += (chunk as Buffer).length;
    if (size >= length) break;
  }
  return Buffer.concat(parts).subarray(0, length);
}

// oxlint-disable-next-line require-await -- what reads a file takes it as it comes
async function* asChunks(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

async function textOf(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) text += piece;
  return text;
}
