import { segments } from './resolvers.ts';

export const resolvers = [segments] as const;
