import { contactImports } from './imports.ts';
import { contactMerges } from './merges.ts';
import { contactPictures } from './pictures.ts';
import { contacts } from './resolvers.ts';
import { contactScores } from './scores.ts';
import { contactViews } from './views.ts';

export const resolvers = [
  contacts,
  contactImports,
  contactMerges,
  contactPictures,
  contactScores,
  contactViews,
] as const;
