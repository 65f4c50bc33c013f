import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import {
  RecordingAccessChangedSchema,
  RecordingAccessedSchema,
  RecordingCustodyChangedSchema,
  RecordingSettingsChangedSchema,
  RecordingsExpiredSchema,
} from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { listAuditEntries } from '../audit/listAuditEntries.ts';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who heard a recording, downloaded it, and read its words, stands in the audit log of its workspace alone', async () => {
  const { principal } = await kit.owned();
  const other = await kit.owned();
  const { workspaceId, userId } = principal;
  const callId = kit.db.ids.uuid();
  const event = { callId, peerNumber: '+12125550100', userId, ip: '203.0.113.7' };
  for (const access of ['HEARD', 'DOWNLOADED', 'READ'])
    await kit.deliver(RecordingAccessedSchema, { ...event, access }, callId, workspaceId);
  const entries = (of: string) =>
    kit.db.tenant(of, ({ tx }) =>
      tx.auditEntry.findMany({ where: { targetType: 'CALL' }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    );
  expect(await entries(workspaceId)).toMatchObject(
    ['call.recording.heard', 'call.recording.downloaded', 'call.transcript.read'].map((action) => ({
      action,
      actorUserId: userId,
      targetId: callId,
      targetName: '+12125550100',
      ip: '203.0.113.7',
    })),
  );
  expect(await entries(other.principal.workspaceId)).toEqual([]);
});

it('who deleted a recording, restored it or held it, and why, stands there, too', async () => {
  const { principal } = await kit.owned();
  const { workspaceId, userId } = principal;
  const callId = kit.db.ids.uuid();
  const event = { callId, peerNumber: '+12125550100', userId, ip: '203.0.113.7' };
  for (const [change, reason] of [
    ['DELETED', 'The caller asked'],
    ['RESTORED', ''],
    ['HELD', 'Case 4711'],
    ['RELEASED', 'Case closed'],
  ] as const)
    await kit.deliver(RecordingCustodyChangedSchema, { ...event, change, reason }, callId, workspaceId);
  const entries = await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.auditEntry.findMany({ where: { targetId: callId }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
  );
  expect(entries.map(({ action, changes }) => [action, changes])).toEqual([
    ['call.recording.deleted', [{ field: 'reason', before: null, after: 'The caller asked' }]],
    ['call.recording.restored', []],
    ['call.recording.held', [{ field: 'reason', before: null, after: 'Case 4711' }]],
    ['call.recording.released', [{ field: 'reason', before: null, after: 'Case closed' }]],
  ]);
});

it('who changed how long recordings are kept stands there with both figures', async () => {
  const { principal } = await kit.owned();
  const { workspaceId, userId } = principal;
  await kit.deliver(RecordingSettingsChangedSchema, { beforeDays: 0, afterDays: 30, userId }, workspaceId, workspaceId);
  const action = 'call.recording.settings.changed';
  const entries = await kit.db.tenant(workspaceId, ({ tx }) => tx.auditEntry.findMany({ where: { action } }));
  expect(entries).toMatchObject([
    { actorUserId: userId, changes: [{ field: 'retentionDays', before: null, after: '30' }] },
  ]);
});

it('who chose who may hear recordings stands there with what held before', async () => {
  const { principal } = await kit.owned();
  const { workspaceId, userId } = principal;
  const chosen = { before: 'HANDLERS_AND_MANAGERS', after: 'TEAM', userId, ip: '203.0.113.7' };
  await kit.deliver(RecordingAccessChangedSchema, chosen, workspaceId, workspaceId);
  const action = 'call.recording.access.changed';
  const entries = await kit.db.tenant(workspaceId, ({ tx }) => tx.auditEntry.findMany({ where: { action } }));
  expect(entries).toMatchObject([
    {
      actorUserId: userId,
      ip: '203.0.113.7',
      changes: [{ field: 'recordingAccess', before: 'HANDLERS_AND_MANAGERS', after: 'TEAM' }],
    },
  ]);
});

it('what a night deleted stands there as nobody’s doing, with how many and up to which date', async () => {
  const { principal } = await kit.owned();
  const { workspaceId } = principal;
  const recordedUntil = timestampFromDate(new Date('2026-08-24T03:40:00Z'));
  await kit.deliver(
    RecordingsExpiredSchema,
    { recordings: 12, transcripts: 3, recordedUntil },
    workspaceId,
    workspaceId,
  );
  const { entries } = await listAuditEntries(kit.deps)({ actorId: '', action: 'call.recordings.expired' }, principal);
  expect(entries).toMatchObject([
    {
      actorUserId: '',
      actorName: 'Ringline',
      changes: [
        { field: 'deletedRecordings', before: '', after: '12' },
        { field: 'deletedTranscripts', before: '', after: '3' },
        { field: 'recordedUntil', before: '', after: '2026-08-24' },
      ],
    },
  ]);
});
