import { WebhookSecretChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { expect, it } from 'vitest';
import { workspaceTestkit } from '../testing/testkit.ts';

const kit = await workspaceTestkit();

it('who asked for a new secret stands in the audit log of its workspace', async () => {
  const { workspaceId, userId } = (await kit.owned()).principal;
  const phoneNumberId = kit.db.ids.uuid();
  const event = { userId, phoneNumberId, number: '+12125550100' };
  await kit.deliver(WebhookSecretChangedSchema, event, workspaceId, workspaceId);
  const entries = await kit.db.tenant(workspaceId, ({ tx }) =>
    tx.auditEntry.findMany({ where: { action: 'webhook.secret.changed' } }),
  );
  expect(entries).toMatchObject([{ actorUserId: userId, targetId: phoneNumberId, targetName: '+12125550100' }]);
});
