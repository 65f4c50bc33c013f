/** Buys credit with the kept card when it runs low: once for each need, however many processes look (defaults 5.4). */
import { lockSubscription } from '../changes/holding.ts';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { billedParty } from '../invoicing/parties.ts';
import { readAccounts } from '../ledger/ledger.ts';
import { AGAIN_MS, keptCardPayment } from '../payments/keptCardPayment.ts';
import { chargeable } from '../payments/savedCard.ts';
import { chargeCard } from '../payments/settlePayment.ts';
import { HOURLY, HOUR_MS } from '../payments/topup.ts';
import { storeTax } from '../tax/tax.ts';
import { isLow } from './lookAtCredit.ts';
import { missTopup } from './missTopup.ts';
import { priceOfTopup } from './priceOfTopup.ts';
import { AUTO_REFERENCE, usedUp } from './usedUp.ts';

const DAY_MS = 86_400_000;

/**
 * Charges the kept card once where credit is below the limit. The payment is written before the gateway hears of it, behind the
 * wallet's lock; while it waits for its end, none is begun. A crash in between leaves a payment that the reconciler settles.
 * @throws Refusal UNAVAILABLE
 */
export const topUpByItself =
  (deps: Deps) =>
  async (workspaceId: string): Promise<void> => {
    const payment = await deps.db.tenant(workspaceId, (uow) => prepare(deps, uow));
    if (payment) await chargeCard(deps)(payment);
  };

async function prepare(deps: Deps, uow: Unit): Promise<Payment | undefined> {
  const { tx, workspaceId } = uow;
  if (deps.catalogue.unbilled) return undefined;
  const { status, timezone } = await lockSubscription(deps, uow);
  const now = deps.clock.now();
  const row = await tx.autoTopup.findFirst({ where: { workspaceId } });
  const where = { targetWorkspace: workspaceId };
  const done = () => tx.autoTopupDue.deleteMany({ where });
  const later = (dueAt: Date) => tx.autoTopupDue.updateMany({ where, data: { dueAt } });
  const waits = { workspaceId, purpose: 'CREDIT', referenceId: { startsWith: AUTO_REFERENCE }, status: 'PENDING' };
  const credit = (await readAccounts(uow))('credit', 'USD');
  if (!row?.enabled || !isLow(deps, credit)) return void (await done());
  if ((await tx.payment.count({ where: waits })) > 0) return void (await later(new Date(now.getTime() + AGAIN_MS)));
  if (row.retryAt && row.retryAt > now) return void (await later(row.retryAt));
  // Credit buys nothing while the plan is suspended.
  if (status === 'SUSPENDED') return void (await later(new Date(now.getTime() + DAY_MS)));
  const { waitsUntil } = await usedUp(deps, uow, timezone);
  if (waitsUntil) return void (await later(waitsUntil));
  const lastHour = { gt: new Date(now.getTime() - HOUR_MS) };
  if ((await tx.payment.count({ where: { workspaceId, purpose: 'CREDIT', createdAt: lastHour } })) >= HOURLY)
    return void (await later(new Date(now.getTime() + HOUR_MS)));
  const card = await chargeable(deps, uow, 'CREDIT');
  if (!card) {
    await missTopup(deps, uow, 'NO_CARD');
    return undefined;
  }
  await done();
  await tx.autoTopup.update({ where: { workspaceId }, data: { round: row.round + 1 } });
  const { dueCents, tax } = await priceOfTopup(deps, uow);
  const taxed = storeTax(tax);
  return keptCardPayment(deps, uow, card, {
    purpose: 'CREDIT',
    referenceId: `${AUTO_REFERENCE}${row.round + 1}`,
    attempt: 1,
    amountMinor: dueCents,
    ...(taxed ? { tax: taxed } : {}),
    billTo: await billedParty(uow),
    currency: deps.catalogue.data.currency,
    description: 'Ringline credit, auto top-up',
    product: '',
  });
}
