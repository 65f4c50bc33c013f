import type { ConnectRouter } from '@connectrpc/connect';
import { principalOf } from '@ringline/kit/auth';
import { CallService } from '@ringline/proto/telephony/v1/telephony_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import { declineOffer } from '../calls/declineOffer.ts';
import { endCall } from '../calls/endCall.ts';
import { getCallTimeline } from '../calls/getCallTimeline.ts';
import { holdCall } from '../calls/holdCall.ts';
import { listCallRecords } from '../calls/listCallRecords.ts';
import { listMyLiveCalls } from '../calls/listMyLiveCalls.ts';
import { muteIncomingCall } from '../calls/muteIncomingCall.ts';
import { connectParams, placeCall } from '../calls/placeCall.ts';
import { rejoinCall } from '../calls/rejoinCall.ts';
import { reportLostLeg } from '../calls/reportLostLeg.ts';
import { setCallAside } from '../calls/setCallAside.ts';
import { ringFor } from '../calls/changeWrapUp.ts';
import type { Deps } from '../context.ts';
import { issueDeviceToken } from '../devices/issueDeviceToken.ts';
import { reportDevice } from '../devices/reportDevice.ts';

/** The handlers of CallService. */
export const callRpc =
  (deps: Deps, apply: ApplyInput) =>
  (router: ConnectRouter): void => {
    const token = issueDeviceToken(deps);
    const report = reportDevice(deps, (principal) => ringFor(deps, apply, principal));
    const place = placeCall(deps, apply);
    const end = endCall(deps, apply);
    const hold = holdCall(deps, apply);
    const aside = setCallAside(deps, apply);
    const decline = declineOffer(deps, apply);
    const mute = muteIncomingCall(deps);
    const rejoin = rejoinCall(deps, apply);
    const lost = reportLostLeg(deps, apply);
    const live = listMyLiveCalls(deps);
    const timeline = getCallTimeline(deps);
    const records = listCallRecords(deps);
    router.service(CallService, {
      issueDeviceToken: ({ deviceId }, context) => token(deviceId, principalOf(context)),
      reportDevice: (request, context) => report(request, principalOf(context)),
      placeCall: async (request, context) => {
        const call = await place(request, principalOf(context));
        return { call: callMessage(call), connectParams: connectParams(call, call.agentLegId) };
      },
      endCall: async ({ callId }, context) => ({ call: callMessage(await end(callId, principalOf(context))) }),
      holdCall: async (request, context) => ({ call: callMessage(await hold(request, principalOf(context))) }),
      setCallAside: async ({ callId }, context) => ({ call: callMessage(await aside(callId, principalOf(context))) }),
      declineOffer: async ({ callId }, context) => ({ call: callMessage(await decline(callId, principalOf(context))) }),
      muteIncomingCall: async ({ callId }, context) => {
        await mute(callId, principalOf(context));
        return {};
      },
      rejoinCall: async (request, context) => {
        const { call, connectParams: parameters } = await rejoin(request, principalOf(context));
        return { call: callMessage(call), connectParams: parameters };
      },
      reportLostLeg: async (request, context) => ({ call: callMessage(await lost(request, principalOf(context))) }),
      listMyLiveCalls: async (_request, context) => ({ calls: (await live(principalOf(context))).map(callMessage) }),
      listCallRecords: async (request, context) => ({ records: await records(request, principalOf(context)) }),
      getCallTimeline: async ({ callId }, context) => ({ entries: await timeline(callId, principalOf(context)) }),
    });
  };
