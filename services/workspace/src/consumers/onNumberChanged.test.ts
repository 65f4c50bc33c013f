import { NumberChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who changed what of a number stands in the audit log of its workspace, once', async () => {
  const { principal } = await kit.owned();
  const other = await kit.owned();
  const { workspaceId, userId } = principal;
  const id = kit.db.ids.uuid();
  const number = { id, number: '+12125550100', name: 'Front desk', callWorkFlow: { teamId: kit.db.ids.uuid() } };
  const changes = [{ field: 'timeout', before: '20', after: '45' }];
  const tell = (version: number, more: object) =>
    kit.deliver(NumberChangedSchema, { number: { ...number, version }, ...more }, id, workspaceId);
  await tell(1, {});
  await tell(2, { changedByUserId: userId, changes });
  // Told once more, as after a restore.
  await tell(2, { changedByUserId: userId, changes });
  const entries = (of: string) =>
    kit.db.tenant(of, ({ tx }) => tx.auditEntry.findMany({ where: { action: 'number.changed' } }));
  expect(await entries(workspaceId)).toMatchObject([
    { actorUserId: userId, targetType: 'NUMBER', targetId: id, targetName: 'Front desk', changes },
  ]);
  expect(await entries(other.principal.workspaceId)).toEqual([]);
});
