import { Refusal } from '@ringline/kit/errors';
import { dueAt, save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Deps } from '../context.ts';
import type { Invoice } from '../generated/prisma/client.ts';
import { findInvoice } from './workspaces.ts';

/**
 * Gives an unpaid invoice up: nobody is asked for it again, and it stays UNPAID in the books. Of an open renewal the plan goes on to
 * the end of the cycle, as if it had been paid. Repeated, it answers the same.
 * @throws Refusal NOT_FOUND, INVALID_TRANSITION for one that is paid, or that is being charged
 */
export const writeOffInvoice =
  (deps: Deps) =>
  async (number: string): Promise<Invoice> => {
    const { id, workspaceId } = await findInvoice(deps, number);
    return deps.db.tenant(workspaceId, async (uow) => {
      const row = await lockSubscription(deps, uow);
      const invoice = await uow.tx.invoice.findUniqueOrThrow({ where: { id } });
      if (invoice.writtenOff) return invoice;
      if (invoice.status === 'PAID' || invoice.amountMinor <= 0n)
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: `${invoice.number} is paid. Give a payment back instead of writing it off.`,
        });
      const charging = await uow.tx.payment.count({
        where: { workspaceId, referenceId: { startsWith: `invoice:${id}` }, card: { not: '' }, status: 'PENDING' },
      });
      if (charging > 0)
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message: `${invoice.number} is being charged right now. Look again in a few minutes.`,
          retryable: true,
        });
      const written = await uow.tx.invoice.update({ where: { id }, data: { writtenOff: true } });
      if (row.openInvoiceId === id && invoice.cycleEnd) {
        await save(deps, uow, {
          status: 'ACTIVE',
          isPaymentFailing: false,
          openInvoiceId: null,
          chargeAttempts: 0,
          numbersEndAt: null,
          numberWarnings: 0,
          paidUntil: invoice.cycleEnd,
        });
        await dueAt(uow, invoice.cycleEnd);
      }
      return written;
    });
  };
