import { consumer, on, type Consumer } from '@ringline/kit/events';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { ensureLead, noteContacted } from '../contacts/ensureLead.ts';
import { tagCaller } from '../contacts/tagCaller.ts';
import type { Deps } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Whoever calls, is called or writes for the first time becomes a lead (defaults 13.1). */
export const firstContact = (deps: Deps): Consumer<PrismaClient> => {
  const ensure = ensureLead(deps);
  const tag = tagCaller(deps);
  const noted = noteContacted(deps);
  return consumer<PrismaClient>({
    name: 'first-contact',
    handlers: [
      on(CallChangedSchema, async ({ event, uow }) => {
        const { call } = event;
        // Who is not taken becomes nobody's contact: the block list comes first (defaults 11.1).
        if (event.cause === 'STARTED' && call && call.endReason !== 'BLOCKED') await ensure(uow, call.peerNumber);
        if (event.cause === 'TAGGED' && call) {
          await ensure(uow, call.peerNumber);
          await tag(uow, call.peerNumber, call.tags);
        }
      }),
      on(MessageReceivedSchema, async ({ event, uow }) => {
        if (event.conversation) await ensure(uow, event.conversation.peerNumber);
      }),
      on(MessageSettledSchema, async ({ event, uow }) => {
        if (event.outcome === 'SENT' && event.conversation) await noted(uow, event.conversation.peerNumber);
      }),
    ],
  });
};
