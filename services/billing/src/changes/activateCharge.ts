import { notFound } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import type { Actor, Deps } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { settlePayment } from '../payments/settlePayment.ts';

/**
 * Asks the gateway how the payment of a change, or of an open invoice, stands; a paid one is delivered once.
 * @param charge `charge_id` of the return link
 * @throws Refusal NOT_FOUND, UNAVAILABLE
 */
export const activateCharge =
  (deps: Deps) =>
  async ({ charge }: { readonly charge: string }, { workspaceId }: Actor): Promise<Payment> => {
    const payment =
      charge === ''
        ? undefined
        : await deps.db.tenant(workspaceId, ({ tx }) =>
            tx.payment.findFirst({ where: { workspaceId, externalId: charge, purpose: 'CHANGE_PLAN' } }),
          );
    if (!payment) throw notFound('The payment');
    return settlePayment(deps)({ workspaceId, paymentId: payment.id, externalId: charge });
  };

/**
 * The same for seats, by the offer that they were bought with.
 * @throws Refusal NOT_FOUND, PAYMENT_NOT_VERIFIED, UNAVAILABLE
 */
export const subscribeUserCallback =
  (deps: Deps) =>
  async (
    { workspaceSubscriptionAddon: id, externalId }: { workspaceSubscriptionAddon: string; externalId: string },
    { workspaceId }: Actor,
  ): Promise<string> => {
    const found = isUuid(id)
      ? await deps.db.tenant(workspaceId, async ({ tx }) => ({
          change: await tx.subscriptionChange.findFirst({ where: { id, workspaceId, purpose: 'BUY_SEAT' } }),
          payment: await tx.payment.findFirst({ where: { workspaceId, purpose: 'BUY_SEAT', referenceId: id } }),
        }))
      : undefined;
    if (found?.payment)
      return (await settlePayment(deps)({ workspaceId, paymentId: found.payment.id, externalId })).status;
    if (found?.change?.status === 'DONE') return 'SUCCESSFUL';
    throw notFound('The order');
  };
