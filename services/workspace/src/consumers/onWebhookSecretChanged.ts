import { consumer, on } from '@ringline/kit/events';
import { WebhookSecretChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import { audit } from '../audit/audit.ts';
import type { Context } from '../context.ts';
import type { PrismaClient } from '../generated/prisma/client.ts';

/** Notes in the audit log who asked for a new secret of the workspace's web services. */
export const onWebhookSecretChanged = (deps: Pick<Context, 'ids' | 'clock'>) =>
  consumer<PrismaClient>({
    name: 'webhook-secret',
    handlers: [
      on(WebhookSecretChangedSchema, async ({ event: { userId, phoneNumberId, number }, uow }) => {
        await audit(
          deps,
          uow,
          { userId },
          { action: 'webhook.secret.changed', target: { type: 'NUMBER', id: phoneNumberId, name: number } },
        );
      }),
    ],
  });
