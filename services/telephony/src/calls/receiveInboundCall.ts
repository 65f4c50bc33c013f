import type { Deps } from '../context.ts';
import { type ApplyInput, ringCandidates, type RunCommands } from './applyInput.ts';
import { reduce } from './engine/reduce.ts';
import type { CallState } from './engine/state.ts';
import { closedAt } from '../hours/hoursOf.ts';
import type { WakeQueues } from '../queues/wake.ts';
import { applyPending } from './legStatus.ts';
import { blockOf, type CarrierCall, firstState, type InboundFacts } from './inboundFacts.ts';
import { inboundStore } from './inboundStore.ts';

/** How far below zero calls that come in may take the balance (defaults 5.4): $5, in micros. */
const OVERDRAFT_MICROS = 5_000_000;

/**
 * A call arrives: one read, one durable write (design: call-engine). The same call again gets the same answer.
 * Undefined: the number leads nowhere, and nothing is recorded (defaults 11.1).
 */
export function receiveInboundCall(deps: Deps, apply: ApplyInput, run: RunCommands, wake: WakeQueues) {
  const pending = applyPending(deps, apply);
  const store = inboundStore(deps, run);
  return async (webhook: CarrierCall): Promise<CallState | undefined> => {
    const now = deps.clock.now();
    const id = deps.ids.uuid();
    const facts = await store.read(webhook, id, now);
    if (!facts) return undefined;
    if (facts.known) return facts.known;
    const call = firstState(facts, webhook, id, now.getTime());
    if (!call) return undefined;
    const result = reduce(
      call,
      {
        type: 'ARRIVED',
        sid: webhook.sid,
        candidates: facts.candidates,
        blocked: blockOf(facts, webhook),
        refused: mayTakeCall(facts) ? null : 'INSUFFICIENT_BALANCE',
        closed: closedAt(facts.number?.hours, facts.number?.flow?.holidays, now.getTime()),
      },
      now.getTime(),
      id,
    );
    const begun = await store.begin(webhook.sid, result);
    if (begun === 'awaited') {
      const leg = { workspaceId: call.workspaceId, callId: id, legId: call.outsideLegId };
      pending(leg, webhook.sid).catch((error: unknown) =>
        deps.log.error({ err: error }, 'waiting reports could not be applied'),
      );
    }
    if (begun !== 'known' && result.call.phase === 'QUEUED') wake(call.workspaceId, true);
    if (begun === 'known') return (await store.read(webhook, id, now))?.known ?? undefined;
    if (!result.call.flowAt?.awaitsPeople) return result.call;
    // Only a call whose first people were not read along: it fell back at once, or came outside the hours.
    const led = await apply({
      workspaceId: call.workspaceId,
      callId: id,
      key: 'people',
      input: async (tx, { flowAt, ...state }) =>
        flowAt?.awaitsPeople
          ? {
              type: 'PEOPLE',
              visit: flowAt.visit,
              candidates: await ringCandidates(deps, tx, { ...state, flowAt }),
              callerAsks: true,
            }
          : null,
    });
    return led?.call ?? result.call;
  };
}

/** A test number has its own minutes (defaults 7.3); other numbers may overdraw a little, toll-free ones not at all (defaults 5.4). */
function mayTakeCall({ number, testMinutesLeft, balanceMicros }: InboundFacts): boolean {
  if (number?.is_test_number) return testMinutesLeft === null || testMinutesLeft > 0;
  return balanceMicros === null || balanceMicros > (number?.type === 'TOLL_FREE' ? 0 : -OVERDRAFT_MICROS);
}
