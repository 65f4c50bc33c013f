import type { GoogleDeps } from '../context.ts';
import { FileProblem } from '../imports/file/fileProblem.ts';
import type { FileRow } from '../imports/file/row.ts';
import type { Table } from '../imports/file/openTable.ts';
import { HEADERS, rowOf } from './person.ts';
import { peopleApi } from './provider.ts';

/** The header is row 1, as in a file. */
const FIRST_LINE = 2;

/**
 * Opens a Google account as a table.
 * @param wait between two attempts, in milliseconds
 * @throws FileProblem, here or while its rows are read
 */
export const openPeople =
  ({ env, secrets }: Pick<GoogleDeps, 'env' | 'secrets'>, wait?: (ms: number) => Promise<unknown>) =>
  async (grant: string, mostRows: number): Promise<Table> => {
    const api = peopleApi(env, secrets.open(grant), wait);
    const labels = await api.labels();
    async function* rows(): AsyncGenerator<FileRow> {
      let line = FIRST_LINE;
      for await (const page of api.people())
        for (const person of page) {
          const cells = rowOf(person, labels);
          if (cells === undefined) continue;
          if (line >= FIRST_LINE + mostRows) throw new FileProblem('TOO_MANY_ROWS');
          yield { line, cells };
          line += 1;
        }
    }
    return { encoding: '', separator: '', headers: HEADERS, rows: rows() };
  };
