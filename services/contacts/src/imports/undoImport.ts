import { Refusal } from '@ringline/kit/errors';
import type { UndoImportRequest } from '@ringline/proto/contacts/v1/imports_pb';
import type { Actor, ImportDeps, Unit } from '../context.ts';
import { announce } from '../contacts/contact.ts';
import { announceMembers } from '../segments/members.ts';
import { announceList, requireList } from '../lists/list.ts';
import { checkRow } from './checkRow.ts';
import { stateConsent } from './grantTargets.ts';
import { lockImport, type ContactImport } from './import.ts';
import { UNDO_IMPORT } from './jobNames.ts';
import { CHUNK, UNDO_MS } from './limits.ts';
import { agreedIn } from './runImport.ts';

/** Until when an import can be taken back; undefined: it can't, or no longer. */
export function undoUntil(
  { state, finishedAt, createdCount, joinedCount, taggedCount, agreedCount }: ContactImport,
  now: Date,
): Date | undefined {
  const given = createdCount + joinedCount + taggedCount + agreedCount;
  if (!state.startsWith('DONE') || !finishedAt || given === 0) return undefined;
  const until = new Date(finishedAt.getTime() + UNDO_MS);
  return until > now ? until : undefined;
}

/**
 * Takes an import back: a job removes the people it added whom nobody has changed since, and takes list, tags and consent from the
 * others.
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
          message: 'An import can be undone for 24 hours, if it added or changed anyone. Delete the contacts instead.',
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
  const found = await lockImport(uow, importId);
  const rows = await tx.contactImportRow.findMany({
    where: {
      workspaceId,
      importId,
      line: { gt: after },
      OR: [{ createdId: { not: null } }, { contactId: { not: null } }],
    },
    orderBy: { line: 'asc' },
    take: CHUNK,
  });
  const last = rows.at(-1);
  if (!last) return -1;
  const removed = await removeAdded(
    uow,
    rows.flatMap(({ createdId }) => createdId ?? []),
    now,
  );
  await leaveList(uow, found, rows, now);
  await takeTags(
    uow,
    rows.filter(({ contactId }) => contactId !== null && !removed.has(contactId)),
    now,
  );
  const agreed = rows.flatMap(({ cells, agreed: stated }) => {
    const { person } = { person: undefined, ...checkRow(cells, found.fields, found.country) };
    return stated && person ? [{ phoneNumber: person.phoneNumber, cell: agreedIn(cells, found) ?? '' }] : [];
  });
  stateConsent(uow, found, agreed, true);
  // Taken back once: a job that begins again finds nothing more to take.
  await tx.contactImportRow.updateMany({
    where: { workspaceId, importId, line: { in: rows.map(({ line }) => line) } },
    data: { contactId: null, joinedAt: null, tagged: [], agreed: false },
  });
  await tx.contactImport.update({
    where: { id: importId, workspaceId },
    data: { removedCount: { increment: removed.size } },
  });
  return last.line;
}

/** Removes those whom nobody has changed since. @returns their ids */
async function removeAdded(uow: Unit, ids: readonly string[], now: Date): Promise<Set<string>> {
  const { tx, workspaceId } = uow;
  const untouched = await tx.$queryRaw<{ id: string }[]>`
    SELECT id::text FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${[...ids]}::uuid[]) AND version = 1 AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`;
  const removed = await tx.contact.updateManyAndReturn({
    where: { workspaceId, id: { in: untouched.map(({ id }) => id) } },
    data: { deletedAt: now, updatedAt: now, version: { increment: 1 } },
  });
  for (const contact of removed) announce(uow, contact);
  return new Set(removed.map(({ id }) => id));
}

/** Takes those off the list whom the import put there. Who left and came back since came by themselves, and stays. */
async function leaveList(
  uow: Unit,
  { subscriberListId: listId }: ContactImport,
  rows: readonly { readonly contactId: string | null; readonly joinedAt: Date | null }[],
  now: Date,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const joined = rows.filter(({ joinedAt }) => joinedAt !== null);
  if (listId === null || joined.length === 0) return;
  const left = await tx.$queryRaw<{ id: string }[]>`
    UPDATE subscription AS s SET left_at = ${now}
    FROM unnest(${joined.map(({ contactId }) => contactId)}::uuid[], ${joined.map(({ joinedAt }) => joinedAt)}::timestamptz[]) AS n (contact_id, joined_at)
    WHERE s.workspace_id = ${workspaceId}::uuid AND s.list_id = ${listId}::uuid AND s.contact_id = n.contact_id
      AND s.subscribed_at = n.joined_at AND s.left_at IS NULL
    RETURNING s.contact_id::text AS id`;
  const list = await requireList(uow, listId).catch(() => undefined);
  if (!list || left.length === 0) return;
  announceMembers(uow, list, { joined: [], left: left.map(({ id }) => id) });
  announceList(uow, list);
}

async function takeTags(
  uow: Unit,
  rows: readonly { readonly contactId: string | null; readonly tagged: readonly string[] }[],
  now: Date,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const taken = new Map(
    rows.flatMap(({ contactId, tagged }) => (contactId && tagged.length > 0 ? [[contactId, tagged] as const] : [])),
  );
  const locked = await tx.$queryRaw<{ id: string; tags: string[] }[]>`
    SELECT id::text, tags FROM contact WHERE workspace_id = ${workspaceId}::uuid AND id = ANY (${[...taken.keys()]}::uuid[]) AND deleted_at IS NULL
    ORDER BY id FOR UPDATE`;
  for (const { id, tags } of locked) {
    const kept = tags.filter((tag) => !taken.get(id)?.includes(tag));
    if (kept.length === tags.length) continue;
    const data = { tags: kept, updatedAt: now, version: { increment: 1 } };
    announce(uow, await tx.contact.update({ where: { id, workspaceId }, data }));
  }
}
