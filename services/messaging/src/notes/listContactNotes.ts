import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { type CommentRow, WITH_REACTIONS } from '../comments/comment.ts';
import type { Deps } from '../context.ts';

const MOST_CONTACTS = 100;

/**
 * The notes of these contacts, newest first, with those of contacts that became a part of one: each names the contact it is shown at.
 * @throws Refusal VALIDATION_FAILED for too many at once
 */
export const listContactNotes =
  ({ db }: Pick<Deps, 'db'>) =>
  async (contactIds: readonly string[], { workspaceId }: Principal): Promise<CommentRow[]> => {
    if (contactIds.length > MOST_CONTACTS)
      throw invalid('contactIds', `Ask for the notes of at most ${MOST_CONTACTS} contacts at once.`);
    const ids = contactIds.filter(isUuid);
    return db.tenant(workspaceId, async ({ tx }) => {
      const there = await tx.contactCopy.findMany({
        where: { workspaceId, id: { in: ids }, deleted: false },
        select: { id: true },
      });
      const shownAt = new Map(there.map(({ id }) => [id, id]));
      const parts = await tx.contactCopy.findMany({
        where: { workspaceId, mergedInto: { in: [...shownAt.keys()] } },
        select: { id: true, mergedInto: true },
      });
      for (const { id, mergedInto } of parts) if (mergedInto !== null) shownAt.set(id, mergedInto);
      const notes = await tx.comment.findMany({
        where: { workspaceId, contactId: { in: [...shownAt.keys()] } },
        include: WITH_REACTIONS,
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      });
      return notes.map((note) => ({ ...note, contactId: shownAt.get(note.contactId ?? '') ?? note.contactId }));
    });
  };
