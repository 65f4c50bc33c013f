/** What people do with the summary of a call: ask for it, and write it in their own words (defaults 12.3). */
import type { MessageInitShape } from '@bufbuild/protobuf';
import { featureMissing, type Principal } from '@ringline/kit/auth';
import { conflict, invalid, Refusal } from '@ringline/kit/errors';
import type { TranscriptSchema } from '@ringline/proto/telephony/v1/transcripts_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import type { CallState } from '../calls/engine/state.ts';
import { nameOf } from '../calls/recordCall.ts';
import type { Deps } from '../context.ts';
import { featureFor } from './asksForTranscript.ts';
import { canBeSummedUp, MOST, plain, wordCount } from './summarize.ts';
import { json, shownSummary, stored, type Summary } from './transcriptStore.ts';
import { changeable, transcriptInit } from './transcripts.ts';

/**
 * Asks for the summary of a call's words, or for it anew.
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, FEATURE_NOT_IN_PLAN, INVALID_TRANSITION without words, with too few, or without anybody to sum them up
 */
export function summarizeCall(deps: Deps, apply: ApplyInput) {
  return async ({ callId }: { callId: string }, principal: Principal): Promise<CallState> => {
    const call = await changeable(deps, principal, callId);
    const feature = featureFor(call);
    if (!principal.features.includes(feature)) throw featureMissing(principal, feature);
    if (!deps.summarizer) {
      throw new Refusal({
        code: 'INVALID_TRANSITION',
        message:
          'Summaries are not set up here yet. Your server administrator can set SUMMARY=openai with SUMMARY_URL, to an OpenAI-compatible endpoint.',
        why: { check: 'summary', required: 'a model', current: 'none', whoCanFix: ['your server administrator'] },
      });
    }
    const { workspaceId, userId } = principal;
    const userName = await nameOf(deps, principal);
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `summarize:${deps.ids.uuid()}`,
      input: async (tx, locked) => {
        const where = { workspaceId_callId: { workspaceId, callId: call.id } };
        const row = await tx.callTranscript.findUnique({ where });
        if (row?.finishedAt && !canBeSummedUp(locked, stored(row).turns)) {
          throw new Refusal({
            code: 'INVALID_TRANSITION',
            message: 'This call has less than ten seconds of speech, too little to summarize.',
            why: { check: 'little_spoken' },
          });
        }
        return { type: 'SUMMARIZE', userId, userName };
      },
    });
    return applied?.call ?? call;
  };
}

/**
 * Writes the summary in a person's own words. It is kept when the summary is made anew.
 * @returns what is about the words, without them: who writes a summary is not noted as having read them
 * @throws Refusal NOT_FOUND, OUT_OF_SCOPE, VALIDATION_FAILED, CONFLICT while the summary is being made or there is none
 */
export function editSummary(deps: Deps, apply: ApplyInput) {
  return async (
    input: { callId: string; reason: string; title: string; summary: string },
    principal: Principal,
  ): Promise<{ transcript: MessageInitShape<typeof TranscriptSchema>; call: CallState }> => {
    const call = await changeable(deps, principal, input.callId);
    const [reason, title, summary] = [plain(input.reason), plain(input.title), plain(input.summary)];
    if (reason.length > MOST.reasonCharacters)
      throw invalid('reason', `Write the reason in ${MOST.reasonCharacters} characters at most.`);
    if (title === '' || title.length > MOST.titleCharacters)
      throw invalid('title', `Write a title of 1 to ${MOST.titleCharacters} characters.`);
    if (summary === '' || wordCount(summary) > MOST.summaryWords || summary.length > MOST.summaryCharacters)
      throw invalid('summary', `Write the summary in 1 to ${MOST.summaryWords} words.`);
    const { workspaceId, userId } = principal;
    const where = { workspaceId_callId: { workspaceId, callId: call.id } };
    const userName = await nameOf(deps, principal);
    const applied = await apply({
      workspaceId,
      callId: call.id,
      key: `edit-summary:${deps.ids.uuid()}`,
      input: async (tx, locked) => {
        if (!locked.summary || locked.summary.state === 'QUEUED') throw conflict('The summary');
        const { summary: was } = stored(await tx.callTranscript.findUniqueOrThrow({ where }));
        const own = was ?? { reason: '', title: '', summary: '' };
        const shown = shownSummary(own);
        // Only what was changed is the person's; the rest may be made anew.
        const edited = {
          ...own.edited,
          ...(reason === shown.reason ? {} : { reason }),
          ...(title === shown.title ? {} : { title }),
          ...(summary === shown.summary ? {} : { summary }),
        };
        const next: Summary = { ...own, edited, editedBy: userId };
        await tx.callTranscript.update({ where, data: { summary: json(next) } });
        return { type: 'SUMMARY', news: { state: 'EDITED', userId, userName } };
      },
    });
    const after = await deps.db.tenant(workspaceId, ({ tx }) => tx.callTranscript.findUniqueOrThrow({ where }));
    const transcript = { ...transcriptInit(stored(after), applied?.call), turns: [] };
    return { transcript, call: applied?.call ?? call };
  };
}
