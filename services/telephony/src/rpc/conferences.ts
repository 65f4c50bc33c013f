import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { ConferenceService } from '@ringline/proto/telephony/v1/conferences_pb';
import { addToCall } from '../calls/addToCall.ts';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import { superviseCall, takeOverCall } from '../calls/superviseCall.ts';
import { changeTransfer, transferCall } from '../calls/transferCall.ts';
import type { Deps } from '../context.ts';

/** The handlers of ConferenceService. */
export const conferenceRpc =
  (deps: Deps, apply: ApplyInput) =>
  (router: ConnectRouter): void => {
    const transfer = transferCall(deps, apply);
    const change = changeTransfer(deps, apply);
    const add = addToCall(deps, apply);
    const supervise = superviseCall(deps, apply);
    const takeOver = takeOverCall(deps, apply);
    router.service(ConferenceService, {
      transferCall: async (request, context) => ({ call: callMessage(await transfer(request, principalOf(context))) }),
      addToCall: async (request, context) => ({ call: callMessage(await add(request, principalOf(context))) }),
      superviseCall: async (request, context) => {
        const { call, connectParams } = await supervise(request, principalOf(context));
        return { call: callMessage(call), connectParams };
      },
      takeOverCall: async (request, context) => ({ call: callMessage(await takeOver(request, principalOf(context))) }),
      changeTransfer: async (request, context) => ({ call: callMessage(await change(request, principalOf(context))) }),
    });
  };
