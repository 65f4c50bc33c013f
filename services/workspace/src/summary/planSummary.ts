import type { Deps, Unit } from '../context.ts';
import type { Workspace } from '../generated/prisma/client.ts';
import { nextSummary } from './nextSummary.ts';

/** Sets when the workspace's next summary is due: 08:00 in its zone, each day or on Mondays (defaults 18). */
export async function planSummary(
  { clock }: Pick<Deps, 'clock'>,
  { tx, workspaceId }: Unit,
  { summaryInterval, timezone, status }: Pick<Workspace, 'summaryInterval' | 'timezone' | 'status'>,
): Promise<void> {
  if (summaryInterval === 'NEVER' || status === 'Deactivated' || status === 'Uninstalled') {
    await tx.summaryDue.deleteMany({ where: { targetWorkspace: workspaceId } });
    return;
  }
  await tx.$executeRaw`
    INSERT INTO summary_due (target_workspace, interval, timezone, due_at)
    VALUES (${workspaceId}::uuid, ${summaryInterval}, ${timezone},
      ${nextSummary(clock.now(), summaryInterval, timezone)})
    ON CONFLICT (target_workspace) DO UPDATE
      SET interval = excluded.interval, timezone = excluded.timezone, due_at = excluded.due_at`;
}
