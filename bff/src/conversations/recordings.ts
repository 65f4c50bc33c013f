import { timestampFromMs, timestampMs, type Timestamp } from '@bufbuild/protobuf/wkt';
import type { Principal } from '@ringline/kit/auth';
import type { CallItem, Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';

const DAY_MS = 86_400_000;

/** Whether the recording is what a caller said after the tone; a message that was told of late leaves the call missed. */
export const isMessage = (call: CallItem): boolean => call.isMessage || call.status === 'VOICEMAIL';

/**
 * Who may hear a recording: the agent of the call, managers and above (defaults 2.2, HANDLERS_AND_MANAGERS). A message is for
 * whoever sees that it was left.
 */
function mayHear(principal: Principal, agentUserId: string, call: CallItem): boolean {
  return isMessage(call) || principal.role !== 'MEMBER' || agentUserId === principal.userId;
}

/** Whether the caller of the operation may hear, and read, what was recorded. */
export const mayBeHeard = async (
  { agentUserId }: Pick<Conversation, 'agentUserId'>,
  call: CallItem,
  context: OperationContext,
): Promise<boolean> => mayHear(await context.principal(), agentUserId, call);

/** A call's recording; null when there is none. */
export async function recordingOf(
  { agentUserId }: Pick<Conversation, 'agentUserId'>,
  call: CallItem,
  context: OperationContext,
) {
  if (!call.recordingId) return null;
  const canPlay = call.recordingState === 'READY' && mayHear(await context.principal(), agentUserId, call);
  return {
    id: call.recordingId,
    name: call.recordingKey.split('/').at(-1) || call.recordingId,
    canPlay,
    callId: call.callId,
    startedAt: call.startedAt,
    state: call.recordingState,
    mimeType: call.recordingMimeType,
    size: Number(call.recordingSizeBytes),
    durationSeconds: call.recordingSeconds,
    type: 'RECORDING',
    deletion: call.recordingDeletion ?? null,
    legalHold: call.legalHold ?? null,
  };
}

/** A link of five minutes. Who gets one may hear the recording, and is noted for it, so none is made that nobody asked for. */
export async function linkOf(
  { callId, canPlay }: { readonly callId: string; readonly canPlay: boolean },
  context: OperationContext,
): Promise<string | null> {
  const opened = canPlay ? await context.loaders.openedRecording.load(callId) : null;
  return opened?.storageKey ? context.edge.links.to(opened.storageKey) : null;
}

/** Until when the workspace keeps a recording; null where nothing ends it, or it is not there. */
export async function keptUntil(
  recording: { readonly state: string; readonly legalHold: object | null; readonly startedAt?: Timestamp | undefined },
  { loaders }: OperationContext,
): Promise<Timestamp | null> {
  if (recording.state !== 'READY' || recording.legalHold || !recording.startedAt) return null;
  const { days = 0 } = (await loaders.recordingSettings.load('')) ?? {};
  return days === 0 ? null : timestampFromMs(timestampMs(recording.startedAt) + days * DAY_MS);
}
