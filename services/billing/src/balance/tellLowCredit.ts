import { BillingNoticedSchema } from '@ringline/proto/billing/v1/events_pb';
import type { Deps, Unit } from '../context.ts';

const DAY_MS = 86_400_000;
const MICROS_PER_CENT = 10_000n;

/**
 * Tells those who pay that credit is low, once in 24 hours at the most (defaults 5.4). A workspace that never had credit has not run
 * low, and one that tops up by itself is told only when that fails.
 */
export async function tellLowCredit(
  { catalogue, clock }: Pick<Deps, 'catalogue' | 'clock'>,
  uow: Unit,
  balanceMicros: bigint,
): Promise<void> {
  const { tx, workspaceId } = uow;
  const now = clock.now();
  const [told] = await tx.$queryRaw<{ told: boolean }[]>`
    UPDATE wallet SET low_told_at = ${now}
     WHERE workspace_id = ${workspaceId}::uuid AND (low_told_at IS NULL OR low_told_at <= ${new Date(now.getTime() - DAY_MS)})
       AND EXISTS (SELECT FROM ledger_account WHERE workspace_id = ${workspaceId}::uuid AND name = 'credit' AND commodity = 'USD')
       AND NOT EXISTS (SELECT FROM auto_topup WHERE workspace_id = ${workspaceId}::uuid AND enabled)
    RETURNING true AS told`;
  if (!told) return;
  uow.emit(
    BillingNoticedSchema,
    {
      workspaceId,
      kind: 'CREDIT_LOW',
      // Rounded down: what is said to be there is there.
      amountMinor: balanceMicros / MICROS_PER_CENT - (balanceMicros % MICROS_PER_CENT < 0n ? 1n : 0n),
      currency: catalogue.data.currency,
    },
    { key: workspaceId },
  );
}
