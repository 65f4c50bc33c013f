/** What of a workspace and its plan contacts has to know. */
import type { Subscription } from '@ringline/proto/billing/v1/billing_pb';
import type { Workspace } from '@ringline/proto/workspace/v1/workspaces_pb';
import type { Unit } from '../context.ts';

const FEATURE = 'PREDICTIVE_SEGMENTATION';

/** Keeps the workspace's time zone. */
export async function keepWorkspace({ tx, workspaceId }: Unit, { setting, version }: Workspace): Promise<void> {
  await tx.$executeRaw`
    INSERT INTO workspace_copy AS w (workspace_id, timezone, version) VALUES (${workspaceId}::uuid, ${setting?.timezone || 'UTC'}, ${version})
    ON CONFLICT (workspace_id) DO UPDATE SET timezone = excluded.timezone, version = excluded.version WHERE w.version <= excluded.version`;
}

/**
 * Keeps whether the plan has predictions.
 * @returns whether that changed
 */
export async function keepPlan({ tx, workspaceId }: Unit, told: Subscription): Promise<boolean> {
  const { subscriptionPlan, version } = told;
  if (!subscriptionPlan) return false;
  const predictive = subscriptionPlan.subscriptionFeatures.some(
    ({ name, value }) => name === FEATURE && value === 'true',
  );
  const before = await tx.workspaceCopy.findUnique({ where: { workspaceId } });
  const changed = await tx.$executeRaw`
    INSERT INTO workspace_copy AS w (workspace_id, predictive, plan_version) VALUES (${workspaceId}::uuid, ${predictive}, ${version})
    ON CONFLICT (workspace_id) DO UPDATE SET predictive = excluded.predictive, plan_version = excluded.plan_version
    WHERE w.plan_version <= excluded.plan_version`;
  return changed === 1 && predictive !== (before?.predictive ?? false);
}
