import { Refusal } from '@ringline/kit/errors';

/** Why a store was not connected; the page has words for each, by the name of the check. */
export type StoreCheck = 'store-off' | 'store-not-signed' | 'store-declined' | 'store-expired' | 'store-failed';

const MESSAGES: Readonly<Record<StoreCheck, string>> = {
  'store-off': 'This server isn’t set up for this store platform. Ask its administrator to set up the app.',
  'store-not-signed': 'This link doesn’t come from your store. Open Ringline in your store’s admin and start again.',
  'store-declined': 'You didn’t allow the app, so nothing was connected. Install it again when you’re ready.',
  'store-expired':
    'Connecting took too long, or began in another browser. Open Ringline in your store’s admin and start again.',
  'store-failed':
    'Your store’s platform didn’t confirm the installation. Open Ringline in your store’s admin and start again.',
};

export const storeRefusal = (check: StoreCheck, cause?: unknown): Refusal =>
  new Refusal({
    code: check === 'store-off' ? 'NOT_FOUND' : 'INVALID_TRANSITION',
    message: MESSAGES[check],
    why: { check, whoCanFix: [check === 'store-off' ? 'operator' : 'you'] },
    ...(cause === undefined ? {} : { cause }),
  });
