import { TranscriptSettledSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { CallState } from '../calls/engine/state.ts';
import { isUnderWay } from '../calls/engine/transcript.ts';
import type { Transaction, Unit } from '../context.ts';
import { paidRecording } from '../transcripts/transcriptCredit.ts';

/** Writes what a step that saved, deleted, restored or purged a recording leads to, in its transaction. */
export async function noteCustody({ tx, emit }: Unit, before: CallState, after: CallState): Promise<void> {
  const [was, is] = [before.recording, after.recording];
  if (!is) return;
  const { workspaceId, id: callId } = after;
  if (is.state === 'READY' && was?.state !== 'READY') {
    const kept = { workspaceId, recordedAt: new Date(after.startedAt), purgeAt: null };
    await tx.recordingKept.upsert({ where: { callId }, create: { callId, ...kept }, update: kept });
  } else if (is.state === 'DELETED' && was?.state !== 'DELETED') {
    const purgeAt = new Date(is.deletion?.purgeAt ?? 0);
    const kept = { workspaceId, recordedAt: new Date(after.startedAt), purgeAt };
    await tx.recordingKept.upsert({ where: { callId }, create: { callId, ...kept }, update: kept });
    await stopWork(tx, emit, before);
  } else if (is.deletion?.purge === 'DONE' && was?.deletion?.purge !== 'DONE') {
    await tx.callTranscript.deleteMany({ where: { workspaceId, callId } });
    await tx.recordingAccess.deleteMany({ where: { workspaceId, callId } });
    await tx.recordingKept.deleteMany({ where: { callId } });
  }
}

/** Whoever is at the words or at their summary finds that it is not wanted any longer; what was held for the words is let go of. */
async function stopWork(tx: Transaction, emit: Unit['emit'], before: CallState): Promise<void> {
  const { workspaceId, id: callId } = before;
  await tx.transcriptDue.deleteMany({ where: { callId } });
  await tx.callSummaryDue.deleteMany({ where: { callId } });
  await tx.callTranscript.updateMany({ where: { workspaceId, callId }, data: { run: { increment: 1 } } });
  const paid = paidRecording(before);
  if (paid && isUnderWay(before.transcript)) emit(TranscriptSettledSchema, { ...paid, made: false }, { key: callId });
}
