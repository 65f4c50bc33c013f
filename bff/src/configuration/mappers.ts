import type { configurationOf } from './resolvers.ts';

export type ConfigurationMapper = ReturnType<typeof configurationOf>;
