import { makeExecutableSchema } from '@graphql-tools/schema';
import { lexicographicSortSchema, printSchema, type GraphQLSchema } from 'graphql';
import type { Domain } from './domains.ts';

/** The schema without resolvers, sorted. */
export const sortedSchema = (domains: readonly Domain[]): GraphQLSchema =>
  lexicographicSortSchema(makeExecutableSchema({ typeDefs: domains.flatMap(({ typeDefs }) => typeDefs) }));

/** The whole schema as text, sorted: what `bff/schema.graphql` holds and the Relay compiler reads. */
export const printedSchema = (domains: readonly Domain[]): string => `${printSchema(sortedSchema(domains))}\n`;
