import { notFound } from '@ringline/kit/errors';
import type { Contact } from '@ringline/proto/contacts/v1/contacts_pb';
import type { Comment } from '@ringline/proto/messaging/v1/comments_pb';
import { type ContactNotesChanged, ContactNotesChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { ContactNoteService } from '@ringline/proto/messaging/v1/notes_pb';
import type { OperationContext } from '../graphql/context.ts';
import { live, type Resolvers } from '../graphql/resolverTypes.ts';
import { maySee } from '../live/audience.ts';
import { listen } from '../live/listen.ts';

/** The contact with its notes as they are now. */
async function noted(contactId: string, { loaders }: OperationContext): Promise<Contact> {
  const contact = await loaders.contact.load(contactId);
  if (!contact) throw notFound('The contact');
  loaders.notes.clear(contact.id);
  return contact;
}
const contactOf = (note: Comment | undefined, context: OperationContext) => noted(note?.contactId ?? '', context);

export const notes = {
  Mutation: {
    async addContactNote(_source, { input: { contactId, document, mediaIds, idempotencyKey } }, context) {
      const { note } = await context.call(ContactNoteService).addContactNote({
        contactId,
        document,
        fileIds: mediaIds ?? [],
        idempotencyKey: idempotencyKey ?? '',
      });
      return contactOf(note, context);
    },
    async updateContactNote(_source, { input: { id, document, mediaIds } }, context) {
      const { note } = await context.call(ContactNoteService).updateContactNote({
        id,
        ...(document == null ? {} : { document }),
        ...(mediaIds == null ? {} : { files: { ids: mediaIds } }),
      });
      return contactOf(note, context);
    },
    removeContactNote: async (_source, { id }, context) =>
      noted((await context.call(ContactNoteService).removeContactNote({ id })).contactId, context),
    reactToContactNote: async (_source, { id, emoji, on }, context) =>
      contactOf((await context.call(ContactNoteService).reactToContactNote({ id, emoji, on })).note, context),
  },
  Subscription: {
    contactNotesChanged: live((_source, { contactId }) =>
      listen(
        ContactNotesChangedSchema,
        (event, audience, principal) =>
          event.contactId === contactId && maySee(principal, 'CONTACTS', audience) ? event : undefined,
        { stateOf: ({ contactId: id }) => id },
      ),
    ),
  },
  ContactNotesChange: {
    async contact({ contactId }: ContactNotesChanged, _args, { loaders }) {
      loaders.notes.clear(contactId);
      return loaders.contact.load(contactId);
    },
  },
  Contact: {
    notes: ({ id }: Contact, _args, { loaders }) => loaders.notes.load(id),
  },
} satisfies Resolvers;
