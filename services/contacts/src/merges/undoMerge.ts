import { notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { UndoMergeRequest } from '@ringline/proto/contacts/v1/merges_pb';
import { announce, type Contact } from '../contacts/contact.ts';
import type { Deps, ImportActor, Unit } from '../context.ts';
import { unmergedFields } from './fields.ts';
import { tellLists } from './mergeContacts.ts';
import { columnsOf, type ContactMerge, fieldsOf, lockContacts, type Moved, movedOf, undoUntil } from './record.ts';

/**
 * Makes two contacts of one again, each as it was. What somebody changed since stays. Undone twice, it is undone once.
 * @throws Refusal NOT_FOUND, GONE after 30 days, CONFLICT where the number has another contact by now, or a later merge is in the way
 */
export const undoMerge =
  ({ db, clock }: Pick<Deps, 'db' | 'clock'>) =>
  (
    { id }: Pick<UndoMergeRequest, 'id'>,
    { workspaceId }: Pick<ImportActor, 'workspaceId'>,
  ): Promise<{ merge: ContactMerge; kept: Contact | undefined }> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const merge = isUuid(id) ? await tx.contactMerge.findFirst({ where: { id, workspaceId } }) : null;
      if (!merge) throw notFound('The merge');
      const { keptId, mergedId } = merge;
      const contacts = await lockContacts(uow, [keptId, mergedId]);
      const kept = contacts.get(keptId);
      const gone = contacts.get(mergedId);
      if (!kept || !gone) throw notFound('The contact');
      const present = await tx.contactMerge.findUniqueOrThrow({ where: { id, workspaceId } });
      if (present.undoneAt) return { merge: present, kept };
      const now = clock.now();
      if (!undoUntil(present, now))
        throw new Refusal({
          code: 'GONE',
          message: 'A merge can be undone for 30 days. Create the other contact again instead.',
        });
      if (gone.mergedInto !== keptId)
        throw conflict('The contact was merged into another one since. Undo that merge first.');
      await freeNumber(uow, gone.matchKey, now);
      const moved = movedOf(present);
      const change = { updatedAt: now, version: { increment: 1 } };
      await returnCustomers(uow, moved, merge);
      await returnLists(uow, moved, keptId, now);
      await tx.signup.updateMany({
        where: { workspaceId, id: { in: moved.signups }, contactId: keptId },
        data: { contactId: mergedId },
      });
      const isCustomer = async (contactId: string) =>
        (await tx.customer.findFirst({ where: { workspaceId, contactId } })) !== null;
      const parts = await tx.contact.updateManyAndReturn({
        where: { workspaceId, id: { in: moved.parts }, mergedInto: keptId },
        data: { ...change, mergedInto: mergedId },
      });
      for (const part of parts) announce(uow, part);
      const left = await tx.contact.update({
        where: { id: keptId, workspaceId },
        data: {
          ...change,
          ...columnsOf(unmergedFields(fieldsOf(kept), moved)),
          isCustomer: await isCustomer(keptId),
          otherNumbers: kept.otherNumbers.filter((number) => !moved.numbers.includes(number)),
        },
      });
      announce(uow, left);
      announce(
        uow,
        await tx.contact.update({
          where: { id: mergedId, workspaceId },
          data: { ...change, deletedAt: null, mergedInto: null, isCustomer: await isCustomer(mergedId) },
        }),
      );
      await tellLists(
        uow,
        (await tx.subscription.findMany({ where: { workspaceId, contactId: mergedId } })).map(({ listId }) => listId),
      );
      return {
        merge: await tx.contactMerge.update({ where: { id, workspaceId }, data: { undoneAt: now } }),
        kept: left,
      };
    });

/** A lead that has the number by now gives way to the contact that it is. @throws Refusal CONFLICT for somebody saved */
async function freeNumber(uow: Unit, matchKey: string, now: Date): Promise<void> {
  const { tx, workspaceId } = uow;
  const other = await tx.contact.findFirst({ where: { workspaceId, matchKey, deletedAt: null } });
  if (!other) return;
  if (!other.isLead)
    throw conflict('Another contact has this number by now. Delete that contact, or leave the merge as it is.');
  const data = { deletedAt: now, updatedAt: now, version: { increment: 1 } };
  announce(uow, await tx.contact.update({ where: { id: other.id, workspaceId }, data }));
}

async function returnCustomers(
  { tx, workspaceId }: Unit,
  { customers }: Moved,
  { keptId, mergedId }: ContactMerge,
): Promise<void> {
  for (const { source, externalId } of customers)
    await tx.customer.updateMany({
      where: { workspaceId, source, externalId, contactId: keptId },
      data: { contactId: mergedId },
    });
}

/** Takes the contact off the lists that it joined by the merge. Whoever left one of them since has left it. */
async function returnLists({ tx, workspaceId }: Unit, { lists }: Moved, contactId: string, now: Date): Promise<void> {
  for (const { listId, before } of lists) {
    const joined = { workspaceId, listId, contactId, leftAt: null };
    if (before === undefined) await tx.subscription.deleteMany({ where: joined });
    else {
      const { source, subscribedAt, leftAt } = before;
      const data = { source, subscribedAt: new Date(subscribedAt), leftAt: leftAt ? new Date(leftAt) : now };
      await tx.subscription.updateMany({ where: joined, data });
    }
  }
}

const conflict = (message: string): Refusal => new Refusal({ code: 'CONFLICT', message });
