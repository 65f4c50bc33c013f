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
