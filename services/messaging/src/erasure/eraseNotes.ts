/** What messaging erases of contacts themselves: what teammates wrote about them, with its files. */
import { inBites, type ErasureStep, type ErasureSubject } from '@ringline/kit/erasure';
import type { Deps, Unit } from '../context.ts';
import { Prisma, type PrismaClient } from '../generated/prisma/client.ts';
import { deleteFiles } from '../teamFiles/attachFiles.ts';
import { keysOf } from './eraseThreads.ts';

/** Notes of a bite: each may have files. */
const NOTES = 100;

/** A condition on `comment n`. Of a person, at each contact that they are or were, before one became a part of the other. */
const chosen = (subject: ErasureSubject): Prisma.Sql =>
  subject.kind === 'PERSON'
    ? Prisma.sql`n.workspace_id = ${subject.workspaceId}::uuid AND n.contact_id IS NOT NULL
        AND (n.contact_id::text = ${subject.contactId} OR n.contact_id IN (
          SELECT id FROM contact_copy WHERE workspace_id = ${subject.workspaceId}::uuid
            AND (match_key = ANY (${keysOf(subject)}::text[]) OR merged_into::text = ${subject.contactId})))`
    : Prisma.sql`n.workspace_id = ${subject.workspaceId}::uuid AND n.contact_id IS NOT NULL
        AND n.created_at <= ${new Date(subject.until)}`;

export const notes = (deps: Pick<Deps, 'storage'>): ErasureStep<PrismaClient> =>
  inBites(
    NOTES,
    async ({ tx }, subject) => {
      const [row] = await tx.$queryRaw<{ count: bigint }[]>`
        SELECT count(*) FROM comment AS n WHERE ${chosen(subject)}`;
      return Number(row?.count ?? 0);
    },
    async (uow, subject, most) => {
      const rows = await uow.tx.$queryRaw<{ id: string }[]>`
        SELECT n.id::text FROM comment AS n WHERE ${chosen(subject)} ORDER BY n.id LIMIT ${most}`;
      return eraseNotes(deps, uow, { workspaceId: uow.workspaceId, id: { in: rows.map(({ id }) => id) } });
    },
  );

/** Files are deleted before their rows. @returns how many are gone */
export async function eraseNotes(deps: Pick<Deps, 'storage'>, uow: Unit, where: Prisma.CommentWhereInput) {
  const found = await uow.tx.comment.findMany({ where, select: { id: true } });
  const ids = found.map(({ id }) => id);
  await deleteFiles(deps, uow, { commentIds: ids });
  return (await uow.tx.comment.deleteMany({ where: { workspaceId: uow.workspaceId, id: { in: ids } } })).count;
}
