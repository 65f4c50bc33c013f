import { type CallItem, type Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { SummaryState } from '@ringline/proto/telephony/v1/telephony_pb';
import { TranscriptService, type Transcript, type TranscriptTurn } from '@ringline/proto/telephony/v1/transcripts_pb';
import { callEntry } from '../conversations/custody.ts';
import { mayBeHeard } from '../conversations/recordings.ts';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

type CallSource = CallItem & { readonly conversation: Conversation };

/** The words go with the recording, and come back with it. */
const isDeleted = ({ recordingState }: CallItem): boolean => recordingState === 'DELETED';

/** Calls without words are not asked about: lists hold many of them. */
async function transcriptOf(
  what: 'transcript' | 'aboutTranscript',
  call: CallItem,
  of: Conversation,
  context: OperationContext,
): Promise<Transcript | null> {
  if (call.transcriptVersion === 0 || isDeleted(call) || !(await mayBeHeard(of, call, context))) return null;
  return context.loaders[what].load(call.callId);
}

const wordsOf = ({ conversation, ...call }: CallSource, context: OperationContext) =>
  transcriptOf('transcript', call, conversation, context);

/** Whoever sees what a call was about has not read it. */
const aboutWordsOf = ({ conversation, ...call }: CallSource, context: OperationContext) =>
  transcriptOf('aboutTranscript', call, conversation, context);

function changed(transcript: Transcript | undefined, callId: string, { loaders }: OperationContext): void {
  if (!transcript) return;
  loaders.transcript.clear(callId).prime(callId, transcript);
  loaders.aboutTranscript.clear(callId).prime(callId, transcript);
}

/** The timeline follows by an event; whoever asked sees it at once. */
function withSummary(conversation: Conversation & { call: CallItem }, summary: SummaryState | undefined) {
  const { state = '', reason = '', version = 0 } = summary ?? {};
  const told = { summaryState: state, summaryReason: reason, summaryVersion: version };
  return { ...conversation, call: { ...conversation.call, ...told } };
}

export const transcripts: Resolvers = {
  Query: {
    async getTranscriptionEngine(_source, _args, context) {
      const { configured, model, sandbox } = await context.call(TranscriptService).getTranscriptionEngine({});
      return { isConfigured: configured, model: model || null, isFromSandbox: sandbox };
    },
    async getSummaryEngine(_source, _args, context) {
      const engine = await context.call(TranscriptService).getTranscriptionEngine({});
      const { summaryConfigured: isConfigured, summaryModel: model, summarySandbox: isFromSandbox } = engine;
      return { isConfigured, model: model || null, isFromSandbox };
    },
  },
  Mutation: {
    async transcribeConversation(_source, { conversationId }: { conversationId: string }, context) {
      const conversation = await callEntry(conversationId, context);
      const { call } = await context.call(TranscriptService).transcribeCall({ callId: conversation.call.callId });
      // The timeline follows by an event; whoever asked sees it at once.
      const { state = '', percent = 0, reason = '', version = 0 } = call?.transcript ?? {};
      const told = {
        transcriptState: state,
        transcriptPercent: percent,
        transcriptReason: reason,
        transcriptVersion: version,
      };
      return { ...conversation, call: { ...conversation.call, ...told } };
    },
    async summarizeConversation(_source, { conversationId }: { conversationId: string }, context) {
      const conversation = await callEntry(conversationId, context);
      const { call } = await context.call(TranscriptService).summarizeCall({ callId: conversation.call.callId });
      return withSummary(conversation, call?.summary);
    },
    async updateCallSummary(_source, { input }: { input: UpdateCallSummary }, context) {
      const conversation = await callEntry(input.conversationId, context);
      const { callId } = conversation.call;
      const { callReason: reason, title, summary } = input;
      const edited = await context.call(TranscriptService).editSummary({ callId, reason, title, summary });
      changed(edited.transcript, callId, context);
      return withSummary(conversation, edited.state);
    },
    async correctTranscript(_source, { input }: { input: CorrectTranscript }, context) {
      const { conversationId, transcriptId: turnId, message } = input;
      const conversation = await callEntry(conversationId, context);
      const { callId } = conversation.call;
      const { transcript } = await context.call(TranscriptService).correctTranscript({ callId, turnId, message });
      changed(transcript, callId, context);
      return conversation;
    },
  },
  ConversationCall: {
    isTranscribing: ({ transcriptState: state }: CallItem) => state === 'QUEUED' || state === 'WORKING',
    transcription: (call: CallItem) =>
      call.transcriptState && !isDeleted(call)
        ? {
            state: call.transcriptState,
            percent: call.transcriptPercent,
            failure: call.transcriptReason || null,
            version: call.transcriptVersion,
          }
        : null,
    summaryProgress: ({ summaryState, summaryReason, summaryVersion, recordingState }: CallItem) =>
      summaryState && recordingState !== 'DELETED'
        ? { state: summaryState, failure: summaryReason || null, version: summaryVersion }
        : null,
    transcripts: async (call: CallSource, _args, context) => (await wordsOf(call, context))?.turns ?? null,
    transcriptSummary: async (call: CallSource, _args, context) =>
      (await aboutWordsOf(call, context))?.summary?.summary ?? null,
    async transcriptTalkSpeed(call: CallSource, _args, context) {
      const found = await aboutWordsOf(call, context);
      return found && { customerAverageWordsPerMinute: found.customerWordsPerMinute || null };
    },
  },
  Conversation: {
    async aiLog(item: Conversation, _args, context) {
      const found = item.call ? await transcriptOf('aboutTranscript', item.call, item, context) : null;
      if (!found || (!found.summary && !found.customerSentiment)) return null;
      const { reason, title, summary, editedByUserId } = found.summary ?? {};
      return {
        callSummary: {
          callReason: reason ?? null,
          title: title ?? null,
          summary: summary ?? null,
          editedBy: editedByUserId ? await context.loaders.profile.load(editedByUserId) : null,
          customerSentiment: found.customerSentiment || null,
        },
      };
    },
  },
  CallTranscript: {
    sentiment: (turn: TranscriptTurn) => turn.sentiment || null,
    correctedBy: (turn: TranscriptTurn, _args, { loaders }) =>
      turn.correctedByUserId ? loaders.profile.load(turn.correctedByUserId) : null,
  },
};

interface UpdateCallSummary {
  readonly conversationId: string;
  readonly callReason: string;
  readonly title: string;
  readonly summary: string;
}

interface CorrectTranscript {
  readonly conversationId: string;
  readonly transcriptId: string;
  readonly message: string;
}
