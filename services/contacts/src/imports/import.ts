/** An import as the other files of this folder find and change it. */
import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { ImportDeps, Unit } from '../context.ts';
import type { ContactImport } from '../generated/prisma/client.ts';

export type { ContactImport };

/** Where the edge has put the file. */
export const fileKey = (workspaceId: string, id: string): string => `imports/${workspaceId}/${id}`;

/** Locks an import. @throws Refusal NOT_FOUND */
export async function lockImport({ tx, workspaceId }: Unit, id: string): Promise<ContactImport> {
  if (!isUuid(id)) throw notFound('The import');
  await tx.$queryRaw`SELECT id FROM contact_import WHERE workspace_id = ${workspaceId}::uuid AND id = ${id}::uuid FOR UPDATE`;
  const found = await tx.contactImport.findFirst({ where: { id, workspaceId } });
  if (!found) throw notFound('The import');
  return found;
}

/**
 * Ends an import that no further attempt will bring to its end: it must not hold up the next one. Who is in stays, and the same
 * file again adds nobody twice.
 */
export const giveUpImport =
  ({ db, clock }: Pick<ImportDeps, 'db' | 'clock'>) =>
  async ({ workspaceId, id }: { workspaceId: string; id: string }): Promise<void> => {
    await db.tenant(workspaceId, ({ tx }) =>
      tx.contactImport.updateMany({
        where: { id, workspaceId, state: { in: ['QUEUED', 'READING', 'IMPORTING'] } },
        data: { state: 'FAILED', failure: 'INTERRUPTED', googleGrant: '', finishedAt: clock.now() },
      }),
    );
  };

/** @throws Refusal INVALID_TRANSITION unless it waits for its start */
export function requireWaiting({ state }: ContactImport): void {
  if (state === 'VALIDATING') return;
  throw new Refusal({
    code: 'INVALID_TRANSITION',
    message: 'This import has started, or its file is still being read. Reload to see where it is.',
    why: { check: 'import-state', required: 'VALIDATING', current: state },
  });
}
