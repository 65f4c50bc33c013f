import { purchases } from './purchases.ts';
import { numbers } from './resolvers.ts';

export const resolvers = [numbers, purchases] as const;
