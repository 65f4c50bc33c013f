import { consumer, copyOf, on, type Consumer } from '@ringline/kit/events';
import {
  ContactChangedSchema,
  CustomerChangedSchema,
  MembersChangedSchema,
} from '@ringline/proto/contacts/v1/events_pb';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { scoreIfKnown } from '../scores/scoreContacts.ts';
import { keepConsent } from '../segments/keepConsent.ts';
import { moveMembers } from '../segments/members.ts';

/** Whoever changes is scored, and enters and leaves segments. */
export const segmentMembers = (deps: Deps): Consumer<PrismaClient> => {
  const move = moveMembers(deps);
  const score = scoreIfKnown(deps);
  return consumer<PrismaClient>({
    name: 'segment-members',
    handlers: [
      on(ContactChangedSchema, async ({ event, uow }) => {
        if (!event.contact || event.deleted) return;
        // Its zone may be another one, and somebody else's calls may be its own by a merge.
        await score(uow, event.contact.id);
        await move(uow, [event.contact.id]);
      }),
      on(CustomerChangedSchema, async ({ event, uow }) => {
        await score(uow, event.contactId);
        await move(uow, [event.contactId]);
      }),
      on(MembersChangedSchema, async ({ event, uow }) => {
        // No rule looks at segments.
        if (event.type === 'LIST') await move(uow, [...event.joined, ...event.left]);
      }),
      copyOf(ConsentChangedSchema, async ({ event, uow }) => {
        const contactId = event.consent && (await keepConsent(uow, event.consent));
        if (contactId === undefined) return;
        await score(uow, contactId);
        await move(uow, [contactId]);
      }),
    ],
  });
};
