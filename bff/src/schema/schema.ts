import { makeExecutableSchema } from '@graphql-tools/schema';
import { isNonNullType, isObjectType, type GraphQLSchema } from 'graphql';
import { domains } from '../generated/domains.ts';
import { typeDefs } from './typeDefs.ts';

/** The schema with its resolvers. */
export function createSchema(): GraphQLSchema {
  const schema = makeExecutableSchema({
    typeDefs: [...typeDefs],
    resolvers: [...domains],
    resolverValidationOptions: { requireResolversToMatchSchema: 'error' },
  });
  emptyTextIsNull(schema);
  return schema;
}

/** Protobuf knows no null: where the schema allows one, an empty text means "not there". */
function emptyTextIsNull(schema: GraphQLSchema): void {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    for (const field of Object.values(type.getFields())) {
      if (field.resolve || isNonNullType(field.type)) continue;
      field.resolve = (source: Readonly<Record<string, unknown>>) => {
        const value = source[field.name];
        return value === '' ? null : value;
      };
    }
  }
}
