import { consumer, copyOf, on, type Consumer } from '@ringline/kit/events';
import { MembersChangedSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ConsentChangedSchema, MessageReceivedSchema } from '@ringline/proto/messaging/v1/events_pb';
import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { keepNumber } from '../acquisition/keepNumber.ts';
import { noteMembers, noteOptIn, noteOptOut, takeText } from '../acquisition/signups.ts';
import type { ImportDeps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Whoever texts a keyword joins its list, and is counted there until they leave it or opt out. */
export const acquisition = (deps: Pick<ImportDeps, 'clock' | 'ids' | 'jobs'>): Consumer<PrismaClient> => {
  const take = takeText(deps);
  return consumer<PrismaClient>({
    name: 'acquisition',
    handlers: [
      copyOf(NumberChangedSchema, async ({ event, uow }) => {
        if (event.number) await keepNumber(uow, event.number);
      }),
      on(MessageReceivedSchema, async ({ event, uow }) => {
        if (event.conversation) await take(uow, event.conversation);
      }),
      on(MembersChangedSchema, async ({ event, uow }) => {
        if (event.type === 'LIST') await noteMembers(uow, event, deps.clock.now());
      }),
      on(ConsentChangedSchema, async ({ event, uow }) => {
        const { consent } = event;
        if (consent?.state === 'UNSUBSCRIBED') await noteOptOut(uow, consent.peerNumber, deps.clock.now());
        if (consent?.state === 'SUBSCRIBED') await noteOptIn(uow, consent.peerNumber);
      }),
    ],
  });
};
