import { timestampFromMs, timestampMs, type Timestamp } from '@bufbuild/protobuf/wkt';
import type { CallItem } from '@ringline/proto/messaging/v1/messaging_pb';
import type { OperationContext } from '../graphql/context.ts';

const DAY_MS = 86_400_000;

/** Whether the recording is what a caller said after the tone; a message that was told of late leaves the call missed. */
export const isMessage = (call: CallItem): boolean => call.isMessage || call.status === 'VOICEMAIL';

interface ShownRecording {
  readonly callId: string;
  readonly state: string;
}

/** A call's recording; null when there is none. */
export function recordingOf(call: CallItem) {
  if (!call.recordingId) return null;
  return {
    id: call.recordingId,
    name: call.recordingKey.split('/').at(-1) || call.recordingId,
    callId: call.callId,
    startedAt: call.startedAt,
    state: call.recordingState,
    mimeType: call.recordingMimeType,
    size: Number(call.recordingSizeBytes),
    durationSeconds: call.recordingSeconds,
    type: 'RECORDING',
    bars: call.recordingPeaks,
    deletion: call.recordingDeletion ?? null,
    legalHold: call.legalHold ?? null,
  };
}

/** Whether it is there, and the caller may hear it: telephony knows (defaults 2.2). */
export async function canPlay({ callId, state }: ShownRecording, { loaders }: OperationContext): Promise<boolean> {
  return state === 'READY' && ((await loaders.recordingRights.load(callId))?.mayHear ?? false);
}

/** Bars of one channel, as telephony counts them. */
const BARS = 96;

/** What it looks like, for those who may hear it: bars from 0 to 100 for each channel; none where they are not known. */
export async function peaksOf(
  recording: ShownRecording & { readonly bars: Uint8Array },
  context: OperationContext,
): Promise<number[][]> {
  const { bars } = recording;
  if (bars.length === 0 || !(await canPlay(recording, context))) return [];
  return Array.from({ length: Math.floor(bars.length / BARS) }, (_, channel) => [
    ...bars.subarray(channel * BARS, (channel + 1) * BARS),
  ]);
}

/** The workspace's choice that keeps a recording from the caller; null where nothing does, or there is none to hear. */
export async function closedBy(recording: ShownRecording, context: OperationContext): Promise<string | null> {
  if (recording.state !== 'READY' || (await canPlay(recording, context))) return null;
  return (await context.loaders.recordingSettings.load(''))?.access ?? null;
}

/** Whether the caller may correct the words of a call, and write their summary. */
export const canChangeWords = async (
  { callId, recordingState }: CallItem,
  { loaders }: OperationContext,
): Promise<boolean> =>
  recordingState === 'READY' && ((await loaders.recordingRights.load(callId))?.mayChangeWords ?? false);

/** A link of five minutes: to hear it the file as it is stored, to keep it an MP3 (defaults 12.2). Who gets one may hear the recording, and is noted for it, so none is made that nobody asked for. */
export async function linkOf(
  { callId, state }: ShownRecording,
  { use }: { readonly use: 'PLAY' | 'DOWNLOAD' },
  { loaders, edge }: OperationContext,
): Promise<string | null> {
  if (state !== 'READY') return null;
  const opened = await (use === 'DOWNLOAD' ? loaders.downloadedRecording : loaders.openedRecording).load(callId);
  if (!opened?.storageKey) return null;
  return edge.links.to(opened.storageKey, { sha256: opened.sha256, asMp3: use === 'DOWNLOAD' });
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
