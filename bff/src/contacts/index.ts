import { contactImports } from './imports.ts';
import { contactMerges } from './merges.ts';
import { contacts } from './resolvers.ts';

export const resolvers = [contacts, contactImports, contactMerges] as const;
