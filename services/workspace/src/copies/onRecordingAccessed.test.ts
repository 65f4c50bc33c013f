import { RecordingAccessedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who heard a recording, and who read its words, stands in the audit log of its workspace alone', async () => {
  const { principal } = await kit.owned();
  const other = await kit.owned();
  const { workspaceId, userId } = principal;
  const callId = kit.db.ids.uuid();
  const event = { callId, peerNumber: '+12125550100', userId, ip: '203.0.113.7' };
  for (const access of ['HEARD', 'READ'])
    await kit.deliver(RecordingAccessedSchema, { ...event, access }, callId, workspaceId);
  const entries = (of: string) =>
    kit.db.tenant(of, ({ tx }) =>
      tx.auditEntry.findMany({ where: { targetType: 'CALL' }, orderBy: [{ at: 'asc' }, { id: 'asc' }] }),
    );
  expect(await entries(workspaceId)).toMatchObject(
    ['call.recording.heard', 'call.transcript.read'].map((action) => ({
      action,
      actorUserId: userId,
      targetId: callId,
      targetName: '+12125550100',
      ip: '203.0.113.7',
    })),
  );
  expect(await entries(other.principal.workspaceId)).toEqual([]);
});
