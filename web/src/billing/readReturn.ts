/** What a gateway brings back to the page after a top-up. */
export interface CreditReturn {
  readonly topupId: string;
  readonly chargeId: string;
}

type Search = Partial<Record<'action' | 'workspace_id' | 'platform' | 'topup_id' | 'charge_id', string>>;

/**
 * Reads the return of a top-up out of the address.
 * @returns undefined where there is none, 'incomplete' where something is missing or it belongs to another workspace
 */
export function readReturn(search: Search, workspaceId: string): CreditReturn | 'incomplete' | undefined {
  if (search.action?.toUpperCase() !== 'CREDIT') return undefined;
  const { workspace_id: workspace, platform, topup_id: topupId, charge_id: chargeId } = search;
  const complete = workspace === workspaceId && platform && topupId && chargeId;
  return complete ? { topupId, chargeId } : 'incomplete';
}
