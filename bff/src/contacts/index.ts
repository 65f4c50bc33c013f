import { contactImports } from './imports.ts';
import { contactMerges } from './merges.ts';
import { contacts } from './resolvers.ts';
import { contactViews } from './views.ts';

export const resolvers = [contacts, contactImports, contactMerges, contactViews] as const;
