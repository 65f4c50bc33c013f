import type { Deps } from '../context.ts';
import type { ApplyInput, RunCommands } from './applyInput.ts';
import type { Voicemail } from './engine/inputs.ts';
import { reduce } from './engine/reduce.ts';
import { blockOf, type CarrierCall, firstState } from './inboundFacts.ts';
import { inboundStore } from './inboundStore.ts';

/** An inbound call that nobody was asked about, as the carrier tells it afterwards. Times in epoch ms. */
export interface UnattendedCall extends CarrierCall {
  startedAt: number;
  endedAt: number;
  voicemail: Voicemail | null;
}

export type RecordUnattendedCall = (seen: UnattendedCall) => Promise<void>;

/**
 * Records a call that came and went while our database was away: a voicemail when the caller left a message, a missed call
 * otherwise. A call that is known gets the message and is left as it is but for that; to be told of one twice does no harm.
 */
export function recordUnattendedCall(deps: Deps, apply: ApplyInput, run: RunCommands): RecordUnattendedCall {
  const store = inboundStore(deps, run);
  return async (seen) => {
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    const facts = await store.read(seen, id, now);
    if (!facts) return;
    const { endedAt, voicemail } = seen;
    if (facts.known) {
      if (!voicemail) return;
      const { workspaceId, id: callId } = facts.known;
      const key = `voicemail:${voicemail.recordingSid}`;
      await apply({ workspaceId, callId, key, input: { type: 'VOICEMAIL', endedAt, voicemail } });
      return;
    }
    const call = firstState(facts, seen, id, Math.min(seen.startedAt, now.getTime()));
    if (!call) return;
    const blocked = blockOf(facts, seen);
    const result = reduce(call, { type: 'UNATTENDED', endedAt, voicemail, blocked }, now.getTime(), id);
    await store.begin(seen.sid, result);
  };
}
