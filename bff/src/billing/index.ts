import { payments } from './payments.ts';
import { billing } from './resolvers.ts';
import { subscriptions } from './subscriptions.ts';

export const resolvers = [billing, payments, subscriptions] as const;
