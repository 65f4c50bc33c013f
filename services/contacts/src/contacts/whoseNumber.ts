import type { Unit } from '../context.ts';
import type { Contact } from './contact.ts';

/** The live contact of a number: it has it itself, or somebody with that number became a part of it. */
export async function whoseNumber({ tx, workspaceId }: Unit, matchKey: string): Promise<Contact | null> {
  const own = await tx.contact.findFirst({ where: { workspaceId, matchKey, deletedAt: null } });
  if (own) return own;
  const merged = await tx.contact.findFirst({
    where: { workspaceId, matchKey, mergedInto: { not: null } },
    orderBy: { updatedAt: 'desc' },
    select: { mergedInto: true },
  });
  return merged?.mergedInto
    ? tx.contact.findFirst({ where: { id: merged.mergedInto, workspaceId, deletedAt: null } })
    : null;
}

/** Of ids of contacts, those that became a part of another one, with its id. */
export async function mergedInto({ tx, workspaceId }: Unit, ids: readonly string[]): Promise<Map<string, string>> {
  const rows = await tx.contact.findMany({
    where: { workspaceId, id: { in: [...ids] }, mergedInto: { not: null } },
    select: { id: true, mergedInto: true },
  });
  return new Map(rows.flatMap(({ id, mergedInto: into }) => (into ? [[id, into]] : [])));
}
