import { create } from '@bufbuild/protobuf';
import { Refusal } from '@ringline/kit/errors';
import {
  LegalHoldSchema,
  MessagingService,
  RecordingDeletionSchema,
  type CallItem,
  type Conversation,
  type LegalHold,
  type RecordingDeletion,
} from '@ringline/proto/messaging/v1/messaging_pb';
import { RecordingService, type RecordingSettings } from '@ringline/proto/telephony/v1/recordings_pb';
import type { Recording } from '@ringline/proto/telephony/v1/telephony_pb';
import type { OperationContext } from '../graphql/context.ts';
import { present } from '../graphql/present.ts';
import type { Resolvers } from '../graphql/resolverTypes.ts';

/** The call that a conversation's entry is. @throws Refusal NOT_FOUND, INVALID_TRANSITION where it is a message */
export async function callEntry(id: string, context: OperationContext): Promise<Conversation & { call: CallItem }> {
  const { conversation } = await context.call(MessagingService).getConversation({ id });
  if (!conversation?.call) {
    throw new Refusal({
      code: 'INVALID_TRANSITION',
      message: 'Only calls have recordings and transcripts, and this is a message.',
    });
  }
  return conversation as Conversation & { call: CallItem };
}

/** The timeline follows by an event; whoever asked sees it at once. */
function withRecording(conversation: Conversation & { call: CallItem }, recording: Recording | undefined) {
  if (!recording) return conversation;
  const { deletion, legalHold } = recording;
  const call: CallItem = { ...conversation.call, recordingState: recording.state, recordingKey: recording.storageKey };
  delete call.recordingDeletion;
  delete call.legalHold;
  if (deletion) {
    const { deletedAt, userId, userName, reason, restorableUntil } = deletion;
    call.recordingDeletion = create(RecordingDeletionSchema, { userId, userName, reason });
    if (deletedAt) call.recordingDeletion.deletedAt = deletedAt;
    if (restorableUntil) call.recordingDeletion.restorableUntil = restorableUntil;
  }
  if (legalHold) {
    const { since, userId, userName, reason } = legalHold;
    call.legalHold = create(LegalHoldSchema, { userId, userName, reason });
    if (since) call.legalHold.since = since;
  }
  return { ...conversation, call };
}

/** Deleting, restoring and holding recordings (defaults 12.2). */
export const custody = {
  Query: {
    getRecordingSettings: async (_source, _args, context) =>
      present((await context.call(RecordingService).getRecordingSettings({})).settings, 'the settings of recordings'),
  },
  Mutation: {
    async updateRecordingSettings(_source, { input }, context) {
      const { settings } = await context
        .call(RecordingService)
        .updateRecordingSettings({ retentionDays: input.retentionDays ?? 0, version: input.version });
      return present(settings, 'the settings of recordings');
    },
    async updateRecordingAccess(_source, { input: { recordingAccess: access, version } }, context) {
      const { settings } = await context.call(RecordingService).updateRecordingAccess({ access, version });
      return present(settings, 'the settings of recordings');
    },
    async updateMonitorNotice(_source, { input: { notifyAgentOnMonitor, version } }, context) {
      const { settings } = await context
        .call(RecordingService)
        .updateMonitorNotice({ notifyAgent: notifyAgentOnMonitor, version });
      return present(settings, 'the settings of recordings');
    },
    async deleteRecording(_source, { input }, context) {
      const entry = await callEntry(input.conversationId, context);
      const { callId } = entry.call;
      const { call } = await context.call(RecordingService).deleteRecording({ callId, reason: input.reason });
      return withRecording(entry, call?.recording);
    },
    async restoreRecording(_source, { conversationId }, context) {
      const entry = await callEntry(conversationId, context);
      const { call } = await context.call(RecordingService).restoreRecording({ callId: entry.call.callId });
      return withRecording(entry, call?.recording);
    },
    async setLegalHold(_source, { input }, context) {
      const { on, reason } = input;
      const entry = await callEntry(input.conversationId, context);
      const { call } = await context.call(RecordingService).setLegalHold({ callId: entry.call.callId, on, reason });
      return withRecording(entry, call?.recording);
    },
  },
  RecordingSettings: {
    days: ({ days }: RecordingSettings) => days || null,
    planDays: ({ planDays }: RecordingSettings) => planDays || null,
    planKeepsDays: ({ planKeepsDays }: RecordingSettings) => planKeepsDays || null,
    ownDays: ({ ownDays }: RecordingSettings) => ownDays || null,
    recordingAccess: ({ access }: RecordingSettings) => access,
    async wouldDelete(_source, { days }, context) {
      const { settings } = await context.call(RecordingService).getRecordingSettings({ wouldKeepDays: days });
      return settings?.wouldDelete ?? 0;
    },
  },
  RecordingDeletion: {
    deletedByName: ({ userName }: RecordingDeletion) => userName || null,
    reason: ({ reason }: RecordingDeletion) => reason || null,
  },
  LegalHold: {
    heldByName: ({ userName }: LegalHold) => userName,
  },
} satisfies Resolvers;
