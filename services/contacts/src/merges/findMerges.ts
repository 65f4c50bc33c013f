import { anyOf } from '@ringline/kit/db';
import { isUuid } from '@ringline/kit/ids';
import { notFound } from '@ringline/kit/errors';
import type { DismissDuplicateRequest, ListDuplicatesRequest } from '@ringline/proto/contacts/v1/merges_pb';
import type { Contact } from '../contacts/contact.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import type { Prisma } from '../generated/prisma/client.ts';
import { type ContactMerge, UNDO_MS } from './record.ts';

/** Pairs and merges that are shown at a time. */
const MOST_SHOWN = 50;

export interface FoundDuplicate {
  readonly id: string;
  readonly first: Contact;
  readonly second: Contact;
  readonly reasons: string[];
  readonly foundAt: Date;
}

async function contactsById({ tx, workspaceId }: Unit, ids: readonly string[]): Promise<Map<string, Contact>> {
  const rows = await tx.contact.findMany({ where: { workspaceId, id: { in: [...new Set(ids)] } } });
  return new Map(rows.map((row) => [row.id, row]));
}

/** Pairs that may be one person, the newest first: a walk along one index, whatever the number of contacts. */
export const listDuplicates =
  ({ db }: Pick<Deps, 'db'>) =>
  (
    { contactId }: Pick<ListDuplicatesRequest, 'contactId'>,
    { workspaceId }: Actor,
  ): Promise<{ duplicates: FoundDuplicate[]; more: boolean }> =>
    db.tenant(workspaceId, async (uow) => {
      const of =
        contactId === ''
          ? {}
          : anyOf<Prisma.ContactDuplicateWhereInput>(
              isUuid(contactId) ? [{ firstId: contactId }, { secondId: contactId }] : [],
            );
      const rows = await uow.tx.contactDuplicate.findMany({
        where: { workspaceId, dismissedAt: null, ...of },
        orderBy: [{ foundAt: 'desc' }, { id: 'desc' }],
        take: MOST_SHOWN + 1,
      });
      const contacts = await contactsById(
        uow,
        rows.flatMap(({ firstId, secondId }) => [firstId, secondId]),
      );
      const duplicates = rows.slice(0, MOST_SHOWN).flatMap(({ id, firstId, secondId, reasons, foundAt }) => {
        const first = contacts.get(firstId);
        const second = contacts.get(secondId);
        return first && second && !first.deletedAt && !second.deletedAt
          ? [{ id, first, second, reasons, foundAt }]
          : [];
      });
      return { duplicates, more: rows.length > MOST_SHOWN };
    });

/**
 * Notes that two contacts are two people.
 * @throws Refusal NOT_FOUND
 */
export const dismissDuplicate =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  ({ id }: Pick<DismissDuplicateRequest, 'id'>, { workspaceId }: Actor): Promise<void> =>
    db.tenant(workspaceId, async ({ tx }) => {
      const { count } = isUuid(id)
        ? await tx.contactDuplicate.updateMany({ where: { id, workspaceId }, data: { dismissedAt: clock.now() } })
        : { count: 0 };
      if (count === 0) throw notFound('The pair');
    });

/** Merges that can still be taken back, and those that were, the newest first. */
export const listMerges =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (_input: object, { workspaceId }: Actor): Promise<{ merge: ContactMerge; kept: Contact | undefined }[]> =>
    db.tenant(workspaceId, async (uow) => {
      const since = new Date(clock.now().getTime() - UNDO_MS);
      const merges = await uow.tx.contactMerge.findMany({
        where: { workspaceId, createdAt: { gte: since } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        take: MOST_SHOWN,
      });
      const contacts = await contactsById(
        uow,
        merges.map(({ keptId }) => keptId),
      );
      return merges.map((merge) => ({ merge, kept: contacts.get(merge.keptId) }));
    });
