import { sounds } from './resolvers.ts';

export const resolvers = [sounds] as const;
