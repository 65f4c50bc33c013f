import type { Unit } from '../context.ts';
import { readLines } from '../invoicing/invoice.ts';

const OF_SEATS: ReadonlySet<string> = new Set(['PLAN', 'USER']);

/**
 * Whether the seats that a workspace has are those that its running cycle charged. Nobody is charged for a plan that was given, and a
 * renewal that waits for its money has changed the seats before it was paid.
 * @returns what differs, or undefined
 */
export async function seatsDiffer({ tx, workspaceId }: Unit): Promise<string | undefined> {
  const row = await tx.subscription.findFirst({ where: { workspaceId } });
  if (!row?.anchorAt || !row.paidUntil || row.openInvoiceId !== null) return undefined;
  const invoices = await tx.invoice.findMany({ where: { workspaceId, cycleEnd: row.paidUntil } });
  const billed = invoices
    .flatMap(({ lines, type }) =>
      readLines(lines)
        .filter(({ kind }) => OF_SEATS.has(kind))
        // What a new cycle credits is of the one before.
        .map(({ cents, quantity }) => (cents >= 0n ? quantity : type === 'RECURRING' ? 0 : -quantity)),
    )
    .reduce((sum, seats) => sum + seats, 0);
  return billed === row.userSlots ? undefined : `${row.userSlots} seats are held, but ${billed} were billed`;
}
