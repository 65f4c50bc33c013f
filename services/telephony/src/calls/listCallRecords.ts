import type { MessageInitShape } from '@bufbuild/protobuf';
import type { Principal } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import type { CallRecordSchema } from '@ringline/proto/telephony/v1/telephony_pb';
import type { Deps } from '../context.ts';
import type { CallTimeline } from '../generated/prisma/client.ts';
import { findCalls } from './callAccess.ts';
import { entriesSeen } from './getCallTimeline.ts';
import { mayWriteNote } from './saveCallNote.ts';

/** Calls that are asked about at once. */
const MOST_CALLS = 100;

/**
 * The timelines of those calls that a person may see, and the carrier's ids of them. An id opens nothing by itself, but it names
 * what lies with the carrier of the whole deployment: who sees all calls of the workspace gets it, for a word with the carrier.
 * @throws Refusal VALIDATION_FAILED
 */
export function listCallRecords(deps: Pick<Deps, 'db'>) {
  return async (
    { callIds, withoutEntries }: { readonly callIds: readonly string[]; readonly withoutEntries: boolean },
    principal: Principal,
  ): Promise<MessageInitShape<typeof CallRecordSchema>[]> => {
    if (callIds.length > MOST_CALLS) throw invalid('callIds', `Ask for ${MOST_CALLS} calls at a time at most.`);
    const scope = principal.scope('CALLS', 'READ');
    const seen = await findCalls(deps, principal, callIds, scope);
    const entries = withoutEntries ? new Map() : await entriesOf(deps, principal.workspaceId, seen);
    return seen.map((call) => ({
      callId: call.id,
      carrierSid: scope === 'all' ? (call.legs[call.outsideLegId]?.sid ?? '') : '',
      mayWriteNote: mayWriteNote(call, principal),
      entries: entriesSeen(call, entries.get(call.id) ?? [], principal),
    }));
  };
}

/** In order, by the call's id. */
async function entriesOf(
  { db }: Pick<Deps, 'db'>,
  workspaceId: string,
  calls: readonly { id: string }[],
): Promise<Map<string, CallTimeline[]>> {
  const rows = await db.tenant(workspaceId, ({ tx }) =>
    tx.callTimeline.findMany({
      where: { workspaceId, callId: { in: calls.map(({ id }) => id) } },
      orderBy: { position: 'asc' },
    }),
  );
  return Map.groupBy(rows, ({ callId }) => callId);
}
