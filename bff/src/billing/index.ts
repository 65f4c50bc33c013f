import { billing } from './resolvers.ts';

export const resolvers = [billing] as const;
