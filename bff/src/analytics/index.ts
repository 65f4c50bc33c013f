import { analytics } from './resolvers.ts';

export const resolvers = [analytics] as const;
