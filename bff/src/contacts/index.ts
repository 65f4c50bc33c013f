import { contactImports } from './imports.ts';
import { contacts } from './resolvers.ts';

export const resolvers = [contacts, contactImports] as const;
