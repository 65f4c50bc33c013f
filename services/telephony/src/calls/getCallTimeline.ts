import type { Principal } from '@ringline/kit/auth';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import type { TimelineEntrySchema } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps } from '../context.ts';
import type { CallTimeline } from '../generated/prisma/client.ts';
import { findCall } from './callAccess.ts';
import type { CallState } from './engine/state.ts';
import { isKeptFrom } from './monitored.ts';

/** Every decision about a call with its reason, in order. */
export function getCallTimeline(deps: Deps) {
  return async (callId: string, principal: Principal): Promise<MessageInitShape<typeof TimelineEntrySchema>[]> => {
    const call = await findCall(deps, principal, callId, principal.scope('CALLS', 'READ'));
    const { workspaceId } = principal;
    const entries = await deps.db.tenant(workspaceId, ({ tx }) =>
      tx.callTimeline.findMany({ where: { workspaceId, callId: call.id }, orderBy: { position: 'asc' } }),
    );
    return entriesSeen(call, entries, principal);
  };
}

/** The entries of a call's timeline that a person may see: not those of listening that is kept from them. */
export function entriesSeen(
  call: CallState,
  entries: readonly CallTimeline[],
  principal: Principal,
): MessageInitShape<typeof TimelineEntrySchema>[] {
  const sees = ({ parameters }: CallTimeline) => {
    const { hidden, userId } = parameters as Record<string, string>;
    return hidden === undefined || !isKeptFrom(call, userId, principal);
  };
  return entries.filter(sees).map(entryInit);
}

const entryInit = (entry: CallTimeline): MessageInitShape<typeof TimelineEntrySchema> => ({
  id: entry.id,
  at: timestampFromDate(entry.at),
  kind: entry.kind,
  name: entry.name,
  description: entry.description,
  parameters: entry.parameters as Record<string, string>,
});
