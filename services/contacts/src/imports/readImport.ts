/** Reads an import's file, or Google account, into rows of the database: what is shown, counted and imported afterwards comes from there. */
import type { Readable } from 'node:stream';
import type { ImportDeps, Unit } from '../context.ts';
import { countProblems } from './countProblems.ts';
import { hasRequiredColumns, recognize } from './columns.ts';
import type { Encoding } from './file/encoding.ts';
import { FileProblem, type Failure } from './file/fileProblem.ts';
import { openTable, type Table } from './file/openTable.ts';
import type { FileRow } from './file/row.ts';
import type { Separator } from './file/separator.ts';
import { fileKey, lockImport } from './import.ts';
import { CHUNK, MOST_ROWS } from './limits.ts';
import { beginImport } from './startImport.ts';

/** @throws FileProblem, here or while its rows are read */
export type OpenAccount = (grant: string, mostRows: number) => Promise<Table>;

/**
 * The job READ_IMPORT. A kill in the middle reads the file from its beginning.
 * @param openAccount opens what a grant leads to
 * @param mostRows of a file
 */
export const readImport =
  (deps: ImportDeps, openAccount: OpenAccount, mostRows = MOST_ROWS) =>
  async ({ workspaceId, id }: { workspaceId: string; id: string }): Promise<void> => {
    const { db, storage } = deps;
    const work = <Result>(go: (uow: Unit) => Promise<Result>) => db.tenant(workspaceId, go);
    const found = await work(async (uow) => {
      const { state, encoding, separator, googleGrant } = await lockImport(uow, id).catch(() => ({
        state: '',
        encoding: '',
        separator: '',
        googleGrant: '',
      }));
      if (state !== 'QUEUED' && state !== 'READING') return undefined;
      await uow.tx.contactImportRow.deleteMany({ where: { workspaceId, importId: id } });
      await uow.tx.contactImport.update({ where: { id, workspaceId }, data: { state: 'READING' } });
      return { encoding, separator, googleGrant };
    });
    if (!found) return;
    try {
      const table = found.googleGrant
        ? await openAccount(found.googleGrant, mostRows)
        : await openTable(open, { mostRows }, hintsOf(found));
      const rows = await keepRows(work, id, table);
      const { fields, country, review } = await work((uow) => keepTable(uow, id, table, rows));
      const ready = hasRequiredColumns(fields);
      if (!review && !ready) throw new FileProblem('HEADERS_MISSING');
      const { preview, ...counted } = await countProblems(work, { id, fields, country });
      await work(async (uow) => {
        const { state } = await lockImport(uow, id);
        if (state !== 'READING') return;
        const counts = { ...counted, preview: preview.map((row) => ({ ...row, cells: [...row.cells] })) };
        const read = await uow.tx.contactImport.update({
          where: { id, workspaceId },
          data: { ...counts, googleGrant: '', state: 'VALIDATING' },
        });
        if (!review) await beginImport(deps, uow, read, { duplicateRule: 'UPDATE_EMPTY' });
      });
    } catch (error) {
      if (!(error instanceof FileProblem)) throw error;
      await fail(error.failure);
    }

    async function open(): Promise<Readable> {
      const file = await storage.get(fileKey(workspaceId, id));
      if (!file) throw new FileProblem('UNREADABLE');
      return file.body;
    }
    async function fail(failure: Failure): Promise<void> {
      await work(async ({ tx }) => {
        await tx.contactImportRow.deleteMany({ where: { workspaceId, importId: id } });
        const now = deps.clock.now();
        await tx.contactImport.updateMany({
          where: { id, workspaceId },
          data: { state: 'FAILED', failure, googleGrant: '', finishedAt: now },
        });
      });
      await storage.delete(fileKey(workspaceId, id));
    }
  };

type Work = <Result>(go: (uow: Unit) => Promise<Result>) => Promise<Result>;

/** @returns how many there are */
async function keepRows(work: Work, importId: string, { rows }: Table): Promise<number> {
  let batch: FileRow[] = [];
  let count = 0;
  const keep = async () => {
    const data = batch;
    batch = [];
    count += data.length;
    await work(({ tx, workspaceId }) =>
      tx.contactImportRow.createMany({
        data: data.map(({ line, cells }) => ({ workspaceId, importId, line, cells: [...cells] })),
      }),
    );
  };
  for await (const row of rows) {
    batch.push(row);
    if (batch.length === CHUNK) await keep();
  }
  if (batch.length > 0) await keep();
  return count;
}

async function keepTable({ tx, workspaceId }: Unit, id: string, table: Table, rowCount: number) {
  if (rowCount === 0) throw new FileProblem('EMPTY');
  const { encoding, separator, headers } = table;
  return tx.contactImport.update({
    where: { id, workspaceId },
    data: { encoding, separator, headers: [...headers], fields: recognize(headers), rowCount },
  });
}

const hintsOf = ({ encoding, separator }: { encoding: string; separator: string }) => ({
  encoding: (encoding || undefined) as Encoding | undefined,
  separator: (separator || undefined) as Separator | undefined,
});
