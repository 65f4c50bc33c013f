import { custody } from './custody.ts';
import { conversations } from './resolvers.ts';

export const resolvers = [conversations, custody] as const;
