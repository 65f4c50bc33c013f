/** A note: a comment about a contact. Of one that became a part of another contact, it is shown there, until that is undone. */
import type { Principal } from '@ringline/kit/auth';
import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { ContactNotesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { type CommentRow, findComment, WITH_REACTIONS } from '../comments/comment.ts';
import type { CommentPlace } from '../comments/place.ts';
import type { Unit } from '../context.ts';
import type { ContactCopy } from '../generated/prisma/client.ts';

/** The contact, or whom it became a part of. @throws Refusal NOT_FOUND, for deleted and foreign ones too */
export async function findNotedContact(uow: Unit, id: string): Promise<ContactCopy> {
  const contact = await contactOf(uow, id);
  if (!contact) throw notFound('The contact');
  return contact;
}

async function contactOf({ tx, workspaceId }: Unit, id: string): Promise<ContactCopy | undefined> {
  const named = isUuid(id) ? await tx.contactCopy.findFirst({ where: { id, workspaceId } }) : null;
  const contact = named?.mergedInto
    ? await tx.contactCopy.findFirst({ where: { id: named.mergedInto, workspaceId } })
    : named;
  return contact && !contact.deleted ? contact : undefined;
}

/** @throws Refusal NOT_FOUND, for foreign ones and those of deleted contacts too */
async function findNote(uow: Unit, id: string, principal: Principal): Promise<CommentRow> {
  const { tx, workspaceId } = uow;
  const seen = isUuid(id) && principal.scope('CONTACTS', 'READ') !== undefined;
  const found = seen
    ? await tx.comment.findFirst({ where: { id, workspaceId, NOT: { contactId: null } }, include: WITH_REACTIONS })
    : null;
  if (!found?.contactId || !(await contactOf(uow, found.contactId))) throw notFound('The note');
  return found;
}

/** A comment wherever it stands, for whoever sees it there. @throws Refusal NOT_FOUND */
export async function findAnyComment(uow: Unit, id: string, principal: Principal): Promise<CommentRow> {
  const { tx, workspaceId } = uow;
  const isNote = (await tx.comment.count({ where: { id, workspaceId, NOT: { contactId: null } } })) > 0;
  return isNote ? findNote(uow, id, principal) : findComment(uow, id, principal);
}

export const atContacts: CommentPlace = {
  find: findNote,
  async announce(uow, { contactId }) {
    const { id, phoneNumber } = await findNotedContact(uow, contactId ?? '');
    uow.emit(ContactNotesChangedSchema, { contactId: id }, { key: id });
    return { id, mentioned: async () => ({ contactId: id, peerNumber: phoneNumber }) };
  },
};
