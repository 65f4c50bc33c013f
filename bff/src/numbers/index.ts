import { numbers } from './resolvers.ts';

export const resolvers = [numbers] as const;
