import { transcripts } from './resolvers.ts';

export const resolvers = [transcripts] as const;
