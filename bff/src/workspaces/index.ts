import { workspaces } from './resolvers.ts';

export const resolvers = [workspaces] as const;
