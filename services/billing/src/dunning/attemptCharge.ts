import { INVOICE_REFERENCE } from '../changes/deliver.ts';
import { dueAt } from '../changes/applyChange.ts';
import type { Deps, Unit } from '../context.ts';
import type { GatewayCustomer, Invoice, Payment, Subscription } from '../generated/prisma/client.ts';
import { AGAIN_MS, keptCardPayment } from '../payments/keptCardPayment.ts';
import { chargeable } from '../payments/savedCard.ts';
import { missAttempt } from './missAttempt.ts';
import { ATTEMPT_DAYS } from './schedule.ts';

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
  const referenceId = `${INVOICE_REFERENCE}${invoice.id}:day${ATTEMPT_DAYS[index]}`;
  return cardPayment(deps, uow, card, invoice, row, { referenceId, attempt: 1 });
}

/** The payment of an invoice by a kept card, once for each reference and attempt. */
export const cardPayment = (
  deps: Deps,
  uow: Unit,
  card: GatewayCustomer,
  { amountMinor, currency, number }: Invoice,
  { plan, period }: Pick<Subscription, 'plan' | 'period'>,
  { referenceId, attempt }: Pick<Payment, 'referenceId' | 'attempt'>,
): Promise<Payment> =>
  keptCardPayment(deps, uow, card, {
    purpose: 'CHANGE_PLAN',
    referenceId,
    attempt,
    amountMinor,
    currency,
    description: `Ringline invoice ${number}`,
    product: `${plan}_${period}`,
  });
