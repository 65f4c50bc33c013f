/** Brings the rows of an import into contacts, part by part: each is one transaction, so a kill loses nothing and repeats nothing. */
import type { ImportDeps, Unit } from '../context.ts';
import { checkRow, valuesOf } from './checkRow.ts';
import { findProblems } from './countProblems.ts';
import { fileKey, lockImport, type ContactImport } from './import.ts';
import { CHUNK } from './limits.ts';
import { spellTags, tagsIn } from './rowTags.ts';
import { saveImported } from './saveImported.ts';
import { agrees } from './targets.ts';

type Named = { workspaceId: string; id: string };

/** The job RUN_IMPORT. */
export const runImport =
  (deps: ImportDeps) =>
  async ({ workspaceId, id }: Named): Promise<void> => {
    const work = <Result>(go: (uow: Unit) => Promise<Result>) => deps.db.tenant(workspaceId, go);
    const found = await work(({ tx }) =>
      tx.contactImport.findFirst({ where: { id, workspaceId, state: 'IMPORTING' } }),
    );
    if (!found) return;
    if (found.doneLine === 0)
      for await (const problems of findProblems(work, found)) await work((uow) => mark(uow, id, problems));
    while (await work((uow) => importPart(deps, uow, id)));
    await deps.storage.delete(fileKey(workspaceId, id));
  };

async function mark(
  { tx, workspaceId }: Unit,
  id: string,
  problems: readonly { line: number; reason: string; wins: number }[],
) {
  if (problems.length === 0) return;
  await tx.$executeRaw`
    UPDATE contact_import_row AS r SET reason = p.reason, wins = p.wins
    FROM jsonb_to_recordset(${JSON.stringify(problems)}::jsonb) AS p (line integer, reason text, wins integer)
    WHERE r.workspace_id = ${workspaceId}::uuid AND r.import_id = ${id}::uuid AND r.line = p.line`;
}

/** @returns whether there is more */
async function importPart(deps: ImportDeps, uow: Unit, id: string): Promise<boolean> {
  const { tx, workspaceId } = uow;
  const found = await lockImport(uow, id);
  if (found.state !== 'IMPORTING') return false;
  const rows = await tx.contactImportRow.findMany({
    where: { workspaceId, importId: id, reason: '', line: { gt: found.doneLine } },
    orderBy: { line: 'asc' },
    take: CHUNK,
    select: { line: true, cells: true },
  });
  const last = rows.at(-1);
  if (!last) {
    await finish(deps, uow, found);
    return false;
  }
  const read = rows.flatMap(({ line, cells }) => {
    const { person } = { person: undefined, ...checkRow(cells, found.fields, found.country) };
    const names = tagsIn(valuesOf(cells, found.fields).TAGS ?? '');
    return person ? [{ person, names, line, agreed: agreedIn(cells, found) }] : [];
  });
  const spelled = await spellTags(
    uow,
    read.map(({ names }) => names),
  );
  const people = read.map(({ person, names, line, agreed }) => ({
    ...person,
    line,
    agreed,
    tags: spelled.of(names, found.tags),
  }));
  const { created, updated, joined, tagged, agreed } = await saveImported(deps, uow, found, people);
  await tx.contactImport.update({
    where: { id, workspaceId },
    data: {
      doneLine: last.line,
      leftTags: [...new Set([...found.leftTags, ...spelled.left])],
      doneCount: { increment: rows.length },
      createdCount: { increment: created },
      updatedCount: { increment: updated },
      joinedCount: { increment: joined },
      taggedCount: { increment: tagged },
      agreedCount: { increment: agreed },
    },
  });
  return true;
}

/** The cell that agrees, an empty text where the whole file does; undefined where nothing does. */
export function agreedIn(
  cells: readonly string[],
  { consent, fields }: Pick<ContactImport, 'consent' | 'fields'>,
): string | undefined {
  if (consent !== 'COLUMN') return consent === 'FILE' ? '' : undefined;
  const cell = valuesOf(cells, fields).TEXT_CONSENT ?? '';
  return agrees(cell) ? cell : undefined;
}

async function finish(
  { clock }: ImportDeps,
  { tx, workspaceId }: Unit,
  { id, rowCount, doneCount }: ContactImport,
): Promise<void> {
  const groups = await tx.contactImportRow.groupBy({
    by: ['reason'],
    where: { workspaceId, importId: id, reason: { not: '' } },
    _count: { line: true },
  });
  const problems = Object.fromEntries(groups.map(({ reason, _count }) => [reason, _count.line]));
  const state = doneCount < rowCount ? 'DONE_WITH_ERRORS' : 'DONE';
  await tx.contactImport.update({ where: { id, workspaceId }, data: { state, problems, finishedAt: clock.now() } });
}
