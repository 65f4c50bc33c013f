import type { Deps } from '../context.ts';
import { askDispute } from '../disputes/askDispute.ts';
import type { PaymentDue } from '../generated/prisma/client.ts';
import { isUndelivered } from '../changes/deliver.ts';
import { refundPayment, settlePayment } from './settlePayment.ts';

/** Milliseconds between two looks at a payment that waits for its buyer. */
const LOOK_EVERY_MS = 15 * 60_000;

/**
 * Asks about a payment that neither webhook nor return settled. It is asked again later unless that ended it. One that was paid too
 * late for what it was to buy is given back, once no bank has to decide on it.
 */
export const lookAgain =
  (deps: Deps) =>
  async ({ targetWorkspace: workspaceId, paymentId }: PaymentDue): Promise<void> => {
    const dueAt = new Date(deps.clock.now().getTime() + LOOK_EVERY_MS);
    // First, so that one that cannot be asked does not keep the round from the others.
    await deps.db.platform('schedulers look over all workspaces', ({ tx }) =>
      tx.paymentDue.updateMany({ where: { paymentId }, data: { dueAt } }),
    );
    const payment = await settlePayment(deps)({ workspaceId, paymentId, externalId: '' });
    if (payment.status === 'PENDING' || (await askDispute(deps, payment))) return;
    const returns = payment.status === 'SUCCESSFUL' && payment.refundMinor !== null;
    if (returns || (await isUndelivered(deps, payment))) await refundPayment(deps)({ workspaceId, paymentId });
    else
      await deps.db.platform('schedulers look over all workspaces', ({ tx }) =>
        tx.paymentDue.deleteMany({ where: { paymentId } }),
      );
  };
