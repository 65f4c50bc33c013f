import { comments } from './comments.ts';
import { custody } from './custody.ts';
import { conversations } from './resolvers.ts';
import { tags } from './tags.ts';

export const resolvers = [comments, conversations, custody, tags] as const;
