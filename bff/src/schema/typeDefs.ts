/** The SDL, one file or more per domain beside its resolvers. */
import { readFileSync } from 'node:fs';
import { sdlFiles } from '../generated/domains.ts';

export const typeDefs: readonly string[] = sdlFiles.map((path) => readFileSync(new URL(path, import.meta.url), 'utf8'));
