import type { MessageInitShape } from '@bufbuild/protobuf';
import { featureMissing, type Principal, type Scope } from '@ringline/kit/auth';
import { conflict, invalid, notFound, Refusal } from '@ringline/kit/errors';
import type { TranscriptSchema } from '@ringline/proto/telephony/v1/transcripts_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { findCall, findCalls } from '../calls/callAccess.ts';
import { nameOf } from '../calls/recordCall.ts';
import type { CallState } from '../calls/engine/state.ts';
import type { Dependencies } from '../dependencies.ts';
import type { CallTranscript } from '../generated/prisma/client.ts';
import { mayHear } from '../recordings/mayHear.ts';
import { noteAccess } from '../recordings/noteAccess.ts';
import { MOST_CALLS } from '../recordings/openRecordings.ts';
import { featureFor } from './asksForTranscript.ts';
import { customerSentiment, sentimentOf } from './sentiment.ts';
import { maskNumbers } from './maskNumbers.ts';
import { json, shownSummary, stored, type StoredTranscript } from './transcriptStore.ts';
import { customerWordsPerMinute } from './turns.ts';
import type { Correction } from './words.ts';

const LONGEST_TURN = 2_000;

/** @throws Refusal NOT_FOUND for calls that the person may not see, or not read; INVALID_TRANSITION for words that were deleted */
export async function readable(
  deps: Dependencies,
  principal: Principal,
  callId: string,
  scope: Scope | undefined,
): Promise<CallState> {
  const call = await findCall(deps, principal, callId, scope);
  if (!mayHear(call, principal)) throw notFound('The transcript');
  if (call.recording?.state === 'DELETED') {
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'The recording of this call was deleted, and its words with it.',
    });
  }
  return call;
}

/** The words of those calls that the person may read, who is noted for it (defaults 2.2); what is not ready yet is left out. */
export function listTranscripts(deps: Dependencies) {
  return async (
    { callIds, withoutWords }: { callIds: readonly string[]; withoutWords?: boolean },
    principal: Principal & { readonly ip: string },
  ): Promise<MessageInitShape<typeof TranscriptSchema>[]> => {
    if (callIds.length > MOST_CALLS) throw invalid('callIds', `Ask for ${MOST_CALLS} calls at a time at most.`);
    const found = await findCalls(deps, principal, callIds, principal.scope('CALLS', 'READ'));
    const seen = found.filter((call) => call.recording?.state !== 'DELETED' && mayHear(call, principal));
    const { workspaceId } = principal;
    const callOf = (row: CallTranscript) => seen.find(({ id }) => id === row.callId);
    const rows = await deps.db.tenant(workspaceId, async (uow) => {
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
 * @throws Refusal NOT_FOUND, FEATURE_NOT_IN_PLAN, INVALID_TRANSITION without a recording or without anybody to listen to it
 */
export function transcribeCall(deps: Dependencies, apply: ApplyInput) {
  return async ({ callId }: { callId: string }, principal: Principal): Promise<CallState> => {
    const call = await readable(deps, principal, callId, principal.scope('CALLS', 'UPDATE'));
    const feature = featureFor(call);
    if (!principal.features.includes(feature)) throw featureMissing(principal, feature);
    if (!deps.transcriber) {
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message:
          'Nobody turns recordings into words here yet. Whoever runs Ringline sets TRANSCRIPTION, to an OpenAI-compatible endpoint or to whisper.cpp.',
        why: { check: 'transcription', required: 'an engine', current: 'none', whoCanFix: ['whoever runs Ringline'] },
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
 * Corrects what was said in a turn. What people correct is kept when the words are asked for anew (defaults 12.3).
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, CONFLICT while the words are being looked for
 */
export function correctTranscript(deps: Dependencies, apply: ApplyInput) {
  return async (
    input: { callId: string; turnId: string; message: string },
    principal: Principal,
  ): Promise<MessageInitShape<typeof TranscriptSchema>> => {
    const call = await readable(deps, principal, input.callId, principal.scope('CALLS', 'UPDATE'));
    const message = maskNumbers(input.message.replaceAll(/\s+/g, ' ').trim());
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
    const after = await deps.db.tenant(workspaceId, ({ tx }) => tx.callTranscript.findUniqueOrThrow({ where }));
    return transcriptInit(stored(after), applied?.call);
  };
}

/** The words and the summary as everybody outside telephony reads them. */
export function transcriptInit(
  row: StoredTranscript,
  call: CallState | undefined,
): MessageInitShape<typeof TranscriptSchema> {
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
    })),
    language: row.language,
    engine: row.engine,
    model: row.model,
    customerSentiment: row.sentiment ?? '',
    customerWordsPerMinute: row.customerWordsPerMinute ?? 0,
    ...(row.summary ? { summary: { ...shownSummary(row.summary), editedByUserId: row.summary.editedBy ?? '' } } : {}),
  };
}
