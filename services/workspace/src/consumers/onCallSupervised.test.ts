import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { CallSupervisedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who listened to a call, how, from when until when, and who took it over stands in the audit log of its workspace', async () => {
  const { principal } = await kit.owned();
  const other = await kit.owned();
  const { workspaceId, userId } = principal;
  const callId = kit.db.ids.uuid();
  const startedAt = timestampFromDate(new Date('2026-11-21T10:00:00Z'));
  const endedAt = timestampFromDate(new Date('2026-11-21T10:02:30Z'));
  const tell = (supervision: object, more: object = {}) =>
    kit.deliver(
      CallSupervisedSchema,
      { callId, peerNumber: '+12125550100', supervision, ...more },
      callId,
      workspaceId,
    );
  await tell({ userId, mode: 'WHISPER', startedAt });
  await tell({ userId, mode: 'WHISPER', startedAt, endedAt });
  await tell(
    { userId, mode: 'BARGE', startedAt, endedAt },
    { takeover: { name: 'Mia', fromName: 'Ana', at: endedAt } },
  );
  const entries = (of: string) =>
    kit.db.tenant(of, ({ tx }) =>
      tx.auditEntry.findMany({ where: { targetType: 'CALL' }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    );
  expect(await entries(workspaceId)).toMatchObject([
    { actorUserId: userId, action: 'call.supervised', targetId: callId, targetName: '+12125550100' },
    {
      action: 'call.supervision.ended',
      changes: [
        { field: 'mode', after: 'WHISPER' },
        { field: 'startedAt', after: '2026-11-21T10:00:00.000Z' },
        { field: 'endedAt', after: '2026-11-21T10:02:30.000Z' },
      ],
    },
    {
      actorUserId: userId,
      action: 'call.takeover',
      changes: [
        { field: 'agent', before: 'Ana', after: 'Mia' },
        { field: 'startedAt', after: '2026-11-21T10:00:00.000Z' },
        { field: 'endedAt', after: '2026-11-21T10:02:30.000Z' },
      ],
    },
  ]);
  expect(await entries(other.principal.workspaceId)).toEqual([]);
});
