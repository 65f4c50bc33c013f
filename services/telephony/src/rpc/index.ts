import type { ConnectRouter } from '@connectrpc/connect';
import type { Speech } from '@ringline/kit/speech';
import type { ApplyInput } from '../calls/applyInput.ts';
import type { Deps } from '../context.ts';
import type { WakeQueues } from '../queues/wake.ts';
import { blockListRpc } from './blockList.ts';
import { callFlowRpc } from './callFlows.ts';
import { callbackRpc } from './callbacks.ts';
import { callRpc } from './calls.ts';
import { conferenceRpc } from './conferences.ts';
import { deviceRpc } from './devices.ts';
import { liveRpc } from './live.ts';
import { mediaQualityRpc } from './mediaQuality.ts';
import { numberDocumentsRpc } from './numberDocuments.ts';
import { numberRpc } from './numbers.ts';
import { portingRpc } from './porting.ts';
import { purchaseRpc } from './purchases.ts';
import { recordingRpc } from './recordings.ts';
import { registrationRpc } from './registrations.ts';
import { senderIdRpc } from './senderIds.ts';
import { soundRpc } from './sounds.ts';
import { transcriptRpc } from './transcripts.ts';
import { wrapUpRpc } from './wrapUp.ts';

/** What some handlers need besides the dependencies: the call engine, the waiting queues and the voice of prompts. */
interface Engine {
  readonly apply: ApplyInput;
  readonly wake: WakeQueues;
  readonly speech: Speech;
}

/** All handlers of telephony, one file for each aggregate. */
export const rpc =
  (deps: Deps, { apply, wake, speech }: Engine) =>
  (router: ConnectRouter) => {
    blockListRpc(deps)(router);
    callFlowRpc(deps)(router);
    callbackRpc(deps, apply)(router);
    callRpc(deps, apply)(router);
    conferenceRpc(deps, apply)(router);
    deviceRpc(deps)(router);
    liveRpc(deps)(router);
    mediaQualityRpc(deps, apply)(router);
    numberDocumentsRpc(deps)(router);
    numberRpc(deps)(router);
    portingRpc(deps)(router);
    purchaseRpc(deps)(router);
    recordingRpc(deps, apply)(router);
    registrationRpc(deps)(router);
    senderIdRpc(deps)(router);
    soundRpc(deps, speech)(router);
    transcriptRpc(deps, apply)(router);
    wrapUpRpc(deps, apply, wake)(router);
  };
