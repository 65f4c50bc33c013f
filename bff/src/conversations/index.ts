import { comments } from './comments.ts';
import { custody } from './custody.ts';
import { conversations } from './resolvers.ts';

export const resolvers = [comments, conversations, custody] as const;
