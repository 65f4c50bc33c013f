import { payments } from './payments.ts';
import { billing } from './resolvers.ts';

export const resolvers = [billing, payments] as const;
