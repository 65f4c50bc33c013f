/** Whether the books are right: what the ledger, the invoices and the gateway say of the same money. */
import { refusalOf } from '@ringline/kit/errors';
import type { Deps, Unit } from '../context.ts';
import type { Payment } from '../generated/prisma/client.ts';
import { settlePayment } from '../payments/settlePayment.ts';
import { reconcile } from '../reconcile.ts';
import { seatsDiffer } from './seatsBilled.ts';
import { allWorkspaces } from './workspaces.ts';

/** Milliseconds back to which payments are asked for at the gateway, and how long a hold may stay after its time. */
const ASKED_BACK_MS = 30 * 86_400_000;
const HOLD_GRACE_MS = 15 * 60_000;

/** How often a gateway that does not answer is asked for one payment. */
const TRIES = 3;

interface Finding {
  readonly workspaceId: string;
  readonly what: string;
}

interface Audit {
  readonly workspaces: number;
  readonly payments: number;
  readonly findings: readonly Finding[];
}

/**
 * Puts right what can be put right by itself, then compares: each ledger balances, each balance is the sum of its entries, each
 * payment has the entries and the invoice that it should have, the seats are those that were billed, and the gateway says the same of it.
 * Names what differs.
 */
export const auditBooks =
  (deps: Deps) =>
  async (only?: string): Promise<Audit> => {
    await reconcile(deps)();
    const workspaces = only === undefined ? await allWorkspaces(deps) : [only];
    const findings: Finding[] = [];
    let payments = 0;
    for (const workspaceId of workspaces) {
      const { wrong, asked } = await deps.db.tenant(workspaceId, (uow) => compare(deps, uow));
      findings.push(...wrong.map((what) => ({ workspaceId, what })));
      payments += asked.length;
      for (const payment of asked)
        findings.push(...(await askGateway(deps, payment)).map((what) => ({ workspaceId, what })));
    }
    return { workspaces: workspaces.length, payments, findings };
  };

async function compare(deps: Deps, uow: Unit): Promise<{ wrong: string[]; asked: Payment[] }> {
  const { tx, workspaceId } = uow;
  const wrong: string[] = [];
  const sums = await tx.$queryRaw<{ account: string; commodity: string; entries: bigint; balance: bigint }[]>`
    SELECT coalesce(e.account, a.name) AS account, coalesce(e.commodity, a.commodity) AS commodity,
           coalesce(e.sum, 0)::bigint AS entries, coalesce(a.balance, 0)::bigint AS balance
      FROM (SELECT account, commodity, sum(amount) AS sum FROM ledger_entry WHERE workspace_id = ${workspaceId}::uuid GROUP BY 1, 2) AS e
      FULL JOIN (SELECT name, commodity, balance FROM ledger_account WHERE workspace_id = ${workspaceId}::uuid) AS a
        ON a.name = e.account AND a.commodity = e.commodity`;
  const commodities = new Map<string, bigint>();
  for (const { account, commodity, entries, balance } of sums) {
    if (entries !== balance)
      wrong.push(`account ${account} has ${balance} ${commodity}, but its entries say ${entries}`);
    commodities.set(commodity, (commodities.get(commodity) ?? 0n) + entries);
  }
  for (const [commodity, sum] of commodities)
    if (sum !== 0n) wrong.push(`debits and credits of ${commodity} differ by ${sum}`);

  const seats = await seatsDiffer(uow);
  if (seats !== undefined) wrong.push(seats);

  const overdue = await tx.hold.count({
    where: { workspaceId, state: 'HELD', expiresAt: { lt: new Date(deps.clock.now().getTime() - HOLD_GRACE_MS) } },
  });
  if (overdue > 0) wrong.push(`${overdue} holds outlived their call or text`);

  const payments = await tx.payment.findMany({ where: { workspaceId, status: { in: ['SUCCESSFUL', 'REFUNDED'] } } });
  const invoices = await tx.invoice.findMany({ where: { workspaceId, paymentId: { not: null } } });
  const entries = await tx.ledgerTransaction.findMany({
    where: { workspaceId, referenceKind: 'PAYMENT' },
    select: { type: true, referenceId: true },
  });
  for (const { id, purpose, amountMinor, status } of payments) {
    const own = invoices.filter(({ paymentId }) => paymentId === id);
    // What came too late for what it was to buy has no invoice, and goes back.
    if (own.length !== 1 && !(own.length === 0 && status === 'REFUNDED'))
      wrong.push(`payment ${id} has ${own.length} invoices`);
    if (own[0] && own[0].paidMinor !== amountMinor)
      wrong.push(`payment ${id} took ${amountMinor} cents, but its invoice ${own[0].number} says ${own[0].paidMinor}`);
    const credited = entries.filter(({ type, referenceId }) => type === 'TOPUP' && referenceId === id).length;
    if (credited !== (purpose === 'CREDIT' ? 1 : 0)) wrong.push(`payment ${id} was credited ${credited} times`);
  }
  const since = deps.clock.now().getTime() - ASKED_BACK_MS;
  const asked = await tx.payment.findMany({
    where: { workspaceId, createdAt: { gt: new Date(since) }, gateway: { not: '' } },
  });
  return { wrong, asked };
}

/** What the gateway says of a payment, where that is something else. One that waits is settled by asking. */
async function askGateway(deps: Deps, payment: Payment, tries = TRIES): Promise<string[]> {
  const gateway = deps.gateways.find(({ id }) => id === payment.gateway);
  if (!gateway) return [`payment ${payment.id} is of the gateway ${payment.gateway}, which is not set up`];
  try {
    const { id: paymentId, workspaceId } = payment;
    const settled = await settlePayment(deps)({ workspaceId, paymentId, externalId: '' });
    const { status, externalId } = settled;
    if (status === 'PENDING' || externalId === '') return [];
    const said = await gateway.settle(settled);
    const took = said?.status === 'SUCCESSFUL';
    const kept = status !== 'FAILED';
    if (took === kept) return [];
    return [`payment ${paymentId} is ${status} here, and ${said?.status ?? 'unknown'} at ${gateway.displayName}`];
  } catch (error) {
    const refusal = refusalOf(error);
    if (!refusal) throw error;
    // An answer that got lost is asked for again: that says nothing about the books.
    if (refusal.code === 'UNAVAILABLE' && tries > 1) return askGateway(deps, payment, tries - 1);
    return [`payment ${payment.id} could not be compared: ${refusal.message}`];
  }
}
