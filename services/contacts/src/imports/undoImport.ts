import { Refusal } from '@ringline/kit/errors';
import type { UndoImportRequest } from '@ringline/proto/contacts/v1/imports_pb';
import type { Actor, ImportDeps, Unit } from '../context.ts';
import { announce } from '../contacts/contact.ts';
import { lockImport, type ContactImport } from './import.ts';
import { UNDO_IMPORT } from './jobNames.ts';
import { CHUNK, UNDO_MS } from './limits.ts';

/** Until when an import can be taken back; undefined: it can't, or no longer. */
export function undoUntil({ state, finishedAt, createdCount }: ContactImport, now: Date): Date | undefined {
  if (!state.startsWith('DONE') || !finishedAt || createdCount === 0) return undefined;
  const until = new Date(finishedAt.getTime() + UNDO_MS);
  return until > now ? until : undefined;
}

/**
 * Takes an import back: a job removes the people it added whom nobody has changed since.
 * @throws Refusal NOT_FOUND, GONE after 24 hours, INVALID_TRANSITION while it runs
 */
export const undoImport =
  ({ db, clock, jobs }: ImportDeps) =>
  ({ id }: Pick<UndoImportRequest, 'id'>, { workspaceId }: Actor): Promise<ContactImport> =>
    db.tenant(workspaceId, async (uow) => {
      const found = await lockImport(uow, id);
      if (found.state === 'UNDONE') return found;
      if (!found.state.startsWith('DONE'))
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: 'This import is not done, so there is nothing to undo yet.',
          why: { check: 'import-state', required: 'DONE', current: found.state },
        });
      if (!undoUntil(found, clock.now()))
        throw new Refusal({
          code: 'GONE',
          message: 'An import can be undone for 24 hours, if it added anyone. Delete the contacts instead.',
        });
      await jobs.enqueue(uow, UNDO_IMPORT, { workspaceId, id });
      return uow.tx.contactImport.update({ where: { id, workspaceId }, data: { state: 'UNDONE' } });
    });

/** The job UNDO_IMPORT, part by part. */
export const removeImported =
  ({ db, clock }: Pick<ImportDeps, 'db' | 'clock'>) =>
  async ({ workspaceId, id }: { workspaceId: string; id: string }): Promise<void> => {
    let after = 0;
    while (after >= 0) after = await db.tenant(workspaceId, (uow) => removePart(uow, id, after, clock.now()));
    await db.tenant(workspaceId, ({ tx }) =>
      tx.contactImport.updateMany({ where: { id, workspaceId, undoneAt: null }, data: { undoneAt: clock.now() } }),
    );
  };

/** @returns the last row of the part; -1: there was none */
async function removePart(uow: Unit, importId: string, after: number, now: Date): Promise<number> {
  const { tx, workspaceId } = uow;
  const rows = await tx.contactImportRow.findMany({
    where: { workspaceId, importId, createdId: { not: null }, line: { gt: after } },
    orderBy: { line: 'asc' },
    take: CHUNK,
    select: { line: true, createdId: true },
  });
  const ids = rows.flatMap(({ createdId }) => createdId ?? []);
  const untouched = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${ids}::uuid[]) AND version = 1 AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`;
  const removed = await tx.contact.updateManyAndReturn({
    where: { workspaceId, id: { in: untouched.map(({ id }) => id) } },
    data: { deletedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  for (const contact of removed) announce(uow, contact);
  await tx.contactImport.update({
    where: { id: importId, workspaceId },
    data: { removedCount: { increment: removed.length } },
  });
  return rows.at(-1)?.line ?? -1;
}
