import { type CallItem, type Conversation } from '@ringline/proto/messaging/v1/messaging_pb';
import type { SummaryState } from '@ringline/proto/telephony/v1/telephony_pb';
import { TranscriptService, type Transcript, type TranscriptTurn } from '@ringline/proto/telephony/v1/transcripts_pb';
import { callEntry } from '../conversations/custody.ts';
import type { OperationContext } from '../graphql/context.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** The words go with the recording, and come back with it. */
const isDeleted = ({ recordingState }: CallItem): boolean => recordingState === 'DELETED';

/** Null for those who may not read them, which telephony knows. Calls without words are not asked about: lists hold many of them. */
async function transcriptOf(
  what: 'transcript' | 'aboutTranscript',
  call: CallItem,
  context: OperationContext,
): Promise<Transcript | null> {
  return call.transcriptVersion === 0 || isDeleted(call) ? null : context.loaders[what].load(call.callId);
}

const wordsOf = (call: CallItem, context: OperationContext) => transcriptOf('transcript', call, context);

/** Whoever sees what a call was about has not read it. */
const aboutWordsOf = (call: CallItem, context: OperationContext) => transcriptOf('aboutTranscript', call, context);

/** The timeline follows by an event; whoever asked sees it at once. */
function withSummary(conversation: Conversation & { call: CallItem }, summary: SummaryState | undefined) {
  const { state = '', reason = '', version = 0 } = summary ?? {};
  const told = { summaryState: state, summaryReason: reason, summaryVersion: version };
  return { ...conversation, call: { ...conversation.call, ...told } };
}

export const transcripts = {
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
    async transcribeConversation(_source, { conversationId }, context) {
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
    async summarizeConversation(_source, { conversationId }, context) {
      const conversation = await callEntry(conversationId, context);
      const { call } = await context.call(TranscriptService).summarizeCall({ callId: conversation.call.callId });
      return withSummary(conversation, call?.summary);
    },
    async updateCallSummary(_source, { input }, context) {
      const conversation = await callEntry(input.conversationId, context);
      const { callId } = conversation.call;
      const { callReason: reason, title, summary } = input;
      const edited = await context.call(TranscriptService).editSummary({ callId, reason, title, summary });
      if (edited.transcript) context.loaders.aboutTranscript.clear(callId).prime(callId, edited.transcript);
      return withSummary(conversation, edited.state);
    },
    async correctTranscript(_source, { input }, context) {
      const { conversationId, transcriptId: turnId, message } = input;
      const conversation = await callEntry(conversationId, context);
      const { callId } = conversation.call;
      const { transcript } = await context.call(TranscriptService).correctTranscript({ callId, turnId, message });
      if (transcript) {
        context.loaders.transcript.clear(callId).prime(callId, transcript);
        context.loaders.aboutTranscript.clear(callId).prime(callId, transcript);
      }
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
    transcripts: async (call: CallItem, _args, context) => (await wordsOf(call, context))?.turns ?? null,
    transcriptSummary: async (call: CallItem, _args, context) =>
      (await aboutWordsOf(call, context))?.summary?.summary ?? null,
    async transcriptTalkSpeed(call: CallItem, _args, context) {
      const found = await aboutWordsOf(call, context);
      return found && { customerAverageWordsPerMinute: found.customerWordsPerMinute || null };
    },
  },
  Conversation: {
    async aiLog(item: Conversation, _args, context) {
      const found = item.call ? await aboutWordsOf(item.call, context) : null;
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
    issue: (turn: TranscriptTurn) => turn.issue ?? null,
    correctedBy: (turn: TranscriptTurn, _args, { loaders }) =>
      turn.correctedByUserId ? loaders.profile.load(turn.correctedByUserId) : null,
  },
} satisfies Resolvers;
