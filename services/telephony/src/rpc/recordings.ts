import type { ConnectRouter } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import { RecordingService } from '@ringline/proto/telephony/v1/recordings_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import { pauseCallRecording, recordCall } from '../calls/recordCall.ts';
import type { Dependencies } from '../dependencies.ts';
import { openRecordings } from '../recordings/openRecordings.ts';

export function recordingRpc(router: ConnectRouter, deps: Dependencies, apply: ApplyInput): void {
  const record = recordCall(deps, apply);
  const open = openRecordings(deps);
  const pause = pauseCallRecording(deps, apply);
  router.service(RecordingService, {
    openRecordings: async ({ callIds }, context) => ({
      recordings: await open(callIds, { ...principalOf(context), ip: clientAddressOf(context) }),
    }),
    recordCall: async (request, context) => ({ call: callMessage(await record(request, principalOf(context))) }),
    pauseCallRecording: async (request, context) => ({ call: callMessage(await pause(request, principalOf(context))) }),
  });
}
