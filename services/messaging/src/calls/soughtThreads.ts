/** Conversations whose calls a search of the history means. */
import type { Unit } from '../context.ts';
import { Prisma } from '../generated/prisma/client.ts';
import { searchThreads } from '../search/searchThreads.ts';

/** So many are read by themselves; of more the history is read in its order, where calls of one of them come soon. */
const FEW = 500;

export interface SoughtThreads {
  /** What the threads have in common, of `thread t`. */
  readonly condition: Prisma.Sql;
  /** All of them; undefined: more than a few. */
  readonly ids: readonly string[] | undefined;
  /** More may fit the text than are looked through. */
  readonly isCut: boolean;
}

/** @returns undefined where nothing is sought. A text that is part of no number and of nobody's name fits no call. */
export async function soughtThreads(
  tx: Unit['tx'],
  workspaceId: string,
  { contactId, text, contactIds }: { contactId: string; text: string; contactIds: readonly string[] },
): Promise<SoughtThreads | undefined> {
  if (contactId === '' && text.trim() === '') return undefined;
  const named = text.trim() === '' ? undefined : await searchThreads({ tx }, text, contactIds);
  const condition = Prisma.join(
    [
      Prisma.sql`t.workspace_id = ${workspaceId}::uuid`,
      ...(contactId === '' ? [] : [Prisma.sql`t.contact_id = ${contactId}::uuid`]),
      ...(named ? [Prisma.sql`t.id = ANY (${[...named.ids]}::uuid[])`] : []),
    ],
    ' AND ',
  );
  const found = await tx.$queryRaw<{ id: string }[]>(
    Prisma.sql`SELECT t.id FROM thread t WHERE ${condition} LIMIT ${FEW + 1}`,
  );
  return {
    condition,
    ids: found.length > FEW ? undefined : found.map(({ id }) => id),
    isCut: named?.isCut ?? false,
  };
}

/** Whether a call is of one of them. */
export const ofThreads =
  ({ condition }: SoughtThreads, workspaceId: string) =>
  (id: Prisma.Sql): Prisma.Sql =>
    Prisma.sql`EXISTS (
  SELECT FROM item e JOIN thread t ON t.id = e.thread_id WHERE e.workspace_id = ${workspaceId}::uuid AND e.id = ${id} AND ${condition})`;
