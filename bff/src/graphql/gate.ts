/** The one gate of all documents, on HTTP and on WebSocket: parse, validate, limits. */
import {
  GraphQLError,
  NoSchemaIntrospectionCustomRule,
  getOperationAST,
  parse,
  specifiedRules,
  validate,
  type DocumentNode,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type ValidationRule,
} from 'graphql';
import { MAX_TOKENS, assertWithinLimits } from '../edge/limits.ts';

export interface Gate {
  parse(text: string): DocumentNode;
  /** @returns what is wrong with it; empty when nothing */
  validate(document: DocumentNode): readonly GraphQLError[];
  /** @throws Refusal VALIDATION_FAILED */
  assertWithinLimits(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    variables: Readonly<Record<string, unknown>>,
  ): void;
}

const MAX_VALIDATED = 1_000;

/** @param introspection whether clients may ask for the schema: the sandbox only */
export function createGate(schema: GraphQLSchema, introspection: boolean): Gate {
  const rules: readonly ValidationRule[] = introspection
    ? specifiedRules
    : [...specifiedRules, NoSchemaIntrospectionCustomRule];
  const parsed = new Map<string, DocumentNode>();
  const validated = new WeakMap<DocumentNode, readonly GraphQLError[]>();
  return {
    parse(text) {
      const known = parsed.get(text);
      if (known) return known;
      const document = parse(text, { maxTokens: MAX_TOKENS, noLocation: false });
      parsed.set(text, document);
      if (parsed.size > MAX_VALIDATED) parsed.delete(parsed.keys().next().value as string);
      return document;
    },
    validate(document) {
      const known = validated.get(document);
      if (known) return known;
      const errors = validate(schema, document, rules, { hideSuggestions: !introspection });
      validated.set(document, errors);
      return errors;
    },
    assertWithinLimits: (document, operation, variables) => assertWithinLimits(schema, document, operation, variables),
  };
}

/** The operation of a document that is to run. */
export function operationOf(document: DocumentNode, name: string | null | undefined): OperationDefinitionNode {
  const operation = getOperationAST(document, name);
  if (!operation)
    throw new GraphQLError(
      name ? `There is no operation ${name} in the document.` : 'Name the operation that is to run.',
    );
  return operation;
}
