import type { Deps, Unit } from '../context.ts';

const MICROS_PER_CENT = 10_000n;

/** Whether so much available credit is what auto top-up buys more at. */
export const isLow = ({ catalogue }: Pick<Deps, 'catalogue'>, credit: bigint): boolean =>
  credit < BigInt(catalogue.data.autoTopup.belowMinor) * MICROS_PER_CENT;

/** Lets the reconciler look whether credit must be bought; a look that waits for a limit stays where it is. */
export async function lookAtCredit({ tx, workspaceId }: Unit, at: Date): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO auto_topup_due (target_workspace, due_at)
    SELECT workspace_id, greatest(${at}::timestamptz, retry_at) FROM auto_topup
     WHERE workspace_id = ${workspaceId}::uuid AND enabled
    ON CONFLICT DO NOTHING`;
}
