import { contacts } from './resolvers.ts';

export const resolvers = [contacts] as const;
