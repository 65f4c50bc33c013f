/** A purchase that a gateway brought back to. */
export interface Returned {
  readonly addonId: string;
  readonly chargeId: string;
  readonly number: string;
  /** A released number was taken back. */
  readonly subscribing: boolean;
}

type Search = Partial<
  Record<'action' | 'workspace_id' | 'platform' | 'subscription_addon_id' | 'phone_number' | 'charge_id', string>
>;

/**
 * Reads the return of a number's payment out of the address.
 * @returns undefined where there is none, 'incomplete' where something is missing or it belongs to another workspace
 */
export function readReturn(search: Search, workspaceId: string): Returned | 'incomplete' | undefined {
  const action = search.action?.toUpperCase();
  if (action !== 'PHONE_NUMBER' && action !== 'SUBSCRIBE_NUMBER') return undefined;
  const { workspace_id: workspace, platform, subscription_addon_id: addonId, phone_number: written } = search;
  // A plus in a query is a space to whoever decodes it.
  const number = written?.replace(/^ /, '+');
  const complete = workspace === workspaceId && platform && addonId && number;
  return complete
    ? { addonId, number, chargeId: search.charge_id ?? '', subscribing: action === 'SUBSCRIBE_NUMBER' }
    : 'incomplete';
}
