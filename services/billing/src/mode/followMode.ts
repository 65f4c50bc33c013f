/**
 * `BILLING_MODE=disabled`: everything works without plans, prices, credit and payments. What stands in the books stays there, and the
 * paid time of a subscription stands still until billing is on again.
 */
import { publishBalance } from '../balance/publishBalance.ts';
import { dueAt, save } from '../changes/applyChange.ts';
import type { Deps, Unit } from '../context.ts';
import type { Subscription } from '../generated/prisma/client.ts';
import { monthsAfter } from '../invoicing/cycle.ts';

/** A date of which every year that we live to see has the day, also where it is a 29 February. */
const LEAP_MONTHS = 48;

/** Lets a subscription follow the last switch, once. Behind the wallet's lock. @returns it as it is then */
export async function followMode(deps: Deps, uow: Unit, row: Subscription): Promise<Subscription> {
  const { tx, workspaceId } = uow;
  const { count } = await tx.modeDue.deleteMany({ where: { targetWorkspace: workspaceId } });
  const mode = count > 0 ? await tx.billingMode.findUnique({ where: { id: 1 } }) : null;
  if (!mode) return row;
  const followed = await save(
    deps,
    uow,
    mode.mode === 'disabled'
      ? { unbilledSince: row.unbilledSince ?? mode.since }
      : row.unbilledSince
        ? await goesOn(uow, row, row.unbilledSince, mode.since)
        : {},
  );
  if (followed.paidUntil) await dueAt(uow, followed.paidUntil);
  await tx.wallet.update({ where: { workspaceId }, data: { version: { increment: 1 } } });
  await publishBalance(deps)(uow);
  return followed;
}

/** The paid time goes on where it stood still. A renewal that was open is asked for no more: a new cycle begins. */
async function goesOn({ tx }: Unit, row: Subscription, from: Date, until: Date): Promise<Partial<Subscription>> {
  const later = (moment: Date): Date => new Date(moment.getTime() + until.getTime() - from.getTime());
  const open = row.openInvoiceId !== null;
  if (row.openInvoiceId !== null)
    await tx.invoice.update({ where: { id: row.openInvoiceId }, data: { writtenOff: true } });
  const paidUntil = row.paidUntil && (open ? until : later(row.paidUntil));
  return {
    unbilledSince: null,
    paidUntil,
    ...(paidUntil ? { anchorAt: monthsAfter(paidUntil, -LEAP_MONTHS) } : {}),
    ...(row.numbersEndAt ? { numbersEndAt: open ? null : later(row.numbersEndAt) } : {}),
    ...(open
      ? { openInvoiceId: null, status: 'ACTIVE', isPaymentFailing: false, chargeAttempts: 0, numberWarnings: 0 }
      : {}),
  };
}
