import type { Deps, Unit } from '../context.ts';

/** Commodities that accounts are kept in: micros of US dollars, seconds and text segments. */
export type Commodity = 'USD' | 'FREE_SECONDS' | 'FREE_TEXTS' | 'TEST_SECONDS' | 'TEST_TEXTS';

/** HOLD, RELEASE and ADJUSTMENT move what there is; TOPUP and PROMO bring credit in; CAPTURE spends it (defaults 5.1). */
export type EntryType = 'TOPUP' | 'REFUND' | 'HOLD' | 'RELEASE' | 'CAPTURE' | 'FEE' | 'PROMO' | 'ADJUSTMENT';

/** A part of a transaction; a positive amount adds to the account. The amounts of each commodity sum to zero. */
export interface Posting {
  readonly account: string;
  readonly commodity: Commodity;
  readonly amount: bigint;
}

/**
 * Writes a balanced transaction through the ledger's SQL function.
 * @returns false when a transaction that may happen only once has happened; nothing is written then.
 */
export const post =
  ({ clock, ids }: Pick<Deps, 'clock' | 'ids'>) =>
  async (
    uow: Unit,
    type: EntryType,
    referenceKind: string,
    referenceId: string,
    postings: readonly Posting[],
  ): Promise<boolean> => {
    const moved = postings
      .filter(({ amount }) => amount !== 0n)
      .map((posting) => ({ ...posting, amount: posting.amount.toString() }));
    if (moved.length === 0) return false;
    const [answer] = await uow.tx.$queryRaw<{ posted: boolean }[]>`
      SELECT ledger_post(${uow.workspaceId}::uuid, ${ids.uuid()}::uuid, ${type}, ${referenceKind}, ${referenceId}, ${JSON.stringify(moved)}::jsonb, ${clock.now()}) AS posted`;
    return answer?.posted ?? false;
  };

/** Locks the workspace's wallet, behind which its accounts stand still, and reads them. */
export async function lockAccounts(uow: Unit): Promise<(name: string, commodity: Commodity) => bigint> {
  await uow.tx.$queryRaw`SELECT 1 FROM wallet WHERE workspace_id = ${uow.workspaceId}::uuid FOR UPDATE`;
  return readAccounts(uow);
}

/** Balances by account and commodity; an account that was never used has none. */
export async function readAccounts(uow: Unit): Promise<(name: string, commodity: Commodity) => bigint> {
  const accounts = await uow.tx.ledgerAccount.findMany({ where: { workspaceId: uow.workspaceId } });
  return (name, commodity) =>
    accounts.find((account) => account.name === name && account.commodity === commodity)?.balance ?? 0n;
}
