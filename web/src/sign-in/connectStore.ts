/** The page where a store that has just installed the app gets its workspace. */
export const CONNECT_STORE = '/connect-store';

/** What the way there can end with, and the words of each. */
export const STORE_PROBLEMS = {
  'store-off': 'off',
  'store-not-signed': 'notSigned',
  'store-declined': 'declined',
  'store-expired': 'expired',
  'store-failed': 'failed',
  'rate-limited': 'limited',
} as const;
export type StoreProblem = keyof typeof STORE_PROBLEMS;

/** What an address says went wrong; anything else that it says is told as a failure. */
export function storeProblem({ error }: { error?: unknown }): { error?: StoreProblem } {
  if (typeof error !== 'string' || error === '') return {};
  return { error: Object.hasOwn(STORE_PROBLEMS, error) ? (error as StoreProblem) : 'store-failed' };
}

/** Whether somebody is on their way to that page, which asks for a workspace itself. */
export const goesToStore = (next: string | undefined): boolean => next?.split('?')[0] === CONNECT_STORE;
