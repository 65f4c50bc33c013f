import { BlockListChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who blocked a caller, why, and who took the block away stands in the audit log of its workspace', async () => {
  const { workspaceId, userId } = (await kit.owned()).principal;
  const event = { number: '+12125550100', reason: 'Sells toner', userId, ip: '203.0.113.7' };
  await kit.deliver(BlockListChangedSchema, { ...event, change: 'BLOCKED' }, workspaceId, workspaceId);
  await kit.deliver(BlockListChangedSchema, { ...event, change: 'UNBLOCKED' }, workspaceId, workspaceId);
  const entries = await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.auditEntry.findMany({ where: { action: { startsWith: 'caller.' } }, orderBy: { action: 'asc' } }),
  );
  const common = { actorUserId: userId, targetName: '+12125550100', ip: '203.0.113.7' };
  expect(entries).toMatchObject([
    { ...common, action: 'caller.blocked', changes: [{ field: 'reason', after: 'Sells toner' }] },
    { ...common, action: 'caller.unblocked', changes: [] },
  ]);
});
