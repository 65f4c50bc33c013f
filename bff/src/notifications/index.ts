import { notifications } from './resolvers.ts';

export const resolvers = [notifications] as const;
