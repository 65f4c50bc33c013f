import { consumer, copyOf, on, type Consumer } from '@ringline/kit/events';
import {
  ContactChangedSchema,
  CustomerChangedSchema,
  MembersChangedSchema,
} from '@ringline/proto/contacts/v1/events_pb';
import { ConsentChangedSchema } from '@ringline/proto/messaging/v1/events_pb';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { keepConsent } from '../segments/keepConsent.ts';
import { moveMembers } from '../segments/members.ts';

/** Whoever changes enters and leaves segments. */
export const segmentMembers = (deps: Deps): Consumer<PrismaClient> => {
  const move = moveMembers(deps);
  return consumer<PrismaClient>({
    name: 'segment-members',
    handlers: [
      on(ContactChangedSchema, async ({ event, uow }) => {
        if (event.contact && !event.deleted) await move(uow, [event.contact.id]);
      }),
      on(CustomerChangedSchema, ({ event, uow }) => move(uow, [event.contactId])),
      on(MembersChangedSchema, async ({ event, uow }) => {
        // No rule looks at segments.
        if (event.type === 'LIST') await move(uow, [...event.joined, ...event.left]);
      }),
      copyOf(ConsentChangedSchema, async ({ event, uow }) => {
        const contactId = event.consent && (await keepConsent(uow, event.consent));
        if (contactId !== undefined) await move(uow, [contactId]);
      }),
    ],
  });
};
