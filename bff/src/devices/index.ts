import { devices } from './resolvers.ts';

export const resolvers = [devices] as const;
