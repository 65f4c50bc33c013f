import { reference } from './resolvers.ts';

export const resolvers = [reference] as const;
