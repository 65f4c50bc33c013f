import { lists } from './resolvers.ts';

export const resolvers = [lists] as const;
