import type { Principal } from '@ringline/kit/auth';
import { invalid, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import { MOST_TEAM_FILES, type TeamFile } from './teamFile.ts';

/** What files are sent with: one of the two. */
export type FileOwner = { readonly commentId: string } | { readonly messageId: string };

/** @throws Refusal VALIDATION_FAILED */
function assertIds(ids: readonly string[]): void {
  if (!ids.every(isUuid)) throw invalid('mediaIds', 'A file is named by the id that its upload answered with.');
  if (ids.length > MOST_TEAM_FILES || new Set(ids).size < ids.length)
    throw invalid('mediaIds', `Attach up to ${MOST_TEAM_FILES} files, each once.`);
}

/** What the writer uploaded and did not send yet, in the order of the ids. @throws Refusal VALIDATION_FAILED or GONE */
export async function filesToAttach(
  { tx, workspaceId }: Unit,
  ids: readonly string[],
  { userId }: Pick<Principal, 'userId'>,
): Promise<TeamFile[]> {
  assertIds(ids);
  if (ids.length === 0) return [];
  const waiting = { workspaceId, uploaderId: userId, commentId: null, messageId: null };
  const found = await tx.teamFile.findMany({ where: { ...waiting, id: { in: [...ids] } } });
  const byId = new Map(found.map((file) => [file.id, file]));
  return ids.map((id) => byId.get(id) ?? gone());
}

/** Gives files to what they are sent with; each belongs to one thing alone. @throws Refusal GONE */
export async function attachFiles(
  { tx, workspaceId }: Unit,
  owner: FileOwner,
  files: readonly TeamFile[],
): Promise<void> {
  for (const [position, { id }] of files.entries()) {
    const { count } = await tx.teamFile.updateMany({
      where: { id, workspaceId, commentId: null, messageId: null },
      data: { ...owner, position },
    });
    if (count === 0) gone();
  }
}

/**
 * The files that something is to have after it was edited: those that it keeps, and new ones of its writer. What it loses is gone.
 * @throws Refusal VALIDATION_FAILED or GONE
 */
export async function changeFiles(
  { storage }: Pick<Deps, 'storage'>,
  uow: Unit,
  owner: FileOwner,
  ids: readonly string[],
  principal: Pick<Principal, 'userId'>,
): Promise<TeamFile[]> {
  assertIds(ids);
  const { tx, workspaceId } = uow;
  const present = await tx.teamFile.findMany({ where: { workspaceId, ...owner } });
  const kept = new Map(present.map((file) => [file.id, file]));
  const added = await filesToAttach(
    uow,
    ids.filter((id) => !kept.has(id)),
    principal,
  );
  await attachFiles(uow, owner, added);
  for (const [position, id] of ids.entries())
    await tx.teamFile.updateMany({ where: { id, workspaceId }, data: { position } });
  const lost = present.filter(({ id }) => !ids.includes(id));
  await tx.teamFile.deleteMany({ where: { workspaceId, id: { in: lost.map(({ id }) => id) } } });
  for (const { storageKey } of lost) await storage.delete(storageKey);
  const all = new Map([...present, ...added].map((file) => [file.id, file]));
  return ids.flatMap((id) => all.get(id) ?? []);
}

/** Deletes the files of what is about to be removed; their rows go with it. */
export async function deleteFiles(
  { storage }: Pick<Deps, 'storage'>,
  { tx, workspaceId }: Unit,
  of: { readonly commentIds: readonly string[] } | { readonly messageIds: readonly string[] },
): Promise<void> {
  const where =
    'commentIds' in of ? { commentId: { in: [...of.commentIds] } } : { messageId: { in: [...of.messageIds] } };
  const files = await tx.teamFile.findMany({ where: { workspaceId, ...where }, select: { storageKey: true } });
  for (const { storageKey } of files) await storage.delete(storageKey);
}

function gone(): never {
  throw new Refusal({
    code: 'GONE',
    field: 'mediaIds',
    message: 'This file is no longer here: it waits for a day. Add it again.',
  });
}
