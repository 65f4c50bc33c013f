import { security } from './resolvers.ts';

export const resolvers = [security] as const;
