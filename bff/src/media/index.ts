import { media } from './resolvers.ts';

export const resolvers = [media] as const;
