/** Refusals as GraphQL errors (defaults 21): a service that is away as UNAVAILABLE, anything unforeseen, which is logged, as INTERNAL. */
import { AWAY, isAway, Refusal, refusalOf } from '@ringline/kit/errors';
import { repeated, type Log } from '@ringline/kit/telemetry';
import { GraphQLError } from 'graphql';

export interface ErrorPresenter {
  /** The error as a client may see it. */
  (error: unknown): GraphQLError;
}

const UNFORESEEN = new Refusal({
  code: 'INTERNAL',
  message: 'Something went wrong on our side. Try again. If it keeps happening, contact support.',
  retryable: true,
});

export function createErrorPresenter(log: Log, docsUrl: string | undefined): ErrorPresenter {
  return (error) => {
    const graphql = error instanceof GraphQLError ? error : undefined;
    const cause = graphql ? graphql.originalError : error;
    // Without a cause it is GraphQL's own: a document that does not parse or fit, an argument of the wrong type.
    if (graphql && !(cause instanceof Error)) return withExtensions(graphql, ownExtensions(graphql));
    if (cause instanceof GraphQLError) return withExtensions(graphql ?? cause, ownExtensions(cause));
    let refusal = refusalOf(cause);
    if (!refusal) {
      const away = isAway(cause);
      const fields = { err: cause, path: graphql?.path?.join('.') };
      if (away) repeated(log).error(fields, 'a service does not answer');
      else log.error(fields, 'operation failed');
      refusal = away ? AWAY : UNFORESEEN;
    }
    return toGraphQLError(refusal, docsUrl, graphql);
  };
}

function ownExtensions(error: GraphQLError): Record<string, unknown> {
  const http = error.extensions['http'];
  return {
    code: error.extensions['code'] === 'RATE_LIMITED' ? 'RATE_LIMITED' : 'VALIDATION_FAILED',
    message: error.message,
    retryable: error.extensions['code'] === 'RATE_LIMITED',
    ...(http === undefined ? {} : { http }),
  };
}

function withExtensions(error: GraphQLError, extensions: Record<string, unknown>): GraphQLError {
  const { nodes, source, positions, path } = error;
  return new GraphQLError(error.message, { nodes, source, positions, path, extensions });
}

/** A refusal as GraphQL tells it. */
export function toGraphQLError(refusal: Refusal, docsUrl?: string, at?: GraphQLError): GraphQLError {
  return new GraphQLError(refusal.message, {
    nodes: at?.nodes,
    source: at?.source,
    positions: at?.positions,
    path: at?.path,
    extensions: {
      code: refusal.code,
      message: refusal.message,
      retryable: refusal.retryable,
      ...(refusal.field === undefined ? {} : { field: refusal.field }),
      ...(refusal.why ? { why: refusal.why } : {}),
      ...(docsUrl ? { docUrl: `${docsUrl}#${refusal.code}` } : {}),
      ...(Object.keys(refusal.details).length > 0 ? { details: refusal.details } : {}),
    },
  });
}
