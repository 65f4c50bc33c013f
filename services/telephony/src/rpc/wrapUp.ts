import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { invalid } from '@ringline/kit/errors';
import { CallOutcome } from '@ringline/proto/telephony/v1/notes_pb';
import { WrapUpChange, WrapUpService } from '@ringline/proto/telephony/v1/wrap_up_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import { changeWrapUp } from '../calls/changeWrapUp.ts';
import { CALL_OUTCOMES } from '../calls/engine/state.ts';
import { saveCallNote } from '../calls/saveCallNote.ts';
import type { Deps } from '../context.ts';
import type { WakeQueues } from '../queues/wake.ts';

/** The handlers of WrapUpService. */
export const wrapUpRpc =
  (deps: Deps, apply: ApplyInput, wake: WakeQueues) =>
  (router: ConnectRouter): void => {
    const save = saveCallNote(deps, apply);
    const change = changeWrapUp(deps, apply, wake);
    router.service(WrapUpService, {
      saveCallNote: async ({ outcome, ...request }, context) => {
        const known = CALL_OUTCOMES.find((name) => CallOutcome[name] === outcome);
        if (known === undefined && outcome !== CallOutcome.UNSPECIFIED)
          throw invalid('outcome', `An outcome is ${CALL_OUTCOMES.join(', ')}, or none.`);
        return { call: callMessage(await save({ ...request, outcome: known ?? null }, principalOf(context))) };
      },
      changeWrapUp: async (request, context) => {
        if (request.change !== WrapUpChange.MORE_TIME && request.change !== WrapUpChange.READY)
          throw invalid('change', 'Ask for more time, or say that you are ready.');
        const name = request.change === WrapUpChange.READY ? 'READY' : 'MORE_TIME';
        return { leftMs: Math.ceil(await change(name, principalOf(context))) };
      },
    });
  };
