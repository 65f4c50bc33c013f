import { acquisition } from './resolvers.ts';

export const resolvers = [acquisition] as const;
