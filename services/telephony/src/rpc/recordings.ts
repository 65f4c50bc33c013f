import type { ConnectRouter, HandlerContext } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import { pauseCallRecording, recordCall } from '../calls/recordCall.ts';
import type { Deps } from '../context.ts';
import { deleteRecording, restoreRecording, setLegalHold } from '../recordings/custody.ts';
import { listRecordingRights } from '../recordings/listRecordingRights.ts';
import { updateMonitorNotice } from '../recordings/monitorNotice.ts';
import { updateRecordingAccess } from '../recordings/updateRecordingAccess.ts';
import { getRecordingSettings, updateRecordingSettings } from '../recordings/retention.ts';
import { openRecordings } from '../recordings/openRecordings.ts';

/** The handlers of RecordingService. */
export const recordingRpc =
  (deps: Deps, apply: ApplyInput) =>
  (router: ConnectRouter): void => {
    const record = recordCall(deps, apply);
    const open = openRecordings(deps);
    const settings = getRecordingSettings(deps);
    const update = updateRecordingSettings(deps);
    const choose = updateRecordingAccess(deps);
    const notice = updateMonitorNotice(deps);
    const rights = listRecordingRights(deps);
    const remove = deleteRecording(deps, apply);
    const restore = restoreRecording(deps, apply);
    const hold = setLegalHold(deps, apply);
    const pause = pauseCallRecording(deps, apply);
    router.service(RecordingService, {
      openRecordings: async ({ callIds, download }, context) => ({
        recordings: await open(callIds, actorOf(context), download ? 'DOWNLOADED' : 'HEARD'),
      }),
      listRecordingRights: async ({ callIds }, context) => ({ rights: await rights(callIds, principalOf(context)) }),
      updateRecordingAccess: async (request, context) => ({ settings: await choose(request, actorOf(context)) }),
      updateMonitorNotice: async (request, context) => ({ settings: await notice(request, actorOf(context)) }),
      getRecordingSettings: async (request, context) => ({ settings: await settings(request, principalOf(context)) }),
      updateRecordingSettings: async (request, context) => ({ settings: await update(request, actorOf(context)) }),
      deleteRecording: async (request, context) => ({ call: callMessage(await remove(request, actorOf(context))) }),
      restoreRecording: async (request, context) => ({ call: callMessage(await restore(request, actorOf(context))) }),
      setLegalHold: async (request, context) => ({ call: callMessage(await hold(request, actorOf(context))) }),
      recordCall: async (request, context) => ({ call: callMessage(await record(request, principalOf(context))) }),
      pauseCallRecording: async (request, context) => ({
        call: callMessage(await pause(request, principalOf(context))),
      }),
    });
  };

/** Who calls, with the network address for the audit log. */
const actorOf = (context: HandlerContext) => ({ ...principalOf(context), ip: clientAddressOf(context) });
