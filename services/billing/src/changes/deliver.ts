/** What a payment for the plan, its seats or an open invoice brings about, in the transaction that keeps the payment's end. */
import { isUuid } from '@ringline/kit/ids';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { announcePaid } from '../invoicing/announcePaid.ts';
import { issueInvoice, onceLine } from '../invoicing/invoice.ts';
import { readParty } from '../invoicing/parties.ts';
import { billedNumbers } from '../numbers/billedNumbers.ts';
import { noteSpend, spentOf } from '../spending/noteSpend.ts';
import { bookTax } from '../tax/bookTax.ts';
import { addedBy, lineOfTax, readTax } from '../tax/tax.ts';
import { applyChange, bookIncome, dueAt, save } from './applyChange.ts';
import { missAttempt } from '../dunning/missAttempt.ts';
import { ATTEMPT_DAYS } from '../dunning/schedule.ts';
import { basisOf, lockSubscription } from './holding.ts';

/** How a payment names the open invoice that it is for. */
export const INVOICE_REFERENCE = 'invoice:';
/** Of `invoice:{id}`, and of `invoice:{id}:day7`, which the card was charged for by itself. */
const invoiceIn = (referenceId: string): string => referenceId.split(':')[1] ?? '';
const attemptIn = (referenceId: string): number => ATTEMPT_DAYS.findIndex((day) => referenceId.endsWith(`:day${day}`));

const OWN: ReadonlySet<string> = new Set(['CHANGE_PLAN', 'BUY_SEAT']);

/** Delivers what was paid for, and writes its invoice. What can no longer be delivered is left to `isUndelivered`. */
export const deliver =
  (deps: Deps) =>
  async (uow: Unit, payment: Payment): Promise<void> => {
    if (!OWN.has(payment.purpose)) {
      const kind = payment.purpose === 'CREDIT' ? 'CREDIT' : 'PHONE_NUMBER';
      const tax = readTax(payment.tax);
      if (kind === 'PHONE_NUMBER') await bookIncome(deps, uow, payment, 'FEE');
      await issueInvoice(deps)(uow, {
        type: 'ONE_TIME',
        purpose: kind,
        lines: [onceLine(kind, payment.description, payment.amountMinor - addedBy(tax)), ...lineOfTax(tax)],
        amountMinor: payment.amountMinor,
        paid: true,
        paymentId: payment.id,
        tax,
        billTo: readParty(payment.billTo),
      });
    } else if (payment.referenceId.startsWith(INVOICE_REFERENCE)) await deliverInvoice(deps, uow, payment);
    else await deliverChange(deps, uow, payment);
  };

async function deliverChange(deps: Deps, uow: Unit, payment: Payment): Promise<void> {
  const { workspaceId } = uow;
  const row = await lockSubscription(deps, uow);
  const id = payment.referenceId;
  const change = isUuid(id) ? await uow.tx.subscriptionChange.findFirst({ where: { id, workspaceId } }) : undefined;
  const numbers = await billedNumbers(uow, deps.clock.now());
  if (change && change.status !== 'DONE' && change.basis === basisOf(row, change.anchorAt, numbers))
    await applyChange(deps)(uow, row, change, payment);
  else await refuse(deps, uow, payment);
}

async function deliverInvoice(deps: Deps, uow: Unit, payment: Payment): Promise<void> {
  const { workspaceId } = uow;
  const row = await lockSubscription(deps, uow);
  const id = invoiceIn(payment.referenceId);
  const invoice = await uow.tx.invoice.findFirst({ where: { id, workspaceId } });
  if (!invoice || row.openInvoiceId !== invoice.id || !invoice.cycleEnd) return refuse(deps, uow, payment);
  const paid = await uow.tx.invoice.update({
    where: { id },
    data: { status: 'PAID', paidMinor: invoice.amountMinor, paymentId: payment.id, noted: true },
  });
  await announcePaid(uow, paid);
  await bookIncome(deps, uow, payment, 'FEE');
  await bookTax(deps, uow, paid);
  await noteSpend(uow, await spentOf(uow, paid));
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

/** A charge of the renewal that came to nothing counts as one of its attempts. */
export const noteFailure =
  (deps: Deps) =>
  async (uow: Unit, { referenceId, failure }: Payment): Promise<void> => {
    const index = attemptIn(referenceId);
    if (!referenceId.startsWith(INVOICE_REFERENCE) || index === -1) return;
    const row = await lockSubscription(deps, uow);
    if (row.openInvoiceId !== invoiceIn(referenceId)) return;
    await missAttempt(deps)(uow, row, index, failure);
  };

/** The money came too late: the reconciler gives it back within a minute. */
async function refuse(deps: Deps, uow: Unit, payment: Payment): Promise<void> {
  const { workspaceId } = uow;
  if (isUuid(payment.referenceId))
    await uow.tx.subscriptionChange.updateMany({
      where: { id: payment.referenceId, workspaceId, status: { not: 'DONE' } },
      data: { status: 'REFUSED' },
    });
  await uow.tx.paymentDue.create({
    data: { targetWorkspace: workspaceId, paymentId: payment.id, dueAt: deps.clock.now() },
  });
}

/** Whether money was taken for what was not delivered. */
export async function isUndelivered(deps: Deps, payment: Payment): Promise<boolean> {
  if (payment.status !== 'SUCCESSFUL' || !OWN.has(payment.purpose)) return false;
  const { id: paymentId, workspaceId } = payment;
  return deps.db.tenant(workspaceId, async ({ tx }) => {
    const waits = await tx.paymentDue.findUnique({ where: { paymentId } });
    return waits !== null && (await tx.invoice.count({ where: { workspaceId, paymentId } })) === 0;
  });
}
