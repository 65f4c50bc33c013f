/** Spans and RED figures of operations and frames, named by their root field: names of clients' own would have no end. */
import { refusalOf } from '@ringline/kit/errors';
import { withSpan, type Attributes, type Metrics, type Span } from '@ringline/kit/telemetry';
import { Kind, type ExecutionResult, type GraphQLError, type OperationDefinitionNode } from 'graphql';

type Result = 'ok' | 'refused' | 'failed';

export interface ObservedOperations {
  /** Runs a query or mutation. */
  run<R extends ExecutionResult>(operation: OperationDefinitionNode, execute: () => Promise<R> | R): Promise<R>;
}

/** @param metrics of the process */
export function observeOperations(metrics: Metrics): ObservedOperations {
  const durations = metrics.histogram({
    name: 'graphql_operation_duration_seconds',
    help: 'Time that a query or mutation needs; `refused` is an answer, `failed` is ours to look at',
    labels: ['operation', 'result'],
  });
  return {
    run(operation, execute) {
      const name = nameOf(operation);
      return withSpan(name, { kind: 'internal', attributes: attributesOf(operation) }, async (span) => {
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

/** `query fetchInbox`: what an operation is, whatever its author calls it. */
export function nameOf({ operation, selectionSet }: OperationDefinitionNode): string {
  const field = selectionSet.selections.find((selection) => selection.kind === Kind.FIELD);
  return `${operation} ${field?.name.value ?? 'fragment'}`;
}

export function attributesOf(operation: OperationDefinitionNode): Attributes {
  return { 'graphql.operation.type': operation.operation, 'ringline.graphql.operation': nameOf(operation) };
}

/** Whether an operation went as it should, was refused for a reason that its caller can do something about, or failed. */
export function resultOf(errors: readonly GraphQLError[] | undefined): Result {
  if (!errors || errors.length === 0) return 'ok';
  return errors.some(isOurs) ? 'failed' : 'refused';
}

export function tell(span: Span, result: Result): void {
  span.setAttribute('ringline.result', result);
}

function isOurs(error: GraphQLError): boolean {
  const code = error.extensions['code'];
  if (typeof code === 'string' && !code.startsWith('GRAPHQL_')) return code === 'INTERNAL';
  const { originalError } = error;
  return originalError instanceof Error && (refusalOf(originalError)?.code ?? 'INTERNAL') === 'INTERNAL';
}
