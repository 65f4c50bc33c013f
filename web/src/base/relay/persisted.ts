import type { RequestParameters, Variables } from 'relay-runtime';
import type { GraphQLErrorPayload } from './refusal.ts';

/** What the server answers to an operation, or a frame of it. */
export interface Answer {
  data?: Record<string, unknown> | null;
  errors?: readonly GraphQLErrorPayload[];
  extensions?: Record<string, unknown>;
}

/** Persisted operations: the id travels, never the text. */
export const body = (params: RequestParameters, variables: Variables) => ({
  operationName: params.name,
  variables,
  extensions: { id: params.id ?? params.cacheID },
});

/**
 * What the server answered, where it did: a proxy on the way, or a server that is going down, answers in words of its own.
 * @throws Error for what is no answer to an operation
 */
export function answerOf(json: unknown): Answer {
  const { data, errors } = (json ?? {}) as Answer;
  if (data === undefined && !(Array.isArray(errors) && errors.length > 0)) throw new Error('This is no GraphQL');
  return json as Answer;
}
