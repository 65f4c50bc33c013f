import type { Unit } from '../context.ts';
import type { FileRow } from './file/row.ts';
import { CHUNK } from './limits.ts';

/** The rows of an import in the order of its file, a bounded number at a time. */
export async function* rowsOf(
  read: <Rows>(work: (uow: Unit) => Promise<Rows>) => Promise<Rows>,
  importId: string,
): AsyncGenerator<FileRow[]> {
  for (let after = 0; ;) {
    const rows = await read(({ tx, workspaceId }) =>
      tx.contactImportRow.findMany({
        where: { workspaceId, importId, line: { gt: after } },
        orderBy: { line: 'asc' },
        take: CHUNK * 2,
        select: { line: true, cells: true },
      }),
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.line;
  }
}
