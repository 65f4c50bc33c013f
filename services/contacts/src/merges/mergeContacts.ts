import { invalid, notFound } from '@ringline/kit/errors';
import type { MergeContactsRequest } from '@ringline/proto/contacts/v1/merges_pb';
import { announce, type Contact } from '../contacts/contact.ts';
import type { Deps, ImportActor, Unit } from '../context.ts';
import { announceList, requireList } from '../lists/list.ts';
import { mergedFields } from './fields.ts';
import { columnsOf, type ContactMerge, fieldsOf, lockContacts, type Moved, nameOf } from './record.ts';

type Input = Pick<MergeContactsRequest, 'keepId' | 'mergeId' | 'take'>;

/**
 * Makes one contact a part of another one, in one transaction: fields, number, tags, lists and orders go over, and the event of either
 * takes calls and texts along. The same again answers with the merge that was made.
 * @throws Refusal NOT_FOUND, or VALIDATION_FAILED for one contact twice, an unknown field or too many tags
 */
export const mergeContacts =
  ({ db, clock, ids }: Pick<Deps, 'db' | 'clock' | 'ids'>) =>
  (
    { keepId, mergeId, take }: Input,
    { workspaceId, userId }: ImportActor,
  ): Promise<{ merge: ContactMerge; kept: Contact }> =>
    db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      if (keepId === mergeId) throw invalid('mergeId', 'Choose two different contacts.');
      const contacts = await lockContacts(uow, [keepId, mergeId]);
      const keep = contacts.get(keepId);
      const gone = contacts.get(mergeId);
      if (!keep || !gone || keep.deletedAt) throw notFound('The contact');
      if (gone.mergedInto === keepId) {
        const made = await tx.contactMerge.findFirst({ where: { workspaceId, mergedId: mergeId, undoneAt: null } });
        if (made) return { merge: made, kept: keep };
      }
      if (gone.deletedAt) throw notFound('The contact');
      const now = clock.now();
      const before = fieldsOf(keep);
      const after = mergedFields(before, fieldsOf(gone), take);
      const numbers = [gone.phoneNumber, ...gone.otherNumbers];
      const moved: Moved = {
        before,
        after,
        customers: await moveCustomers(uow, mergeId, keepId),
        lists: await moveLists(uow, mergeId, keepId, now),
        parts: await moveParts(uow, mergeId, keepId, now),
        signups: await moveSignups(uow, mergeId, keepId),
        numbers,
        mergedName: nameOf(gone),
        mergedNumber: gone.phoneNumber,
      };
      const change = { updatedAt: now, version: { increment: 1 } };
      announce(
        uow,
        await tx.contact.update({
          where: { id: mergeId, workspaceId },
          data: { ...change, deletedAt: now, mergedInto: keepId },
        }),
      );
      const kept = await tx.contact.update({
        where: { id: keepId, workspaceId },
        data: {
          ...change,
          ...columnsOf(after),
          isCustomer: keep.isCustomer || moved.customers.length > 0,
          otherNumbers: [...keep.otherNumbers, ...numbers],
        },
      });
      announce(uow, kept);
      const merge = await tx.contactMerge.create({
        data: {
          id: ids.uuid(),
          workspaceId,
          keptId: keepId,
          mergedId: mergeId,
          createdBy: userId,
          createdAt: now,
          moved,
        },
      });
      return { merge, kept };
    });

async function moveCustomers({ tx, workspaceId }: Unit, from: string, to: string): Promise<Moved['customers']> {
  const rows = await tx.customer.updateManyAndReturn({
    where: { workspaceId, contactId: from },
    data: { contactId: to },
    select: { source: true, externalId: true },
  });
  return rows;
}

/** Who signed up as one is the other: leaving a list, confirming and being counted follow the contact that stays. */
async function moveSignups({ tx, workspaceId }: Unit, from: string, to: string): Promise<string[]> {
  const rows = await tx.signup.updateManyAndReturn({
    where: { workspaceId, contactId: from },
    data: { contactId: to },
    select: { id: true },
  });
  return rows.map(({ id }) => id);
}

/** Puts the contact on the lists of the other one, whose own rows stay for the way back. */
async function moveLists(uow: Unit, from: string, to: string, now: Date): Promise<Moved['lists']> {
  const { tx, workspaceId } = uow;
  const rows = await tx.subscription.findMany({ where: { workspaceId, contactId: { in: [from, to] } } });
  const own = new Map(rows.filter(({ contactId }) => contactId === to).map((row) => [row.listId, row]));
  const joined: Moved['lists'] = [];
  for (const { listId, source, subscribedAt, leftAt, contactId } of rows) {
    const present = own.get(listId);
    if (contactId !== from || leftAt !== null || (present && present.leftAt === null)) continue;
    const row = { source, subscribedAt, leftAt: null };
    await tx.subscription.upsert({
      where: { listId_contactId: { listId, contactId: to }, workspaceId },
      create: { ...row, workspaceId, listId, contactId: to },
      update: row,
    });
    joined.push({
      listId,
      ...(present?.leftAt
        ? {
            before: {
              source: present.source,
              subscribedAt: present.subscribedAt.toISOString(),
              leftAt: (present.leftAt ?? now).toISOString(),
            },
          }
        : {}),
    });
  }
  await tellLists(
    uow,
    rows.map(({ listId }) => listId),
  );
  return joined;
}

/** Tells of lists that others are on now. */
export async function tellLists(uow: Unit, ids: readonly string[]): Promise<void> {
  const { tx, workspaceId } = uow;
  const lists = await tx.subscriberList.findMany({
    where: { workspaceId, id: { in: [...ids] }, deletedAt: null },
    select: { id: true },
  });
  for (const { id } of lists) announceList(uow, await requireList(uow, id));
}

/** Those who became a part of the merged contact earlier are a part of the other one now. */
async function moveParts(uow: Unit, from: string, to: string, now: Date): Promise<string[]> {
  const parts = await uow.tx.contact.updateManyAndReturn({
    where: { workspaceId: uow.workspaceId, mergedInto: from },
    data: { mergedInto: to, updatedAt: now, version: { increment: 1 } },
  });
  for (const part of parts) announce(uow, part);
  return parts.map(({ id }) => id);
}
