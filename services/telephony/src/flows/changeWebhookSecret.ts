import type { Principal } from '@ringline/kit/auth';
import type { CallFlow } from '@ringline/proto/telephony/v1/call_flows_pb';
import { WebhookSecretChangedSchema } from '@ringline/proto/telephony/v1/events_pb';
import type { Deps } from '../context.ts';
import { changeFlow } from './callFlows.ts';

/**
 * A new secret for the workspace, from now on; the one of before is valid for 24 hours more, and the one before that no longer.
 * @param id a number whose flow the principal may change. @throws Refusal NOT_FOUND
 */
export function changeWebhookSecret(deps: Deps) {
  return (id: string, principal: Principal): Promise<CallFlow> =>
    changeFlow(deps, id, principal, async ({ tx, emit, workspaceId }, number) => {
      const data = { changedAt: deps.clock.now(), changedBy: principal.userId };
      await tx.webhookSecret.upsert({
        where: { workspaceId },
        create: { workspaceId, generation: 1, ...data },
        update: { generation: { increment: 1 }, ...data },
      });
      emit(
        WebhookSecretChangedSchema,
        { userId: principal.userId, phoneNumberId: number.id, number: number.number },
        { key: workspaceId },
      );
    });
}
