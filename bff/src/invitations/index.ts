import { invitations } from './resolvers.ts';

export const resolvers = [invitations] as const;
