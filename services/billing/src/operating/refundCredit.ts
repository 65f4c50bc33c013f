import { invalid, notFound, Refusal } from '@ringline/kit/errors';
import { isUuid } from '@ringline/kit/ids';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps } from '../context.ts';
import { promoLeft } from '../coupons/promoCredit.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { readAccounts } from '../ledger/ledger.ts';
import { remainingOf } from '../payments/payment.ts';
import { refundPayment } from '../payments/settlePayment.ts';
import { paidFor } from '../tax/credit.ts';

const MICROS_PER_CENT = 10_000n;

/**
 * Gives unused credit of a top-up back to its card, as far as it is there: what was spent, is held or was given as a promotion is not
 * (defaults 5.1). The gateway may answer later: what goes back is written down first.
 * @throws Refusal NOT_FOUND, VALIDATION_FAILED, INVALID_TRANSITION for one that is no top-up, is disputed, or whose credit is spent
 */
export const refundCredit =
  (deps: Deps) =>
  async ({ workspaceId, paymentId }: { workspaceId: string; paymentId: string }): Promise<Payment> => {
    if (!isUuid(workspaceId) || !isUuid(paymentId))
      throw invalid('payment', 'Name the payment and its workspace by their ids, as `explain` shows them.');
    await deps.db.tenant(workspaceId, async (uow) => {
      const { tx } = uow;
      const payment = await tx.payment.findFirst({ where: { id: paymentId, workspaceId } });
      if (!payment) throw notFound('The payment');
      if (payment.purpose !== 'CREDIT')
        throw new Refusal({ code: 'INVALID_TRANSITION', message: 'This payment bought no credit.' });
      if (payment.status !== 'SUCCESSFUL' || payment.refundMinor !== null) return;
      await lockSubscription(deps, uow);
      const credit = (await readAccounts(uow))('credit', 'USD');
      const promotions = [...(await promoLeft(uow)).values()].reduce((sum, micros) => sum + micros, 0n);
      const unused = (credit - promotions) / MICROS_PER_CENT;
      if (unused <= 0n)
        throw new Refusal({ code: 'INVALID_TRANSITION', message: 'The credit is spent. Nothing can be given back.' });
      const left = remainingOf(payment);
      const paid = paidFor(payment, unused);
      const refundMinor = paid < left ? paid : left;
      await tx.payment.update({ where: { id: paymentId }, data: { refundMinor } });
      await tx.paymentDue.upsert({
        where: { paymentId },
        create: { targetWorkspace: workspaceId, paymentId, dueAt: deps.clock.now() },
        update: {},
      });
    });
    return refundPayment(deps)({ workspaceId, paymentId });
  };
