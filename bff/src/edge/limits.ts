/** What one document may ask for: the same for HTTP and WebSocket (ecosystem §1). */
import { Refusal } from '@ringline/kit/errors';
import {
  Kind,
  getNamedType,
  isCompositeType,
  isObjectType,
  isInterfaceType,
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLNamedType,
  type GraphQLSchema,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

const MAX_DEPTH = 10;
/** Points: one per object that may be returned, times the page size of the lists around it. */
const MAX_COST = 1000;
const MAX_ALIASES = 15;
/** Fields and fragment spreads, each fragment counted wherever it is used. */
const MAX_SELECTIONS = 3000;
/** Lexical tokens: bounds parsing and validation, whose time grows with more than the length. */
export const MAX_TOKENS = 3000;
/** Rows of a list whose page size is not asked for (defaults 0, paging). */
const DEFAULT_ROWS = 15;
const MAX_ROWS = 100;

/**
 * Refuses an operation that is too deep, too dear or has too many aliases. Needs a valid document.
 * @throws Refusal VALIDATION_FAILED saying which limit, the allowed and the found number
 */
export function assertWithinLimits(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): void {
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments.set(definition.name.value, definition);
  }
  let aliases = 0;
  let cost = 0;
  let visits = 0;

  function walk(selections: SelectionSetNode, type: GraphQLNamedType, depth: number, rows: number): void {
    for (const selection of selections.selections) {
      // Fragments that spread fragments twice each grow like 2^n without depth or cost.
      exceeded('selections', (visits += 1), MAX_SELECTIONS);
      if (selection.kind === Kind.FRAGMENT_SPREAD) {
        const fragment = fragments.get(selection.name.value);
        const on = fragment && schema.getType(fragment.typeCondition.name.value);
        if (fragment && on) walk(fragment.selectionSet, on, depth, rows);
        continue;
      }
      if (selection.kind === Kind.INLINE_FRAGMENT) {
        const on = selection.typeCondition ? schema.getType(selection.typeCondition.name.value) : type;
        walk(selection.selectionSet, on ?? type, depth, rows);
        continue;
      }
      const name = selection.name.value;
      // Introspection is deep by nature, costs nothing but memory, and is off outside the sandbox.
      if (name.startsWith('__')) continue;
      if (selection.alias) exceeded('aliases', (aliases += 1), MAX_ALIASES);
      exceeded('depth', depth, MAX_DEPTH);
      const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
      if (!field || !selection.selectionSet) continue;
      const result = getNamedType(field.type);
      if (!isCompositeType(result)) continue;
      let within = rows;
      if (field.args.some((arg) => arg.name === 'limit' || arg.name === 'first')) {
        within = rows * pageSize(selection, operation, variables);
        // The payload itself is one object; its rows are counted at their fields.
        cost += rows;
      } else {
        cost += within;
      }
      exceeded('cost', cost, MAX_COST);
      walk(selection.selectionSet, result, depth + 1, within);
    }
  }

  const root = schema.getRootType(operation.operation);
  if (root) walk(operation.selectionSet, root, 1, 1);
}

function exceeded(limit: 'aliases' | 'depth' | 'cost' | 'selections', found: number, allowed: number): void {
  if (found <= allowed) return;
  throw new Refusal({
    code: 'VALIDATION_FAILED',
    message: `The document is over the limit of ${limit} (${allowed}). Ask for less at once.`,
    why: { check: `graphql-${limit}`, required: `at most ${allowed}`, current: `${found} or more` },
  });
}

function pageSize(
  field: FieldNode,
  operation: OperationDefinitionNode,
  variables: Readonly<Record<string, unknown>>,
): number {
  for (const name of ['first', 'limit']) {
    const value = field.arguments?.find((argument) => argument.name.value === name)?.value;
    if (value?.kind === Kind.INT) return clamp(Number(value.value));
    if (value?.kind !== Kind.VARIABLE) continue;
    const variable = value.name.value;
    const given = variables[variable];
    if (typeof given === 'number') return clamp(given);
    const fallback = operation.variableDefinitions?.find(
      (definition) => definition.variable.name.value === variable,
    )?.defaultValue;
    if (fallback?.kind === Kind.INT) return clamp(Number(fallback.value));
  }
  return DEFAULT_ROWS;
}

function clamp(rows: number): number {
  return Math.min(Math.max(Math.trunc(rows), 1), MAX_ROWS);
}
