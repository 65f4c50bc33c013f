import { timestampDate, type Timestamp } from '@bufbuild/protobuf/wkt';
import { consumer, on, type Consumer } from '@ringline/kit/events';
import { MessageReceivedSchema, MessageSettledSchema } from '@ringline/proto/messaging/v1/events_pb';
import { CallChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Call } from '@ringline/proto/telephony/v1/telephony_pb';
import { whoseNumber } from '../contacts/whoseNumber.ts';
import type { Deps, Unit } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';
import { scoreContacts } from '../scores/scoreContacts.ts';
import { noteTouch, type Happened } from '../scores/touches.ts';
import { moveMembers } from '../segments/members.ts';

/** What happens with people, for the predictions and the conditions that look at it. Beside `first-contact`, which no figure may hold up. */
export const contactActivity = (deps: Deps): Consumer<PrismaClient> => {
  const score = scoreContacts(deps);
  const move = moveMembers(deps);
  const note = async (uow: Unit, happened: Happened) => {
    const matchKey = await noteTouch(uow, happened, deps.clock.now());
    const contact = matchKey === undefined ? null : await whoseNumber(uow, matchKey);
    if (!contact) return;
    await score(uow, [contact.id]);
    if (await isLookedAt(uow)) await move(uow, [contact.id]);
  };
  const at = (told: Timestamp | undefined) => (told ? timestampDate(told) : deps.clock.now());
  return consumer<PrismaClient>({
    name: 'contact-activity',
    handlers: [
      on(CallChangedSchema, async ({ event: { call, cause }, uow }) => {
        if (cause !== 'ENDED' || !call || call.endReason === 'BLOCKED' || call.isEmergency) return;
        const { peerNumber, startedAt, status } = call;
        await note(uow, { peerNumber, at: at(startedAt), kind: kindOf(call), callResult: status });
      }),
      on(MessageReceivedSchema, async ({ event: { conversation }, uow }) => {
        if (!conversation) return;
        await note(uow, { peerNumber: conversation.peerNumber, at: at(conversation.createdAt), kind: 'WROTE' });
      }),
      on(MessageSettledSchema, async ({ event: { conversation, outcome }, uow }) => {
        if (!conversation || outcome !== 'SENT') return;
        await note(uow, { peerNumber: conversation.peerNumber, at: at(conversation.createdAt), kind: 'WRITTEN_TO' });
      }),
    ],
  });
};

/** Whether a segment asks for what happened: without one, a busy line compares nobody. */
async function isLookedAt({ tx, workspaceId }: Unit): Promise<boolean> {
  const [looked] = await tx.$queryRaw<unknown[]>`
    SELECT 1 FROM segment WHERE workspace_id = ${workspaceId}::uuid AND rule::text ~ '"(LAST_REPLIED|CALL_RESULT)"' LIMIT 1`;
  return looked !== undefined;
}

const kindOf = ({ direction, answeredAt }: Call): Happened['kind'] =>
  direction === 'INBOUND' ? 'CALLED' : answeredAt ? 'ANSWERED' : 'UNANSWERED';
