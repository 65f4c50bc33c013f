import { autoTopups } from './autoTopup.ts';
import { coupons } from './coupons.ts';
import { paymentMethods } from './paymentMethods.ts';
import { payments } from './payments.ts';
import { billing } from './resolvers.ts';
import { returns } from './returns.ts';
import { subscriptions } from './subscriptions.ts';

export const resolvers = [autoTopups, billing, coupons, paymentMethods, payments, returns, subscriptions] as const;
