import { announce } from '../contacts/contact.ts';
import type { Actor, Deps } from '../context.ts';
import { lockSelected } from './selected.ts';

/** Days in which a deletion can be taken back. */
const RESTORABLE_DAYS = 30;
const DAY_MS = 86_400_000;

interface Input {
  readonly ids: readonly string[];
}

/**
 * Takes contacts out of the workspace's list. Their calls and texts stay, under the number.
 * @returns the ids of those that were deleted
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND where none of them is there
 */
export const deleteContacts =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ ids }: Input, { workspaceId }: Actor): Promise<string[]> =>
    db.tenant(workspaceId, async (uow) => {
      const contacts = await lockSelected(uow, ids, false);
      const now = clock.now();
      for (const { id } of contacts) {
        const data = { deletedAt: now, updatedAt: now, version: { increment: 1 } };
        announce(uow, await uow.tx.contact.update({ where: { id, workspaceId }, data }));
      }
      return contacts.map(({ id }) => id);
    });

/**
 * Takes a deletion back. A lead that called meanwhile gives way to the contact it is; a contact that somebody saved meanwhile stays.
 * @returns the ids of those that are back
 * @throws Refusal VALIDATION_FAILED, NOT_FOUND where none of them is there
 */
export const restoreContacts =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ ids }: Input, { workspaceId }: Actor): Promise<string[]> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const now = clock.now();
      const back: string[] = [];
      for (const { id, matchKey, deletedAt } of await lockSelected(uow, ids, true)) {
        if (deletedAt === null || now.getTime() - deletedAt.getTime() > RESTORABLE_DAYS * DAY_MS) continue;
        const live = await tx.contact.findFirst({ where: { workspaceId, matchKey, deletedAt: null } });
        if (live && !live.isLead) continue;
        const change = { updatedAt: now, version: { increment: 1 } };
        if (live)
          announce(
            uow,
            await tx.contact.update({ where: { id: live.id, workspaceId }, data: { ...change, deletedAt: now } }),
          );
        announce(uow, await tx.contact.update({ where: { id, workspaceId }, data: { ...change, deletedAt: null } }));
        back.push(id);
      }
      return back;
    });
