import { compliance } from './resolvers.ts';

export const resolvers = [compliance] as const;
