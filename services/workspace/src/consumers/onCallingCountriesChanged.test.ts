import { CallingCountriesChangedSchema } from '@ringline/proto/billing/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who opened a country for calls, and which, stands in the audit log of its workspace', async () => {
  const { workspaceId, userId } = (await kit.owned()).principal;
  const event = { workspaceId, before: ['GB'], after: ['GB', 'KE'], userId, ip: '203.0.113.7' };
  await kit.deliver(CallingCountriesChangedSchema, event, workspaceId, workspaceId);
  const entries = await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.auditEntry.findMany({ where: { action: 'calling.countries.changed' } }),
  );
  expect(entries).toMatchObject([
    { actorUserId: userId, ip: '203.0.113.7', changes: [{ field: 'countries', before: 'GB', after: 'GB, KE' }] },
  ]);
});
