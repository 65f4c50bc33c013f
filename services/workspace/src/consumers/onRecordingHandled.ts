import { consumer, on } from '@ringline/kit/events';
import {
  MonitorNoticeChangedSchema,
  RecordingAccessChangedSchema,
  RecordingAccessedSchema,
  RecordingCustodyChangedSchema,
  RecordingSettingsChangedSchema,
  RecordingsExpiredSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { timestampDate } from '@bufbuild/protobuf/wkt';
import { audit, changesOf, ITSELF } from '../audit/audit.ts';
import type { AuditAction } from '../audit/fields.ts';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

const ACCESSES: Readonly<Record<string, AuditAction>> = {
  HEARD: 'call.recording.heard',
  DOWNLOADED: 'call.recording.downloaded',
  READ: 'call.transcript.read',
};

const ACTIONS: Readonly<Record<string, AuditAction>> = {
  DELETED: 'call.recording.deleted',
  RESTORED: 'call.recording.restored',
  HELD: 'call.recording.held',
  RELEASED: 'call.recording.released',
};

/**
 * Notes in the audit log who heard the recording of which call, downloaded it, read its words, deleted, restored or held it, who chose
 * who may, and what time deleted (defaults 2.2, 3.1, 12.2).
 */
export const onRecordingHandled = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'recordings',
    handlers: [
      on(RecordingAccessedSchema, async ({ event: { callId, peerNumber, userId, access, ip }, uow }) => {
        const action = ACCESSES[access];
        if (action === undefined) return;
        const target = { type: 'CALL', id: callId, name: peerNumber };
        await audit(deps, uow, { userId, ip }, { action, target });
      }),
      on(RecordingCustodyChangedSchema, async ({ event: { callId, peerNumber, userId, change, reason, ip }, uow }) => {
        const action = ACTIONS[change];
        if (action === undefined) return;
        await audit(
          deps,
          uow,
          { userId, ip },
          {
            action,
            target: { type: 'CALL', id: callId, name: peerNumber },
            changes: reason === '' ? [] : [{ field: 'reason', before: null, after: reason }],
          },
        );
      }),
      on(RecordingSettingsChangedSchema, async ({ event: { beforeDays, afterDays, userId, ip }, uow }) => {
        const [before, after] = [beforeDays, afterDays].map((days) => (days === 0 ? null : String(days)));
        await audit(
          deps,
          uow,
          { userId, ip },
          {
            action: 'call.recording.settings.changed',
            target: { type: 'WORKSPACE', id: uow.workspaceId },
            changes: [{ field: 'retentionDays', before: before ?? null, after: after ?? null }],
          },
        );
      }),
      on(RecordingAccessChangedSchema, async ({ event: { before, after, userId, ip }, uow }) => {
        await audit(
          deps,
          uow,
          { userId, ip },
          {
            action: 'call.recording.access.changed',
            target: { type: 'WORKSPACE', id: uow.workspaceId },
            changes: [{ field: 'recordingAccess', before, after }],
          },
        );
      }),
      on(MonitorNoticeChangedSchema, async ({ event: { notifiesAgent, userId, ip }, uow }) => {
        await audit(
          deps,
          uow,
          { userId, ip },
          {
            action: 'call.monitoring.changed',
            target: { type: 'WORKSPACE', id: uow.workspaceId },
            changes: [{ field: 'notifyAgentOnMonitor', before: String(!notifiesAgent), after: String(notifiesAgent) }],
          },
        );
      }),
      on(RecordingsExpiredSchema, async ({ event: { recordings, transcripts, recordedUntil }, uow }) => {
        const counted = {
          deletedRecordings: recordings,
          deletedTranscripts: transcripts > 0 ? transcripts : null,
          // The day in UTC, as the night counts.
          recordedUntil: recordedUntil ? timestampDate(recordedUntil).toISOString().slice(0, 10) : null,
        };
        await audit(deps, uow, ITSELF, {
          action: 'call.recordings.expired',
          target: { type: 'WORKSPACE', id: uow.workspaceId },
          changes: changesOf({}, counted),
        });
      }),
    ],
  });
