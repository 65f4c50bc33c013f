import { coupons } from './coupons.ts';
import { payments } from './payments.ts';
import { billing } from './resolvers.ts';
import { subscriptions } from './subscriptions.ts';

export const resolvers = [billing, coupons, payments, subscriptions] as const;
