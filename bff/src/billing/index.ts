import { autoTopups } from './autoTopup.ts';
import { billingProfiles } from './billingProfile.ts';
import { coupons } from './coupons.ts';
import { paymentMethods } from './paymentMethods.ts';
import { payments } from './payments.ts';
import { billing } from './resolvers.ts';
import { returns } from './returns.ts';
import { spending } from './spending.ts';
import { stores } from './stores.ts';
import { subscriptions } from './subscriptions.ts';

export const resolvers = [
  autoTopups,
  billing,
  billingProfiles,
  coupons,
  paymentMethods,
  payments,
  returns,
  spending,
  stores,
  subscriptions,
] as const;
