import type { ConnectRouter } from '@connectrpc/connect';
import { clientAddressOf, principalOf } from '@ringline/kit/auth';
import { SANDBOX_SCRIBE } from '@ringline/kit/chat';
import { SANDBOX_EARS } from '@ringline/kit/transcription';
import { TranscriptService } from '@ringline/proto/telephony/v1/transcripts_pb';
import type { ApplyInput } from '../calls/applyInput.ts';
import { callMessage } from '../calls/callView.ts';
import type { Deps } from '../context.ts';
import { editSummary, summarizeCall } from '../transcripts/summaries.ts';
import { correctTranscript, listTranscripts, transcribeCall } from '../transcripts/transcripts.ts';

/** The handlers of TranscriptService. */
export const transcriptRpc =
  (deps: Deps, apply: ApplyInput) =>
  (router: ConnectRouter): void => {
    const list = listTranscripts(deps);
    const transcribe = transcribeCall(deps, apply);
    const summarize = summarizeCall(deps, apply);
    const edit = editSummary(deps, apply);
    const correct = correctTranscript(deps, apply);
    router.service(TranscriptService, {
      listTranscripts: async (request, context) => ({
        transcripts: await list(request, { ...principalOf(context), ip: clientAddressOf(context) }),
      }),
      getTranscriptionEngine: () => ({
        configured: deps.transcriber !== undefined,
        model: deps.transcriber?.model ?? '',
        sandbox:
          deps.transcriber?.model === SANDBOX_EARS ||
          (deps.transcriber?.engine === 'carrier' && deps.env.SANDBOX_ENABLED),
        summaryConfigured: deps.summarizer !== undefined,
        summaryModel: deps.summarizer?.model ?? '',
        summarySandbox: deps.summarizer?.model === SANDBOX_SCRIBE,
      }),
      transcribeCall: async (request, context) => ({
        call: callMessage(await transcribe(request, principalOf(context))),
      }),
      summarizeCall: async (request, context) => ({
        call: callMessage(await summarize(request, principalOf(context))),
      }),
      editSummary: async (request, context) => {
        const { transcript, call } = await edit(request, principalOf(context));
        return { transcript, state: callMessage(call).summary };
      },
      correctTranscript: async (request, context) => ({
        transcript: await correct(request, { ...principalOf(context), ip: clientAddressOf(context) }),
      }),
    });
  };
