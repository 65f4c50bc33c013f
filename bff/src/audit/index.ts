import { audit } from './resolvers.ts';

export const resolvers = [audit] as const;
