import { purchases } from './purchases.ts';
import { numbers } from './resolvers.ts';
import { senderIds } from './senderIds.ts';

export const resolvers = [numbers, purchases, senderIds] as const;
