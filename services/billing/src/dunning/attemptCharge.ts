import { INVOICE_REFERENCE } from '../changes/deliver.ts';
import { dueAt } from '../changes/applyChange.ts';
import type { Deps, Unit } from '../context.ts';
import type { GatewayCustomer, Invoice, Payment, Subscription } from '../generated/prisma/client.ts';
import { PAYABLE_MS } from '../payments/payment.ts';
import { chargeable } from '../payments/savedCard.ts';
import { missAttempt } from './missAttempt.ts';
import { ATTEMPT_DAYS } from './schedule.ts';

/** Milliseconds after which an attempt that got no answer is made again: the same one, under the same key. */
const AGAIN_MS = 5 * 60_000;

/**
 * Prepares the attempt of a day: its row is written before the gateway hears of it, and there is one for each day. Without a card the
 * attempt has failed.
 * @returns what is to be charged once this transaction is kept
 */
export async function prepareAttempt(
  deps: Deps,
  uow: Unit,
  row: Subscription,
  invoice: Invoice,
  index: number,
): Promise<Payment | undefined> {
  const card = await chargeable(deps, uow);
  if (!card) {
    await missAttempt(deps)(uow, row, index, 'NO_CARD');
    return undefined;
  }
  await dueAt(uow, new Date(deps.clock.now().getTime() + AGAIN_MS));
  return cardPayment(deps, uow, card, invoice, `${INVOICE_REFERENCE}${invoice.id}:day${ATTEMPT_DAYS[index]}`, 1);
}

/** The payment of an invoice by a kept card, once for each reference and attempt. */
export async function cardPayment(
  deps: Deps,
  { tx, workspaceId }: Unit,
  { gateway, customer, card }: GatewayCustomer,
  invoice: Invoice,
  referenceId: string,
  attempt: number,
): Promise<Payment> {
  const key = { workspaceId, purpose: 'CHANGE_PLAN', referenceId, attempt };
  const present = await tx.payment.findFirst({ where: key });
  if (present) return present;
  const now = deps.clock.now();
  const id = deps.ids.uuid();
  await tx.paymentDue.create({
    data: { targetWorkspace: workspaceId, paymentId: id, dueAt: new Date(now.getTime() + AGAIN_MS) },
  });
  return tx.payment.create({
    data: {
      ...key,
      id,
      amountMinor: invoice.amountMinor,
      currency: invoice.currency,
      description: `Ringline invoice ${invoice.number}`,
      redirectUrl: '',
      gateway,
      customer,
      card,
      status: 'PENDING',
      createdAt: now,
      expiresAt: new Date(now.getTime() + PAYABLE_MS),
    },
  });
}
