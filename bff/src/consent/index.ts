import { consent } from './resolvers.ts';

export const resolvers = [consent] as const;
