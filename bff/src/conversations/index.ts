import { channels } from './channels.ts';
import { comments } from './comments.ts';
import { custody } from './custody.ts';
import { conversations } from './resolvers.ts';

export const resolvers = [channels, comments, conversations, custody] as const;
