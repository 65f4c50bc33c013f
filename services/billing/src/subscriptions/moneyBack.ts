/** The 14-day money-back: what was paid for the plan and its seats goes back once, and the workspace is on FREE at once (defaults 4.7). */
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { MessageInitShape } from '@bufbuild/protobuf';
import { Refusal, refusalOf } from '@ringline/kit/errors';
import type { MoneyBackSchema } from '@ringline/proto/billing/v1/disputes_pb';
import { save } from '../changes/applyChange.ts';
import { lockSubscription } from '../changes/holding.ts';
import type { Actor, Deps, Unit } from '../context.ts';
import type { Invoice, Subscription } from '../generated/prisma/client.ts';
import { readLines } from '../invoicing/invoice.ts';
import { assertBilled } from '../mode/billed.ts';
import { remainingOf } from '../payments/payment.ts';
import { abilitiesFor } from '../payments/platformGateway.ts';
import { refundPayment } from '../payments/settlePayment.ts';
import { readTax, withTax } from '../tax/tax.ts';
import { endPlan } from './turnCycle.ts';

const DAYS = 14;
const DAY_MS = 86_400_000;

interface Offer {
  readonly until: Date;
  readonly refunds: readonly { readonly paymentId: string; readonly amountMinor: bigint }[];
}

/** What could be had back, and until when; undefined: nothing, or no more. */
export const getMoneyBack =
  (deps: Deps) =>
  async (_input: object, { workspaceId }: Actor): Promise<MessageInitShape<typeof MoneyBackSchema> | undefined> => {
    if (!(await abilitiesFor(deps, workspaceId)).refunds) return undefined;
    return deps.db.tenant(workspaceId, async (uow) => {
      const row = await uow.tx.subscription.findFirst({ where: { workspaceId } });
      const offer = row ? await offerOf(deps, uow, row) : undefined;
      return offer && { amountMinor: sumOf(offer), until: timestampFromDate(offer.until) };
    });
  };

/**
 * Ends the plan and gives back what was paid for it and its seats; not numbers, usage or credit. The gateway may answer later: what is
 * to go back is written down with the plan's end.
 * @throws Refusal INVALID_TRANSITION where there is nothing to give back, or no longer
 */
export const takeMoneyBack =
  (deps: Deps) =>
  async (_input: object, { workspaceId }: Actor): Promise<Subscription> => {
    assertBilled(deps);
    const gives = (await abilitiesFor(deps, workspaceId)).refunds;
    const { row, refunds } = await deps.db.tenant(workspaceId, async (uow) => {
      const held = await lockSubscription(deps, uow);
      const offer = gives ? await offerOf(deps, uow, held) : undefined;
      if (!offer)
        throw new Refusal({
          code: 'INVALID_TRANSITION',
          message:
            'The money can be had back once, within 14 days of the first payment for a plan. Cancel the plan instead.',
        });
      const now = deps.clock.now();
      await save(deps, uow, { moneyBackAt: now, carriedMinor: 0n });
      for (const { paymentId, amountMinor: refundMinor } of offer.refunds) {
        await uow.tx.payment.update({ where: { id: paymentId }, data: { refundMinor } });
        await uow.tx.paymentDue.upsert({
          where: { paymentId },
          create: { targetWorkspace: workspaceId, paymentId, dueAt: now },
          update: {},
        });
      }
      return { row: await endPlan(deps, uow), refunds: offer.refunds };
    });
    for (const { paymentId } of refunds)
      await refundPayment(deps)({ workspaceId, paymentId }).catch((error: unknown) => {
        // Disputed, or the gateway is away: the reconciler gives it back as soon as it can.
        if (!refusalOf(error)) throw error;
      });
    return row;
  };

async function offerOf({ clock }: Deps, { tx, workspaceId }: Unit, row: Subscription): Promise<Offer | undefined> {
  if (row.moneyBackAt || !row.anchorAt || row.openInvoiceId) return undefined;
  const paid = await tx.invoice.findMany({
    where: {
      workspaceId,
      purpose: { in: ['SUBSCRIPTION', 'SEAT'] },
      paymentId: { not: null },
      amountMinor: { gt: 0n },
    },
    orderBy: { invoiceDate: 'asc' },
  });
  const [first] = paid;
  const until = first && new Date(first.invoiceDate.getTime() + DAYS * DAY_MS);
  if (!until || until <= clock.now()) return undefined;
  const wanted = paid.flatMap((invoice) => {
    const amountMinor = planShare(invoice);
    return invoice.paymentId && amountMinor > 0n ? [{ paymentId: invoice.paymentId, amountMinor }] : [];
  });
  const kept = await tx.payment.findMany({
    where: { workspaceId, id: { in: wanted.map(({ paymentId }) => paymentId) }, status: 'SUCCESSFUL' },
  });
  // What a bank has taken already does not go back a second time.
  const refunds = wanted.flatMap(({ paymentId, amountMinor }) => {
    const payment = kept.find(({ id }) => id === paymentId);
    const left = payment ? remainingOf(payment) : 0n;
    return left > 0n ? [{ paymentId, amountMinor: amountMinor < left ? amountMinor : left }] : [];
  });
  return refunds.length > 0 ? { until, refunds } : undefined;
}

/** What of an invoice was for the plan and its seats, with their tax: numbers that it charged with them stay paid. */
function planShare({ lines, amountMinor, tax }: Invoice): bigint {
  const prices = readLines(lines)
    .filter(({ kind }) => kind === 'PHONE_NUMBER' || kind === 'COMPLIANCE')
    .reduce((sum, { cents }) => sum + cents, 0n);
  const numbers = withTax(prices, readTax(tax)).dueCents;
  const share = amountMinor - (numbers > 0n ? numbers : 0n);
  return share > 0n ? share : 0n;
}

const sumOf = ({ refunds }: Offer): bigint => refunds.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
