import { core } from './resolvers.ts';

export const resolvers = [core] as const;
