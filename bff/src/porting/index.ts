import { porting } from './resolvers.ts';

export const resolvers = [porting] as const;
