import { numberDocuments } from './numberDocuments.ts';
import { compliance } from './resolvers.ts';

export const resolvers = [compliance, numberDocuments] as const;
