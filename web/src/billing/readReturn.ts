/** What a gateway brings back to the page after a payment. */
export type PaymentReturn =
  | { readonly action: 'CREDIT'; readonly topupId: string; readonly chargeId: string }
  /** `number`: bought next, where the plan is for it. */
  | { readonly action: 'CHANGE_PLAN'; readonly chargeId: string; readonly number?: string }
  | { readonly action: 'BUY_SEAT'; readonly addonId: string; readonly chargeId: string };

type Parameter =
  | 'action'
  | 'workspace_id'
  | 'platform'
  | 'topup_id'
  | 'subscription_id'
  | 'subscription_addon_id'
  | 'phone_number'
  | 'charge_id';
type Search = Partial<Record<Parameter, string>>;

/** Where a buyer comes back to. */
export const billingAddress = (): string => `${location.origin}/settings/billing-and-payments`;

/**
 * Reads the return of a payment out of the address.
 * @returns undefined where there is none, 'incomplete' where something is missing or it belongs to another workspace
 */
export function readReturn(search: Search, workspaceId: string): PaymentReturn | 'incomplete' | undefined {
  const action = search.action?.toUpperCase();
  if (action !== 'CREDIT' && action !== 'CHANGE_PLAN' && action !== 'BUY_SEAT') return undefined;
  const { workspace_id: workspace, platform, charge_id: chargeId } = search;
  if (workspace !== workspaceId || !chargeId) return 'incomplete';
  if (action === 'CHANGE_PLAN') {
    // A plus in a query is a space to whoever decodes it.
    const number = search.phone_number?.replace(/^ /, '+');
    return search.subscription_id ? { action, chargeId, ...(number ? { number } : {}) } : 'incomplete';
  }
  const { topup_id: topupId, subscription_addon_id: addonId } = search;
  if (action === 'BUY_SEAT') return addonId ? { action, addonId, chargeId } : 'incomplete';
  return platform && topupId ? { action, topupId, chargeId } : 'incomplete';
}
