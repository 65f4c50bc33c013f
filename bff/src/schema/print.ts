import { makeExecutableSchema } from '@graphql-tools/schema';
import { lexicographicSortSchema, printSchema } from 'graphql';
import { typeDefs } from './typeDefs.ts';

/** The whole schema as text, sorted: what `bff/schema.graphql` holds and the Relay compiler reads. */
export function printedSchema(): string {
  return `${printSchema(lexicographicSortSchema(makeExecutableSchema({ typeDefs: [...typeDefs] })))}\n`;
}
