import { erasure } from './resolvers.ts';

export const resolvers = [erasure] as const;
