import { consumer, on } from '@ringline/kit/events';
import { ErasureAdvancedSchema as ContactsSchema } from '@ringline/proto/contacts/v1/events_pb';
import { ErasureAdvancedSchema as ConversationsSchema } from '@ringline/proto/messaging/v1/events_pb';
import { ErasureAdvancedSchema as CallsSchema } from '@ringline/proto/telephony/v1/events_pb';
import { advanceErasure, type ErasureDeps } from '../erasure/erasure.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

const progressOf = ({ done, total, finished }: { done: bigint; total: bigint; finished: boolean }) => ({
  done: Number(done),
  total: Number(total),
  finished,
});

/** Leads an erasure from part to part. */
export const onErasureAdvanced = (deps: ErasureDeps) =>
  consumer<PrismaClient>({
    name: 'erasures',
    handlers: [
      on(ContactsSchema, ({ event, uow }) =>
        advanceErasure(deps, uow, event.erasureId, {
          ...progressOf(event),
          part: 'CONTACTS',
          numbers: event.numbers,
        }),
      ),
      on(CallsSchema, ({ event, uow }) =>
        advanceErasure(deps, uow, event.erasureId, { ...progressOf(event), part: 'CALLS' }),
      ),
      on(ConversationsSchema, ({ event, uow }) =>
        advanceErasure(deps, uow, event.erasureId, { ...progressOf(event), part: 'CONVERSATIONS' }),
      ),
    ],
  });
