/** The banner comes below this many units of the currency, and says that all is gone below one cent (defaults 5.4). */
const BANNER = 5;
const CENT = 0.01;

/**
 * What the banner says of credit; undefined: there is none to show. Exactly nothing is a workspace that never bought credit: its plan
 * or its test number pays.
 */
export function creditState(balance: number | null | undefined): 'left' | 'empty' | undefined {
  if (balance == null || balance === 0 || balance >= BANNER) return undefined;
  return balance < CENT ? 'empty' : 'left';
}
