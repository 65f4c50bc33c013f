import { codegen } from '@graphql-codegen/core';
import * as typescript from '@graphql-codegen/typescript';
import * as typescriptResolvers from '@graphql-codegen/typescript-resolvers';
import { isEnumType, parse, printSchema } from 'graphql';
import type { Domain } from './domains.ts';
import { sortedSchema } from './print.ts';

/** TypeScript of the arguments, inputs and resolvers of the schema, with the parents that the domains' mappers name. */
export async function resolverTypes(domains: readonly Domain[]): Promise<string> {
  const schema = sortedSchema(domains);
  const sets = Object.values(schema.getTypeMap()).filter((type) => isEnumType(type) && !type.name.startsWith('__'));
  const config = {
    strictScalars: true,
    disableDescriptions: true,
    scalars: {
      DateTime: { input: '../graphql/scalars.ts#InstantInput', output: '../graphql/scalars.ts#InstantOutput' },
      File: { input: 'File', output: 'never' },
      ID: { input: 'string', output: 'string' },
    },
    enumsAsTypes: true,
    useTypeImports: true,
    skipTypename: true,
    resolversNonOptionalTypename: false,
    maybeValue: 'T | null | undefined',
    inputMaybeValue: 'T | null',
    makeResolverTypeCallable: true,
    contextType: '../graphql/context.ts#OperationContext',
    resolverTypeWrapperSignature: 'Answered<T>',
    mappers: {
      // Services tell sets of values as text; GraphQL refuses what is not of the set.
      ...Object.fromEntries(sets.map(({ name }) => [name, 'string'])),
      ...Object.fromEntries(
        domains.flatMap(({ name, mapped }) => mapped.map((type) => [type, `../${name}/mappers.ts#${type}Mapper`])),
      ),
    },
  };
  return codegen({
    filename: 'bff/src/generated/resolverTypes.ts',
    schema: parse(printSchema(schema)),
    documents: [],
    config,
    plugins: [{ typescript: {} }, { typescriptResolvers: {} }],
    pluginMap: { typescript, typescriptResolvers },
  });
}
