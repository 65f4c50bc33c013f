/**
 * Spans and RED figures of operations and frames. An operation of the web client has its own name, of which there are some
 * hundred; any other is named by its root field, because names that strangers choose would have no end.
 */
import { refusalOf } from '@ringline/kit/errors';
import { withSpan, type Attributes, type Metrics, type Span } from '@ringline/kit/telemetry';
import {
  Kind,
  type DocumentNode,
  type ExecutionResult,
  type FragmentSpreadNode,
  type GraphQLError,
  type InlineFragmentNode,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql';

type Result = 'ok' | 'refused' | 'failed';

export interface ObservedOperations {
  /** Runs a query or mutation of a document. */
  run<R extends ExecutionResult>(
    document: DocumentNode,
    operation: OperationDefinitionNode,
    execute: () => Promise<R> | R,
  ): Promise<R>;
}

/**
 * @param metrics of the process
 * @param isKnown whether an operation's name is one of the web client's
 */
export function observeOperations(metrics: Metrics, isKnown: (name: string) => boolean): ObservedOperations {
  const durations = metrics.histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time that a query or mutation needs; `refused` is an answer, `failed` is ours to look at',
    labels: ['operation', 'result'],
  });
  return {
    run(document, operation, execute) {
      const own = operation.name?.value;
      const name = own !== undefined && isKnown(own) ? `${operation.operation} ${own}` : nameOf(operation, document);
      return withSpan(name, { kind: 'internal', attributes: attributesOf(operation, name) }, async (span) => {
        const began = performance.now();
        let result: Result = 'failed';
        try {
          const executed = await execute();
          result = resultOf(executed.errors);
          tell(span, result);
          return executed;
        } finally {
          durations.labels(name, result).observe((performance.now() - began) / 1_000);
        }
      });
    },
  };
}

/** `query fetchInbox`: what an operation is, whatever its author calls it. @param document where its fragments are */
export function nameOf({ operation, selectionSet }: OperationDefinitionNode, document: DocumentNode): string {
  return `${operation} ${rootFieldOf(selectionSet, document) ?? 'nothing'}`;
}

/** The first field that a selection asks for, also by a fragment. Fragments in a circle do not pass the validation before. */
function rootFieldOf({ selections }: SelectionSetNode, document: DocumentNode): string | undefined {
  for (const selection of selections) {
    const field =
      selection.kind === Kind.FIELD ? selection.name.value : rootFieldOf(within(selection, document), document);
    if (field !== undefined) return field;
  }
  return undefined;
}

const NOTHING: SelectionSetNode = { kind: Kind.SELECTION_SET, selections: [] };

function within(spread: FragmentSpreadNode | InlineFragmentNode, { definitions }: DocumentNode): SelectionSetNode {
  if (spread.kind === Kind.INLINE_FRAGMENT) return spread.selectionSet;
  const found = definitions.find(
    (definition) => definition.kind === Kind.FRAGMENT_DEFINITION && definition.name.value === spread.name.value,
  );
  return found?.kind === Kind.FRAGMENT_DEFINITION ? found.selectionSet : NOTHING;
}

/** @param name what its span and figures are called */
export function attributesOf({ operation }: OperationDefinitionNode, name: string): Attributes {
  return { 'graphql.operation.type': operation, 'ringline.graphql.operation': name };
}

/** Whether an operation went as it should, was refused for a reason that its caller can do something about, or failed. */
export function resultOf(errors: readonly GraphQLError[] | undefined): Result {
  if (!errors || errors.length === 0) return 'ok';
  return errors.some(isOurs) ? 'failed' : 'refused';
}

export function tell(span: Span, result: Result): void {
  span.setAttribute('ringline.result', result);
}

/** Codes of what nobody outside can help. */
const OURS: ReadonlySet<string> = new Set(['INTERNAL', 'UNAVAILABLE']);

function isOurs(error: GraphQLError): boolean {
  const code = error.extensions['code'];
  if (typeof code === 'string' && !code.startsWith('GRAPHQL_')) return OURS.has(code);
  const { originalError } = error;
  return originalError instanceof Error && OURS.has(refusalOf(originalError)?.code ?? 'INTERNAL');
}
