import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { Encoding } from './encoding.ts';
import { decoded } from './encoding.ts';
import { FileProblem } from './fileProblem.ts';
import type { FileRow } from './row.ts';
import { declaredSeparator, type Separator } from './separator.ts';

/** Letters of one row: beyond them a quote was never closed. */
const LONGEST_ROW = 2_000_000;

/** The rows of a text, as a spreadsheet counts them: the header is row 1. @throws FileProblem QUOTE_NOT_CLOSED, UNREADABLE */
export async function* readText(
  bytes: AsyncIterable<Uint8Array>,
  encoding: Encoding,
  separator: Separator,
): AsyncGenerator<FileRow> {
  const parser = parse({
    delimiter: separator,
    relax_quotes: true,
    relax_column_count: true,
    max_record_size: LONGEST_ROW,
  });
  const text = Readable.from(withoutDeclaration(decoded(bytes, encoding)));
  // pipe() passes on no errors; the parser's own end the loop below.
  text.on('error', (error) => parser.destroy(error)).pipe(parser);
  let line = 0;
  try {
    for await (const cells of parser as AsyncIterable<string[]>) {
      line += 1;
      yield { line, cells };
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isQuote = error.code === 'CSV_QUOTE_NOT_CLOSED' || error.code === 'CSV_MAX_RECORD_SIZE';
    throw new FileProblem(isQuote ? 'QUOTE_NOT_CLOSED' : 'UNREADABLE', { cause: error });
  } finally {
    text.destroy();
  }
}

async function* withoutDeclaration(text: AsyncIterable<string>): AsyncGenerator<string> {
  let first = '';
  let begun = false;
  for await (const piece of text) {
    if (begun) {
      yield piece;
      continue;
    }
    first += piece;
    if (first.length < 8) continue;
    begun = true;
    yield first.slice(declaredSeparator(first)?.length ?? 0);
  }
  if (!begun) yield first;
}
