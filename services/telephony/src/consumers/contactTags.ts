/** The tags of contacts, which call flows ask for (defaults 11.2). */
import { ContactChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { consumer, copyOf, type Consumer } from '@ringline/kit/events';
import { phoneMatchKey } from '@ringline/kit/phone';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** A row that says that there are none. */
const NO_TAG = '';

export function contactTags(): Consumer<PrismaClient> {
  return consumer<PrismaClient>({
    name: 'contact-tags',
    handlers: [
      copyOf(ContactChangedSchema, async ({ event: { contact, deleted }, uow }) => {
        if (!contact) return;
        const { workspaceId, tx } = uow;
        const { id: contactId, version } = contact;
        const numbers = new Set([contact.phoneNumber, ...contact.otherNumbers].map(phoneMatchKey));
        const where = { workspaceId, contactId };
        const known = await tx.contactTag.findMany({ where });
        if (known.some((row) => row.version > version)) return;
        if (deleted && contact.phoneNumber === '') {
          // Erased: nothing older comes any more, and nothing is kept.
          await tx.contactTag.deleteMany({ where });
          return;
        }
        const tags = new Map(deleted ? [] : contact.tags.map((tag) => [tag.toLowerCase(), tag]));
        if (known.length > 0) await tx.contactTag.deleteMany({ where });
        if (tags.size === 0) {
          // Most contacts have no tags: of a new one there is no older news, which would have to be known by its version.
          if (version <= 1) return;
          tags.set(NO_TAG, NO_TAG);
        }
        const of = { workspaceId, contactId, version };
        const rows = [...numbers].flatMap((matchKey) => [...tags].map(([key, tag]) => ({ ...of, matchKey, key, tag })));
        await tx.contactTag.createMany({ data: rows });
      }),
    ],
  });
}
