import type { MessageInitShape } from '@bufbuild/protobuf';
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import { trimmed } from '@ringline/kit/text';
import type { TranscriptSchema } from '@ringline/proto/telephony/v1/transcripts_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { findCall, findCalls, inScope } from '../calls/callAccess.ts';
import { nameOf } from '../calls/recordCall.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Deps } from '../context.ts';
import type { CallTranscript } from '../generated/prisma/client.ts';
import { mayHear } from '../recordings/mayHear.ts';
import { noteAccess } from '../recordings/noteAccess.ts';
import { MOST_CALLS } from '../recordings/openRecordings.ts';
import { closedRecording, recordingAccessOf } from '../recordings/recordingAccess.ts';
import { featureFor } from './asksForTranscript.ts';
import { customerSentiment, sentimentOf } from './sentiment.ts';
import { maskNumbers } from './maskNumbers.ts';
import { issueIn } from './issue.ts';
import { json, shownSummary, stored, type StoredTranscript } from './transcriptStore.ts';
import { customerWordsPerMinute } from './turns.ts';
import type { Correction } from './words.ts';

const LONGEST_TURN = 2_000;

/**
 * The call whose words the person may change.
 * @throws Refusal NOT_FOUND for calls that the person may not see; OUT_OF_SCOPE for words that they may not read, or only read;
 *   INVALID_TRANSITION for words that were deleted
 */
export async function changeable(deps: Deps, principal: Principal, callId: string): Promise<CallState> {
  const call = await findCall(deps, principal, callId, principal.scope('CALLS', 'READ'));
  const { workspaceId, role } = principal;
  const access = await deps.db.tenant(workspaceId, ({ tx }) => recordingAccessOf(tx, workspaceId));
  if (!mayHear(call, access, principal)) throw closedRecording(principal, access);
  if (!inScope(call, principal, principal.scope('CALLS', 'UPDATE'))) {
    throw new Refusal({
      code: 'OUT_OF_SCOPE',
      message: 'You can read this. Only people who were on the call and managers of its team can change it.',
      why: { check: 'words_scope', required: 'team', current: role, whoCanFix: ['MANAGER'] },
    });
  }
  if (call.recording?.state === 'DELETED') {
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'This call’s recording was deleted, along with its transcript.',
      why: { check: 'words_deleted' },
    });
  }
  return call;
}

/** The words of those calls that the person may read, who is noted for it (defaults 2.2); what is not ready yet is left out. */
export function listTranscripts(deps: Deps) {
  return async (
    { callIds, withoutWords }: { callIds: readonly string[]; withoutWords?: boolean },
    principal: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof TranscriptSchema>[]> => {
    if (callIds.length > MOST_CALLS) throw invalid('callIds', `Ask for ${MOST_CALLS} calls at a time at most.`);
    const found = await findCalls(deps, principal, callIds, principal.scope('CALLS', 'READ'));
    const { workspaceId } = principal;
    const callOf = (row: CallTranscript) => found.find(({ id }) => id === row.callId);
    const rows = await deps.db.tenant(workspaceId, async (uow) => {
      const access = await recordingAccessOf(uow.tx, workspaceId);
      const seen = found.filter((call) => call.recording?.state !== 'DELETED' && mayHear(call, access, principal));
      const read = await uow.tx.callTranscript.findMany({
        where: { workspaceId, callId: { in: seen.map(({ id }) => id) }, finishedAt: { not: null } },
      });
      if (!withoutWords)
        await noteAccess(
          deps,
          uow,
          'READ',
          read.flatMap((row) => callOf(row) ?? []),
          principal,
        );
      return read;
    });
    return rows.map((row) => {
      const whole = transcriptInit(stored(row), callOf(row));
      return withoutWords ? { ...whole, turns: [] } : whole;
    });
  };
}

/**
 * Asks for the words of a recording, or for them anew.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, FEATURE_NOT_IN_PLAN, INVALID_TRANSITION without a recording or without anybody to listen to it
 */
export function transcribeCall(deps: Deps, apply: ApplyInput) {
  return async ({ callId }: { callId: string }, principal: Principal): Promise<CallState> => {
    const call = await changeable(deps, principal, callId);
    const feature = featureFor(call);
    if (!principal.features.includes(feature)) throw featureMissing(principal, feature);
    if (!deps.transcriber) {
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message:
          'Transcription is not set up here yet. Your server administrator can set TRANSCRIPTION, to an OpenAI-compatible endpoint, to whisper.cpp or to the carrier.',
        why: {
          check: 'transcription',
          required: 'an engine',
          current: 'none',
          whoCanFix: ['your server administrator'],
        },
      });
    }
    const { workspaceId, userId } = principal;
    const applied = await apply({
      workspaceId,
      callId,
      key: `transcribe:${deps.ids.uuid()}`,
      input: { type: 'TRANSCRIBE', userId, userName: await nameOf(deps, principal) },
    });
    return applied?.call ?? call;
  };
}

/**
 * Corrects what was said in a turn. What people correct is kept when the words are asked for anew (defaults 12.3). Whoever corrects is
 * given all words, and noted as having read them.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, VALIDATION_FAILED, CONFLICT while the words are being looked for
 */
export function correctTranscript(deps: Deps, apply: ApplyInput) {
  return async (
    input: { callId: string; turnId: string; message: string },
    principal: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof TranscriptSchema>> => {
    const call = await changeable(deps, principal, input.callId);
    const message = maskNumbers(trimmed(input.message.replaceAll(/\s+/g, ' ')));
    if (message === '' || message.length > LONGEST_TURN)
      throw invalid('message', `Write what was said, in 1 to ${LONGEST_TURN} characters.`);
    const { workspaceId, userId } = principal;
    const { id: callId } = call;
    const where = { workspaceId_callId: { workspaceId, callId } };
    const userName = await nameOf(deps, principal);
    const applied = await apply({
      workspaceId,
      callId,
      key: `correct:${deps.ids.uuid()}`,
      input: async (tx, { transcript }) => {
        if (transcript?.state !== 'READY') throw conflict('The transcript');
        const row = stored(await tx.callTranscript.findUniqueOrThrow({ where }));
        const turn = row.turns.find(({ id, isPause }) => id === input.turnId && !isPause);
        if (!turn) throw notFound('What was said');
        const { channel, beginMs, endMs } = turn;
        turn.message = message;
        turn.correctedBy = userId;
        turn.sentiment = sentimentOf(message, row.language);
        const correction: Correction = { channel, beginMs, endMs, message, userId };
        const others = row.corrections.filter((one) => one.channel !== channel || one.beginMs !== beginMs);
        await tx.callTranscript.update({
          where,
          data: {
            turns: json(row.turns),
            corrections: json([...others, correction]),
            sentiment: customerSentiment(row.turns),
            customerWordsPerMinute: customerWordsPerMinute(row.turns),
          },
        });
        return {
          type: 'TRANSCRIPT',
          news: { state: 'CORRECTED', userId, userName },
        };
      },
    });
    const after = await deps.db.tenant(workspaceId, async (uow) => {
      await noteAccess(deps, uow, 'READ', [call], principal);
      return uow.tx.callTranscript.findUniqueOrThrow({ where });
    });
    return transcriptInit(stored(after), applied?.call);
  };
}

/** The words and the summary as everybody outside telephony reads them. */
export function transcriptInit(
  row: StoredTranscript,
  call: CallState | undefined,
): MessageInitShape<typeof TranscriptSchema> {
  const issue = issueIn(row.turns, row.summary?.issue);
  return {
    callId: row.callId,
    version: call?.transcript?.version ?? 0,
    turns: row.turns.map((turn) => ({
      id: turn.id,
      channel: turn.channel,
      beginMillis: turn.beginMs,
      endMillis: turn.endMs,
      message: turn.message,
      sentiment: turn.sentiment ?? '',
      isPause: turn.isPause ?? false,
      correctedByUserId: turn.correctedBy ?? '',
      ...(turn.id === issue?.turnId ? { issue: { fromCharacter: issue.from, toCharacter: issue.to } } : {}),
    })),
    language: row.language,
    engine: row.engine,
    model: row.model,
    customerSentiment: row.sentiment ?? '',
    customerWordsPerMinute: row.customerWordsPerMinute ?? 0,
    ...(row.summary ? { summary: { ...shownSummary(row.summary), editedByUserId: row.summary.editedBy ?? '' } } : {}),
  };
}
