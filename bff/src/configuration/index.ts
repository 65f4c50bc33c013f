import { configuration } from './resolvers.ts';

export const resolvers = [configuration] as const;
