import { automation } from './resolvers.ts';

export const resolvers = [automation] as const;
